import type { resendEmailChangeCode as operation } from '@auscult/contract/auth/email-change.ts'
import type { Call } from '../../../http/mount.ts'
import { lockUser } from '../../../parts/db/lock-user.ts'
import { recordEvent } from '../audit-trail.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { withMinimumDuration } from '../minimum-duration.ts'
import { findUserByEmail } from '../store.ts'
import { answers, refusal } from '../texts.ts'
import { drawChangeCode, mailCode, requireMayMailCode } from './change-codes.ts'
import { findEmailChange, saveNewCode } from './email-changes.ts'

const floorMs = 100

/** The same answer and limits for an address that has an account, which gets nothing more. The password was shown with the request. */
export async function resendEmailChangeCode(
  deps: AuthDeps,
  { user, address }: Pick<Call<typeof operation>, 'user' | 'address'>,
) {
  const { db, clock, secrets, outbox } = deps
  const addressHash = secrets.hash('address', address)
  const change = await findEmailChange(db, user.id, clock())
  if (change === undefined) throw refusal('not-found', 'email-change-over')
  const { userId, email } = change

  return withMinimumDuration(floorMs, async () => {
    await requireMayMailCode(deps, { email, addressHash })
    await db.transaction(async (transaction) => {
      await lockUser(transaction, userId)
      if ((await findUserByEmail(transaction, email)) !== undefined) return
      const { code, codeHash, codeExpiresAt } = drawChangeCode(deps, change)
      if (!(await saveNewCode(transaction, { userId, email, codeHash, codeExpiresAt }))) return
      await mailCode(transaction, deps, { userId, email, code })
      await recordEvent(transaction, { event: 'code-sent', at: clock(), userId, addressHash })
    })
    outbox.nudge()
    return { statusCode: 200, message: answers.emailChangeRequested }
  })
}
