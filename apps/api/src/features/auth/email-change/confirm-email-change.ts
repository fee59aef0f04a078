import type { confirmEmailChange as operation } from '@auscult/contract/auth/email-change.ts'
import { verificationCode } from '@auscult/contract/auth/limits.ts'
import type { Call } from '../../../http/mount.ts'
import type { Database } from '../../../parts/db/database.ts'
import { lockUser } from '../../../parts/db/lock-user.ts'
import { isUniqueViolation } from '../../../parts/db/unique-violation.ts'
import { requireRoom } from '../attempts.ts'
import { recordEvent } from '../audit-trail.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { withMinimumDuration } from '../minimum-duration.ts'
import { countRefusal, refusalLimit } from '../network-limits.ts'
import { forgetResetLink } from '../passwords/reset-links.ts'
import { findUser, setEmail, type User } from '../store.ts'
import { answers, refusal, writeMail } from '../texts.ts'
import { isChangeCode } from './change-codes.ts'
import { takeEmailChange, useTry } from './email-changes.ts'

const floorMs = 50

type Confirmation = Pick<Call<typeof operation>, 'body' | 'user' | 'address'>

/**
 * One refusal for a wrong, expired, spent or replaced code, for an account that waits for none, and for an address that somebody else was
 * quicker to have.
 */
export async function confirmEmailChange(deps: AuthDeps, call: Confirmation) {
  const { db, clock, secrets, outbox } = deps
  const addressHash = secrets.hash('address', call.address)

  return withMinimumDuration(floorMs, async () => {
    await requireRoom(db, clock(), [refusalLimit(addressHash)], 'too-many-tries')
    if (!(await redeem(deps, call, addressHash))) {
      await countRefusal(deps, { event: 'email-change-refused', userId: call.user.id, addressHash })
      throw refusal('bad-request', 'code-wrong')
    }
    outbox.nudge()
    return { statusCode: 200, message: answers.emailChanged }
  })
}

async function redeem(deps: AuthDeps, { body, user }: Confirmation, addressHash: string): Promise<boolean> {
  const { db, clock } = deps
  const userId = user.id
  // The try is counted before the code is looked at: parallel guesses have five between them, not five each.
  const tried = await useTry(db, { userId, now: clock(), maxTries: verificationCode.tries })
  const { email, codeHash = null } = tried ?? {}
  if (email === undefined || codeHash === null) return false
  if (!isChangeCode(deps, { userId, email, codeHash }, body.otp)) return false
  try {
    return await db.transaction(async (transaction) => {
      await lockUser(transaction, userId)
      const before = await findUser(transaction, userId)
      if (before === undefined || !(await takeEmailChange(transaction, { userId, codeHash }))) return false
      await setEmail(transaction, userId, { email, emailVerifiedAt: clock() })
      await deps.sessions.endOthers(transaction, user)
      await tell(transaction, deps, before, { email, addressHash })
      return true
    })
  } catch (error) {
    // Somebody has opened an account with the address, or changed theirs to it, since the code was mailed.
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** What the new address brings with it: links that were mailed to the old one die, and its owner is told, who may not have asked for it. */
async function tell(
  transaction: Database,
  { clock, notifier, outbox, publicUrl }: AuthDeps,
  before: User,
  { email, addressHash }: { email: string; addressHash: string },
): Promise<void> {
  const userId = before.id
  const at = clock()
  await forgetResetLink(transaction, userId)
  await recordEvent(transaction, { event: 'email-changed', at, userId, addressHash })
  await notifier.notify(transaction, { userId, kind: 'email-changed' })
  await outbox.enqueue(transaction, {
    userId,
    to: before.email,
    ...writeMail('emailChanged', {
      name: before.name,
      email,
      at: at.toISOString().slice(0, 16).replace('T', ' '),
      publicUrl,
    }),
  })
}
