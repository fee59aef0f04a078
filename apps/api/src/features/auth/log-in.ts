import type { logIn as operation } from '@auscult/contract/auth.ts'
import { AppError } from '../../http/errors.ts'
import type { Call } from '../../http/mount.ts'
import { type AttemptLimit, countAttempt, forgetAttempts, requireRoom } from './attempts.ts'
import type { AuthDeps } from './auth-deps.ts'
import { isPassword } from './passwords.ts'
import { findAccount, recordEvent, rememberAddress, type User } from './store.ts'
import { answers } from './texts.ts'

const quarterHourSeconds = 900

/**
 * Failures are counted, for unknown accounts as for known ones. The counters are looked at before the password and once more
 * after a right one, so that guesses sent all at once do not get more tries than guesses sent one by one.
 */
export async function logIn(
  deps: AuthDeps,
  { body, address }: Pick<Call<typeof operation>, 'body' | 'address'>,
) {
  const { db, clock, secrets } = deps
  const who = secrets.hash('address', body.email)
  const addressHash = secrets.hash('address', address)
  const account = await findAccount(db, body.email, addressHash)
  const limits = failureLimits(who, addressHash, account?.isKnownAddress ?? false)
  await requireRoom(db, clock(), limits, answers.tooManyLogIns)

  const isRight = await isPassword(body.password, account?.user.passwordHash)
  if (account === undefined || !isRight) {
    await refuse(deps, limits, { userId: account?.user.id, addressHash })
    throw new AppError('not-signed-in', answers.logInWrong)
  }
  await requireRoom(db, clock(), limits, answers.tooManyLogIns)
  if (account.user.emailVerifiedAt === null) return { isEmailVerified: false }
  return { ...(await admit(deps, account.user, addressHash, limits)), isEmailVerified: true }
}

/**
 * The owner's own addresses have a counter of their own, so a stranger's failures elsewhere do not lock the owner out.
 */
function failureLimits(who: string, addressHash: string, isKnownAddress: boolean): AttemptLimit[] {
  const pair = { key: `log-in:${who}:${addressHash}`, max: 5, windowSeconds: quarterHourSeconds }
  const strangers = { key: `log-in-strangers:${who}`, max: 15, windowSeconds: quarterHourSeconds }
  const network = { key: `log-in-network:${addressHash}`, max: 40, windowSeconds: 60 }
  return isKnownAddress ? [pair, network] : [pair, network, strangers]
}

async function refuse(
  { db, clock }: AuthDeps,
  limits: readonly AttemptLimit[],
  event: { userId: string | undefined; addressHash: string },
): Promise<void> {
  const at = clock()
  const counted = await Promise.all(limits.map((limit) => countAttempt(db, at, limit)))
  await recordEvent(db, { event: 'log-in-refused', at, ...event })
  if (!counted.every(Boolean)) await requireRoom(db, at, limits, answers.tooManyLogIns)
}

async function admit(
  { db, clock, sessions }: AuthDeps,
  user: User,
  addressHash: string,
  [pair]: readonly AttemptLimit[],
) {
  const at = clock()
  return db.transaction(async (transaction) => {
    if (pair !== undefined) await forgetAttempts(transaction, pair.key)
    await rememberAddress(transaction, { userId: user.id, addressHash, lastSeenAt: at })
    await recordEvent(transaction, { event: 'logged-in', at, userId: user.id, addressHash })
    return {
      access_token: await sessions.start(transaction, user.id),
      ...(user.type !== null && { profile: { type: user.type } }),
    }
  })
}
