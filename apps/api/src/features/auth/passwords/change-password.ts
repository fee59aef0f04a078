import type { changePassword as operation } from '@auscult/contract/auth.ts'
import { notSignedIn } from '../../../http/errors.ts'
import type { Call } from '../../../http/mount.ts'
import { requireRoom } from '../attempts.ts'
import { recordEvent } from '../audit-trail.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { countFailure, failureLimits } from '../log-in/log-in-limits.ts'
import { replacePassword } from './new-password.ts'
import { requireGoodPassword } from './passwords.ts'
import { findAccount, findUser, lockPassword } from '../store.ts'
import { answers, refusal } from '../texts.ts'

/**
 * The account is the session's. A wrong current password counts like a failed log-in, so that somebody at an unlocked screen
 * has no more guesses here than there. It answers 400: a 401 would log the owner out.
 */
export async function changePassword(
  deps: AuthDeps,
  { body, user: caller, address }: Pick<Call<typeof operation>, 'body' | 'user' | 'address'>,
) {
  const { db, clock, secrets, passwords } = deps
  const addressHash = secrets.hash('address', address)
  const owner = await findUser(db, caller.id)
  if (owner === undefined) throw notSignedIn()
  const refused = { event: 'password-change-refused', userId: owner.id, addressHash } as const
  if (owner.email !== body.email) {
    await recordEvent(db, { ...refused, at: clock() })
    throw refusal('not-allowed', 'account-not-own')
  }
  requireGoodPassword(body.password, owner)

  const account = await findAccount(db, owner.email, addressHash)
  const isKnownAddress = account?.isKnownAddress ?? false
  const limits = failureLimits(deps, { email: owner.email, addressHash, isKnownAddress })
  await requireRoom(db, clock(), limits, 'too-many-log-ins')
  if (!(await passwords.isRight(body.currentPassword, owner.passwordHash, addressHash))) {
    await countFailure(deps, limits, refused)
    throw refusal('bad-request', 'current-password-wrong')
  }
  await requireRoom(db, clock(), limits, 'too-many-log-ins')

  const passwordHash = await passwords.hash(body.password, addressHash)
  await db.transaction(async (transaction) => {
    if (!(await lockPassword(transaction, owner))) {
      throw refusal('bad-request', 'current-password-wrong')
    }
    await replacePassword(transaction, deps, owner, { passwordHash, event: 'password-changed', addressHash })
  })
  deps.outbox.nudge()
  return { statusCode: 200, message: answers.passwordChanged }
}
