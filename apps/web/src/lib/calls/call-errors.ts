/**
 * The server refused. Its message for the person, in the language of the interface where the contract names the reason, and its short
 * reason ('Bad Request') may both be empty.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly shortReason: string
  /** One of the contract's `refusalReasons`, or of a newer server's; absent where only the message tells. */
  readonly reason: string | undefined
  /** The field of the call that is refused, by its name in the contract, where it is one. */
  readonly field: string | undefined
  /** The words of the person's own text for which it is refused, where they are told. */
  readonly found: string | undefined

  constructor(
    status: number,
    message: string,
    {
      error = '',
      reason,
      field,
      found,
    }: { error?: string; reason?: string; field?: string; found?: string } = {},
  ) {
    super(message)
    this.status = status
    this.shortReason = error
    this.reason = reason
    this.field = field
    this.found = found
  }
}

/** No answer came: no network, or 90 seconds went by. */
export class ConnectionError extends Error {
  override readonly name: string = 'ConnectionError'
}

/** Nothing came of a stream: what lies between lets none through, or cut it before its first event. */
export class NoStreamError extends ConnectionError {}

/** Sealing or opening an envelope failed: 'Encryption failed' or 'Decryption failed', with detail. */
export class EnvelopeError extends Error {
  override readonly name = 'EnvelopeError'
}

/** Whether the call was given up on purpose, which nobody needs to hear of. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

/** What to show: the server's message, else its short reason, else the screen's own words; for other errors the error's own text. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.message || error.shortReason || fallback
  return error instanceof Error && error.message !== '' ? error.message : fallback
}

/** The same for a screen that has one text for all that is not the server's word, but for a failed envelope, which says itself. */
export function refusalOf(error: unknown, fallback: string): string {
  return error instanceof ApiError || error instanceof EnvelopeError ? messageOf(error, fallback) : fallback
}
