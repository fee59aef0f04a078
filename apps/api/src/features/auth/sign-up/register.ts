import type { register as operation } from '@auscult/contract/auth.ts'
import type { Call } from '../../../http/mount.ts'
import type { Database } from '../../../parts/db/database.ts'
import { countAttempt } from '../attempts.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { codeLimits, sendCode } from './codes.ts'
import { requireMayRegister } from './may-register.ts'
import { noSoonerThan } from '../no-sooner-than.ts'
import { hashPassword, isCommonPassword } from '../passwords/passwords.ts'
import { createUnverifiedUser, findUserByEmail, recordEvent } from '../store.ts'
import { answers, refusal, writeMail } from '../texts.ts'

const floorMs = 200

/** The same answer, after the same time, whether the address is new, awaits its code or has an account. */
export async function register(
  deps: AuthDeps,
  { body, address }: Pick<Call<typeof operation>, 'body' | 'address'>,
) {
  if (isCommonPassword(body.password)) throw refusal('bad-request', 'password-common')
  const addressHash = deps.secrets.hash('address', address)
  await requireMayRegister(deps, address)

  return noSoonerThan(floorMs, async () => {
    const passwordHash = await hashPassword(body.password)
    await deps.db.transaction((transaction) => write(transaction, deps, { body, passwordHash, addressHash }))
    deps.outbox.nudge()
    return { statusCode: 200, message: answers.registered }
  })
}

type Written = Pick<Call<typeof operation>, 'body'> & { passwordHash: string; addressHash: string }

async function write(transaction: Database, deps: AuthDeps, { body, passwordHash, addressHash }: Written) {
  const at = deps.clock()
  const limits = codeLimits(deps, body.email)
  // Beyond the limit nothing changes and nothing is mailed, so that nobody's post box can be flooded from here; the details
  // of an unverified account may only change together with a new code.
  if (!(await countAttempt(transaction, at, limits.hourly))) return
  await countAttempt(transaction, at, limits.gap)
  const created = await createUnverifiedUser(transaction, {
    name: body.name.trim(),
    email: body.email,
    passwordHash,
    wantsPromotion: body.isPromotion,
    now: at,
  })
  if (created !== undefined) {
    await sendCode(transaction, deps, created)
    return recordEvent(transaction, { event: 'registered', at, userId: created.id, addressHash })
  }
  const owner = await findUserByEmail(transaction, body.email)
  if (owner === undefined) return
  const { publicUrl } = deps
  const mail = writeMail('alreadyRegistered', { name: owner.name, logInUrl: `${publicUrl}/login`, publicUrl })
  await deps.outbox.enqueue(transaction, { to: owner.email, ...mail })
  await recordEvent(transaction, { event: 'registered-again', at, userId: owner.id, addressHash })
}
