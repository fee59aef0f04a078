/** What a mailed link carries. */
export type ResetLink = { email: string; token: string }

/** Reads `?email=...&token=...`; undefined where one of them is not there, because no password can be set then. */
export function findResetLink(search: string): ResetLink | undefined {
  const query = new URLSearchParams(search)
  const email = query.get('email')?.trim() ?? ''
  const token = query.get('token') ?? ''
  return email === '' || token === '' ? undefined : { email, token }
}

/** The same address without the token, for the address bar and the history. */
export function withoutToken(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('token')
  return query.size > 0 ? `?${query.toString()}` : ''
}
