/**
 * The signed-in pages of the product that are not there yet. A stranger who opens one logs in first, as for any other, and who is signed in
 * comes to the dashboard, so that no address which the server knows ends at 'Page Not Found'. A feature that brings a page takes it off.
 */
export const laterPages = ['/signup-verification'] as const
