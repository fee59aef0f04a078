const secondMs = 1_000

function claimsOf(token: string): object | undefined {
  const parts = token.split('.')
  const [, claims] = parts
  if (parts.length !== 3 || claims === undefined) return undefined
  try {
    const json: unknown = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/')))
    return typeof json === 'object' && json !== null ? json : undefined
  } catch {
    return undefined
  }
}

function expiryOf(token: string): number | undefined {
  const claims = claimsOf(token)
  return claims && 'exp' in claims && typeof claims.exp === 'number' ? claims.exp : undefined
}

/** The user id a token was issued to, to tell one person's things in this browser from another's. */
export function findSubject(token: string): string | undefined {
  const claims = claimsOf(token)
  return claims && 'sub' in claims && typeof claims.sub === 'string' ? claims.sub : undefined
}

/** Whether a token has three parts, an expiry, and time left. The server alone decides whether it is genuine. */
export function isUsableToken(token: string, nowMs: number): boolean {
  const expiry = expiryOf(token)
  return expiry !== undefined && expiry * secondMs > nowMs
}
