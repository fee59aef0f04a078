import type { forgotPassword as operation } from '@auscult/contract/auth.ts'
import { resetLink } from '@auscult/contract/auth-limits.ts'
import type { Call } from '../../../http/mount.ts'
import { requireAttempt } from '../attempts.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { mailLimit } from '../network-limits.ts'
import { withMinimumDuration } from '../minimum-duration.ts'
import { sendResetLink } from './reset-links.ts'
import { recordEvent } from '../audit-trail.ts'
import { findUserByEmail } from '../store.ts'
import { answers } from '../texts.ts'

const floorMs = 100
const mostFromAllPerHour = 10

/**
 * The same answer, limits and time for every address; only one that has an account gets a mail. Each network has its own three an hour,
 * so that a stranger elsewhere cannot use up the owner's; all together have ten, so that no post box is flooded.
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
  const hourlyFromAll = { key: `reset-hour:${who}`, max: mostFromAllPerHour, windowSeconds: 3_600 }

  return withMinimumDuration(floorMs, async () => {
    const at = clock()
    await requireAttempt(db, at, hourly, 'too-many-links')
    await requireAttempt(db, at, hourlyFromAll, 'too-many-links')
    await requireAttempt(db, at, mailLimit(deps, addressHash), 'too-many-mails')
    await db.transaction(async (transaction) => {
      const user = await findUserByEmail(transaction, body.email)
      if (user === undefined) return
      await sendResetLink(transaction, deps, user)
      await recordEvent(transaction, { event: 'reset-requested', at, userId: user.id, addressHash })
    })
    outbox.nudge()
    return { statusCode: 200, message: answers.resetSent }
  })
}
