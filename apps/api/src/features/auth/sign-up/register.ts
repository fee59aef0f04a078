import type { register as operation } from '@auscult/contract/auth/auth.ts'
import type { Call } from '../../../http/mount.ts'
import type { Database } from '../../../parts/db/database.ts'
import { countAttempt, countAttempts, requireAttempt } from '../attempts.ts'
import { recordEvent } from '../audit-trail.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { mailLimit } from '../network-limits.ts'
import { withMinimumDuration } from '../minimum-duration.ts'
import { requireGoodPassword } from '../passwords/passwords.ts'
import { findUserByEmail, type User } from '../store.ts'
import { answers, writeMail } from '../texts.ts'
import { codeLimits, sendCode } from './codes.ts'
import { requireMayRegister } from './may-register.ts'
import { signRegistration } from './registration-cookie.ts'
import { createRegistration, type Registration } from './registrations.ts'

const floorMs = 200

/**
 * Writes a registration down, which is no account yet and belongs to the browser that gets the cookie. The same answer, after the
 * same time, whether the address is new, was registered by somebody else or has an account.
 */
export async function register(
  deps: AuthDeps,
  { body, address, setCookie }: Pick<Call<typeof operation>, 'body' | 'address' | 'setCookie'>,
) {
  requireGoodPassword(body.password, body)
  const { db, clock } = deps
  const addressHash = deps.secrets.hash('address', address)
  await requireMayRegister(deps, address)
  await requireAttempt(db, clock(), mailLimit(deps, addressHash), 'too-many-registrations')

  return withMinimumDuration(floorMs, async () => {
    const now = clock()
    const { email, name, isPromotion: wantsPromotion } = body
    const passwordHash = await deps.passwords.hash(body.password, addressHash)
    const limits = codeLimits(deps, { email, addressHash })
    await countAttempt(db, now, limits.gap)
    // Beyond the limit nothing is mailed, so that nobody's post box can be flooded from here; a code can be asked for later.
    const mayMail = await countAttempts(db, now, [limits.hourly, limits.hourlyFromAll])

    const { id } = await db.transaction(async (transaction) => {
      const registration = await createRegistration(transaction, {
        email,
        name,
        passwordHash,
        wantsPromotion,
        addressHash,
        createdAt: now,
      })
      const owner = await findUserByEmail(transaction, email)
      const event = owner === undefined ? 'registered' : 'registered-again'
      const userId = owner?.id ?? registration.id
      await recordEvent(transaction, { event, at: now, userId, addressHash })
      if (mayMail) await answerByMail(transaction, deps, registration, owner)
      return registration
    })
    setCookie(signRegistration(deps, id))
    deps.outbox.nudge()
    return { statusCode: 200, message: answers.registered }
  })
}

/** A code, or, where the address has an account, a word to its owner. */
async function answerByMail(
  transaction: Database,
  deps: AuthDeps,
  registration: Registration,
  owner: User | undefined,
): Promise<void> {
  if (owner === undefined) return sendCode(transaction, deps, registration)
  const { publicUrl } = deps
  const mail = writeMail('alreadyRegistered', { name: owner.name, logInUrl: `${publicUrl}/login`, publicUrl })
  await deps.outbox.enqueue(transaction, { userId: owner.id, to: owner.email, ...mail })
}
