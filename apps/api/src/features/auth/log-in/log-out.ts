import type { logOut as operation } from '@auscult/contract/auth/auth.ts'
import type { Call } from '../../../http/mount.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { recordEvent } from '../audit-trail.ts'
import { answers } from '../texts.ts'

/** Ends this session only; the token opens nothing from now on. */
export async function logOut(
  { db, clock, secrets, sessions }: AuthDeps,
  { user, address }: Pick<Call<typeof operation>, 'user' | 'address'>,
) {
  await db.transaction(async (transaction) => {
    await sessions.end(transaction, user)
    const addressHash = secrets.hash('address', address)
    await recordEvent(transaction, { event: 'logged-out', at: clock(), userId: user.id, addressHash })
  })
  return { statusCode: 200, message: answers.loggedOut }
}
