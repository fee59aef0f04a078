/** What a mailed link carries. The page may be opened without a token; the server says then that the link is not valid. */
export type ResetLink = { email: string; token: string }

/** Reads `?email=...&token=...`; undefined where there is no address. */
export function findResetLink(search: string): ResetLink | undefined {
  const query = new URLSearchParams(search)
  const email = query.get('email')?.trim() ?? ''
  return email === '' ? undefined : { email, token: query.get('token') ?? '' }
}

/** The same address without the token, for the address bar and the history. */
export function withoutToken(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('token')
  return query.size > 0 ? `?${query.toString()}` : ''
}
