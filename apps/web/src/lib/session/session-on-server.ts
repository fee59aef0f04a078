import { getIdentity, logOut } from '@auscult/contract/auth/auth.ts'
import { call } from '../calls/api.ts'
import { endSession, findToken } from './session.ts'

const patienceMs = 3_000

/**
 * Ends a token's session on the server. One that cannot be reached ends it by itself, when nobody has used the token for a while. Resolves to
 * where the browser ends the session of the provider that vouched for this one.
 */
export async function logOutOnServer(token: string): Promise<string | undefined> {
  try {
    const options = { signal: AbortSignal.timeout(patienceMs), token }
    return (await call(logOut, { body: {} }, options)).leaveFor
  } catch {
    // Nobody waits for this, and nobody could do anything about it.
    return undefined
  }
}

/** Ends the session on the server and here, and resolves likewise. A server that does not answer cannot keep a person logged in. */
export async function logOutHere(): Promise<string | undefined> {
  const token = findToken()
  const leaveFor = token === undefined ? undefined : await logOutOnServer(token)
  endSession('logged-out', token)
  return leaveFor
}

/** Tells the server that the session is in use, which any call does. Throws as `call` does; a 401 ends the session here. */
export async function keepOnServer(): Promise<void> {
  await call(getIdentity, {})
}
