import type { logIn as operation } from '@auscult/contract/auth.ts'
import { AppError } from '../../http/errors.ts'
import type { Call } from '../../http/mount.ts'
import { admit } from './admit.ts'
import { forgetAttempts, requireRoom } from './attempts.ts'
import type { AuthDeps } from './auth-deps.ts'
import { countFailure, failureLimits } from './log-in-limits.ts'
import { isPassword } from './passwords.ts'
import { findAccount } from './store.ts'
import { answers } from './texts.ts'

/**
 * Failures are counted, for unknown accounts as for known ones. The counters are looked at before the password and once more
 * after a right one, so that guesses sent all at once do not get more tries than guesses sent one by one.
 */
export async function logIn(
  deps: AuthDeps,
  { body, address }: Pick<Call<typeof operation>, 'body' | 'address'>,
) {
  const { db, clock, secrets } = deps
  const addressHash = secrets.hash('address', address)
  const account = await findAccount(db, body.email, addressHash)
  const isKnownAddress = account?.isKnownAddress ?? false
  const limits = failureLimits(deps, { email: body.email, addressHash, isKnownAddress })
  await requireRoom(db, clock(), limits, answers.tooManyLogIns)

  const isRight = await isPassword(body.password, account?.user.passwordHash)
  if (account === undefined || !isRight) {
    await countFailure(deps, limits, { event: 'log-in-refused', userId: account?.user.id, addressHash })
    throw new AppError('not-signed-in', answers.logInWrong)
  }
  await requireRoom(db, clock(), limits, answers.tooManyLogIns)
  if (account.user.emailVerifiedAt === null) return { isEmailVerified: false }
  const { user } = account
  const [pair] = limits
  return db.transaction(async (transaction) => {
    if (pair !== undefined) await forgetAttempts(transaction, pair.key)
    return admit(transaction, deps, user, { event: 'logged-in', addressHash })
  })
}
