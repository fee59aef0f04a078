/**
 * The signed-in pages of the product that are not there yet. A stranger who opens one logs in first, as for any other, and who is signed in
 * comes to the dashboard, so that no address which the server knows ends at 'Page Not Found'. A feature that brings a page takes it off.
 */
export const laterPages = [
  '/brief',
  '/review',
  '/tools',
  '/tools/calcs',
  '/tools/calcs/cha2-ds2-vasc',
  '/tools/calcs/has-bled',
  '/tools/calcs/heart',
  '/tools/calcs/wells-dvt',
  '/tools/calcs/wells-pe',
  '/tools/calcs/qsofa',
  '/tools/calcs/curb-65',
  '/tools/calcs/sirs-sepsis',
  '/tools/calcs/gcs',
  '/tools/lab-values',
  '/tools/antibiotics',
  '/saved',
  '/signup-verification',
  '/feed',
] as const
