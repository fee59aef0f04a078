import type { resendOtp as operation } from '@auscult/contract/auth/auth.ts'
import type { Call } from '../../../http/mount.ts'
import { requireAttempt } from '../attempts.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { mailLimit } from '../network-limits.ts'
import { withMinimumDuration } from '../minimum-duration.ts'
import { answers } from '../texts.ts'
import { codeLimits, sendCodeAgain } from './codes.ts'
import { readRegistration } from './registration-cookie.ts'
import { findOwnRegistration } from './registrations.ts'

const floorMs = 100

/** The same answer and the same limits for every address; only one that the caller has registered gets a mail. */
export async function resendOtp(
  deps: AuthDeps,
  { body, address, cookies }: Pick<Call<typeof operation>, 'body' | 'address' | 'cookies'>,
) {
  const { db, clock, secrets } = deps
  const { email } = body
  const addressHash = secrets.hash('address', address)
  const { gap, hourly, hourlyFromAll } = codeLimits(deps, { email, addressHash })

  return withMinimumDuration(floorMs, async () => {
    const now = clock()
    for (const limit of [gap, hourly, hourlyFromAll]) {
      // oxlint-disable-next-line no-await-in-loop -- what the first refuses is not counted by the next
      await requireAttempt(db, now, limit, 'too-many-codes')
    }
    await requireAttempt(db, now, mailLimit(deps, addressHash), 'too-many-mails')
    const id = readRegistration(deps, cookies)
    const own = await findOwnRegistration(db, { id, addressHash, email, now })
    if (own !== undefined) await sendCodeAgain(deps, own, addressHash)
    return { statusCode: 200, message: answers.codeSent }
  })
}
