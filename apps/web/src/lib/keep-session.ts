import { getIdentity } from '@auscult/contract/auth.ts'
import { call } from './api.ts'

/** Tells the server that the session is in use. A 401 ends it here, as with any call. */
export async function keepSession(): Promise<void> {
  await call(getIdentity, {})
}
