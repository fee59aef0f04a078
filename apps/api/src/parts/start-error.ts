/** Why the server cannot start and what to do about it, in a sentence for the operator; shown without a stack trace. */
export class StartError extends Error {
  override name = 'StartError'
}

export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
