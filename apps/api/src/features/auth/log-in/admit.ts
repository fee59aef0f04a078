import { readDevice } from '../../../http/device.ts'
import type { Database } from '../../../parts/db/database.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { recordEvent, type SecurityEvent } from '../audit-trail.ts'
import { findUser, rememberAddress, type User } from '../store.ts'
import { refusal } from '../texts.ts'

type Entrance = {
  event: SecurityEvent
  addressHash: string
  userAgent: string | undefined
  /** Of the session, for who keeps more of it. */
  sessionId?: string | undefined
}

/**
 * Opens a session for a person who has shown who they are, in the caller's transaction, which holds the user's row. A disabled account is
 * told so here and nowhere else: only who could have logged in learns it.
 */
export async function admit(
  transaction: Database,
  { clock, notifier, sessions }: AuthDeps,
  user: User,
  { event, addressHash, userAgent, sessionId }: Entrance,
) {
  // Read anew: the account may have been disabled since it was looked up.
  if ((await findUser(transaction, user.id))?.disabledAt !== null)
    throw refusal('not-allowed', 'account-disabled')
  const at = clock()
  const device = readDevice(userAgent)
  const isNewAddress = await rememberAddress(transaction, { userId: user.id, addressHash, lastSeenAt: at })
  // A newcomer's first log-in is no surprise.
  if (isNewAddress && !event.startsWith('registered-with-'))
    await notifier.notify(transaction, { userId: user.id, kind: 'signed-in', device })
  await recordEvent(transaction, { event, at, userId: user.id, addressHash })
  return {
    access_token: await sessions.start(transaction, user.id, { device, sessionId }),
    isEmailVerified: true,
    ...(user.type !== null && { profile: { type: user.type } }),
  }
}
