const secondMs = 1_000

function expiryOf(token: string): number | undefined {
  const parts = token.split('.')
  const [, claims] = parts
  if (parts.length !== 3 || claims === undefined) return undefined
  try {
    const json: unknown = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/')))
    const isObject = typeof json === 'object' && json !== null
    return isObject && 'exp' in json && typeof json.exp === 'number' ? json.exp : undefined
  } catch {
    return undefined
  }
}

/** Whether a token has three parts, an expiry, and time left. The server alone decides whether it is genuine. */
export function isUsableToken(token: string, nowMs: number): boolean {
  const expiry = expiryOf(token)
  return expiry !== undefined && expiry * secondMs > nowMs
}
