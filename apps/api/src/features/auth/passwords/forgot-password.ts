import { type forgotPassword as operation, resetLink } from '@auscult/contract/auth.ts'
import type { Call } from '../../../http/mount.ts'
import { requireAttempt } from '../attempts.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { noSoonerThan } from '../no-sooner-than.ts'
import { sendResetLink } from './reset-links.ts'
import { findUserByEmail, recordEvent } from '../store.ts'
import { answers } from '../texts.ts'

const floorMs = 100

/** The same answer, limit and time for every address; only one that has an account, verified or not, gets a mail. */
export async function forgotPassword(
  deps: AuthDeps,
  { body, address }: Pick<Call<typeof operation>, 'body' | 'address'>,
) {
  const { db, clock, secrets, outbox } = deps
  const key = `reset-hour:${secrets.hash('address', body.email)}`
  const hourly = { key, max: resetLink.perHour, windowSeconds: 3_600 }

  return noSoonerThan(floorMs, async () => {
    const at = clock()
    await requireAttempt(db, at, hourly, 'too-many-links')
    await db.transaction(async (transaction) => {
      const user = await findUserByEmail(transaction, body.email)
      if (user === undefined) return
      await sendResetLink(transaction, deps, user)
      const addressHash = secrets.hash('address', address)
      await recordEvent(transaction, { event: 'reset-requested', at, userId: user.id, addressHash })
    })
    outbox.nudge()
    return { statusCode: 200, message: answers.resetSent }
  })
}
