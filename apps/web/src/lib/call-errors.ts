/** The server refused. `message` is its message, else its short reason, else empty: the screen adds its own words then. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
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

/** What to show: the server's message, else the screen's own words; for other errors the error's own text. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback
}
