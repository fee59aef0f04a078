import type { verifyEmail as operation } from '@auscult/contract/auth/auth.ts'
import { verificationCode } from '@auscult/contract/auth/limits.ts'
import type { Call } from '../../../http/mount.ts'
import { requireRoom } from '../attempts.ts'
import { recordEvent } from '../audit-trail.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { countRefusal, refusalLimit } from '../network-limits.ts'
import { withMinimumDuration } from '../minimum-duration.ts'
import { createUser, rememberAddress } from '../store.ts'
import { answers, refusal } from '../texts.ts'
import { isCode } from './codes.ts'
import { readRegistration } from './registration-cookie.ts'
import { findOwnRegistration, takeRegistration, useTry } from './registrations.ts'

const floorMs = 50

/**
 * Makes an account of the caller's own registration. One refusal for a wrong, expired, spent or replaced code, for the code of
 * somebody else's registration, and for an address that awaits none.
 */
export async function verifyEmail(
  deps: AuthDeps,
  { body, address, cookies }: Pick<Call<typeof operation>, 'body' | 'address' | 'cookies'>,
) {
  const { db, clock, secrets } = deps
  const addressHash = secrets.hash('address', address)

  return withMinimumDuration(floorMs, async () => {
    const now = clock()
    await requireRoom(db, now, [refusalLimit(addressHash)], 'too-many-tries')
    const id = readRegistration(deps, cookies)
    const own = await findOwnRegistration(db, { id, addressHash, email: body.email, now })
    if (own !== undefined && (await redeem(own.id, now))) {
      return { statusCode: 200, message: answers.verified }
    }
    await countRefusal(deps, { event: 'code-refused', userId: own?.id, addressHash })
    throw refusal('bad-request', 'code-wrong')
  })

  async function redeem(id: string, now: Date): Promise<boolean> {
    // The try is counted before the code is looked at: parallel guesses have five between them, not five each.
    const codeHash = await useTry(db, { id, now, maxTries: verificationCode.tries })
    if (codeHash === undefined || !isCode(deps, { id, codeHash }, body.otp)) return false
    return db.transaction(async (transaction) => {
      const taken = await takeRegistration(transaction, { id, codeHash })
      if (taken === undefined) return false
      const user = await createUser(transaction, { ...taken, agreedAt: taken.createdAt, createdAt: now })
      // Somebody else who reads this address's mail was quicker, or came through a provider.
      if (user === undefined) return false
      await rememberAddress(transaction, { userId: user.id, addressHash, lastSeenAt: now })
      await recordEvent(transaction, { event: 'email-verified', at: now, userId: user.id, addressHash })
      return true
    })
  }
}
