import { logOut } from '@auscult/contract/auth.ts'
import { call } from './api.ts'
import { endSession } from './session.ts'

const patienceMs = 3_000

/** Ends the session here and on the server. A server that does not answer cannot keep a person logged in. */
export async function logOutHere(): Promise<void> {
  try {
    await call(logOut, { body: {} }, { signal: AbortSignal.timeout(patienceMs) })
  } catch {
    // The token leaves this browser whatever the server said; it wears out by itself.
  } finally {
    endSession('logged-out')
  }
}
