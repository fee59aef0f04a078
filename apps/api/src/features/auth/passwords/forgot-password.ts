import type { forgotPassword as operation } from '@auscult/contract/auth/auth.ts'
import { resetLink } from '@auscult/contract/auth/limits.ts'
import type { Call } from '../../../http/mount.ts'
import { requireAttempt } from '../attempts.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { mailLimit } from '../network-limits.ts'
import { withMinimumDuration } from '../minimum-duration.ts'
import { sendResetLink } from './reset-links.ts'
import { recordEvent } from '../audit-trail.ts'
import { findAccount, lockUserByEmail } from '../store.ts'
import { answers } from '../texts.ts'

const floorMs = 100
const mostFromStrangersPerHour = 10

/**
 * The same answer, limits and time for every address; only one that has an account gets a mail. Each network has its own three an hour,
 * so that a stranger elsewhere cannot use up the owner's; all strangers together have ten, so that no post box is flooded. A network from
 * which the owner has logged in is no stranger: four of those would shut the owner out.
 */
export async function forgotPassword(
  deps: AuthDeps,
  { body, address }: Pick<Call<typeof operation>, 'body' | 'address'>,
) {
  const { db, clock, secrets, outbox } = deps
  const addressHash = secrets.hash('address', address)
  const who = secrets.hash('address', body.email)
  const hourly = {
    key: `reset-hour:${who}:${addressHash}`,
    max: resetLink.perHour,
    windowSeconds: 3_600,
  }
  const hourlyFromStrangers = {
    key: `reset-hour:${who}`,
    max: mostFromStrangersPerHour,
    windowSeconds: 3_600,
  }

  return withMinimumDuration(floorMs, async () => {
    const at = clock()
    await requireAttempt(db, at, hourly, 'too-many-links')
    const account = await findAccount(db, body.email, addressHash)
    if (account?.isKnownAddress !== true) await requireAttempt(db, at, hourlyFromStrangers, 'too-many-links')
    await requireAttempt(db, at, mailLimit(deps, addressHash), 'too-many-mails')
    await db.transaction(async (transaction) => {
      const user = await lockUserByEmail(transaction, body.email)
      if (user === undefined) return
      await sendResetLink(transaction, deps, user)
      await recordEvent(transaction, { event: 'reset-requested', at, userId: user.id, addressHash })
    })
    outbox.nudge()
    return { statusCode: 200, message: answers.resetSent }
  })
}
