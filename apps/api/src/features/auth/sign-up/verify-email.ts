import { verificationCode, type verifyEmail as operation } from '@auscult/contract/auth.ts'
import type { Call } from '../../../http/mount.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { isCode } from './codes.ts'
import { noSoonerThan } from '../no-sooner-than.ts'
import { recordEvent, redeemCode, useTry } from '../store.ts'
import { answers, refusal } from '../texts.ts'

const floorMs = 50

/** One refusal for a wrong, expired, spent or replaced code and for an address that awaits none. */
export async function verifyEmail(
  deps: AuthDeps,
  { body, address }: Pick<Call<typeof operation>, 'body' | 'address'>,
) {
  const { db, clock, secrets } = deps
  const addressHash = secrets.hash('address', address)

  return noSoonerThan(floorMs, async () => {
    const at = clock()
    // The try is counted before the code is looked at: parallel guesses have five between them, not five each.
    const code = await useTry(db, { email: body.email, now: at, maxTries: verificationCode.tries })
    const isRight = code !== undefined && isCode(deps, code, body.otp)
    if (isRight && (await redeem(code, at))) return { statusCode: 200, message: answers.verified }
    await recordEvent(db, { event: 'code-refused', at, userId: code?.userId, addressHash })
    throw refusal('bad-request', 'code-wrong')
  })

  function redeem(code: { userId: string; codeHash: string }, at: Date): Promise<boolean> {
    return db.transaction(async (transaction) => {
      if (!(await redeemCode(transaction, { ...code, now: at }))) return false
      await recordEvent(transaction, { event: 'email-verified', at, userId: code.userId, addressHash })
      return true
    })
  }
}
