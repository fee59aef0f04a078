import type { resendOtp as operation } from '@auscult/contract/auth.ts'
import type { Call } from '../../../http/mount.ts'
import { requireAttempt } from '../attempts.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { codeLimits, sendCode } from './codes.ts'
import { noSoonerThan } from '../no-sooner-than.ts'
import { findUserByEmail, recordEvent } from '../store.ts'
import { answers } from '../texts.ts'

const floorMs = 100

/** The same answer and the same limits for every address; only one that awaits its verification gets a mail. */
export async function resendOtp(
  deps: AuthDeps,
  { body, address }: Pick<Call<typeof operation>, 'body' | 'address'>,
) {
  const { db, clock, secrets, outbox } = deps
  const limits = codeLimits(deps, body.email)

  return noSoonerThan(floorMs, async () => {
    const at = clock()
    await requireAttempt(db, at, limits.gap, 'too-many-codes')
    await requireAttempt(db, at, limits.hourly, 'too-many-codes')
    await db.transaction(async (transaction) => {
      const user = await findUserByEmail(transaction, body.email)
      if (user === undefined || user.emailVerifiedAt !== null) return
      await sendCode(transaction, deps, user)
      const addressHash = secrets.hash('address', address)
      await recordEvent(transaction, { event: 'code-sent', at, userId: user.id, addressHash })
    })
    outbox.nudge()
    return { statusCode: 200, message: answers.codeSent }
  })
}
