import type { logIn as operation } from '@auscult/contract/auth.ts'
import type { Call } from '../../../http/mount.ts'
import { admit } from './admit.ts'
import { countAttempt, forgetAttempts, requireRoom } from '../attempts.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { codeLimits, sendCode } from '../sign-up/codes.ts'
import { countFailure, failureLimits } from './log-in-limits.ts'
import { isPassword } from '../passwords/passwords.ts'
import { findAccount, lockPassword, recordEvent, type User } from '../store.ts'
import { refusal } from '../texts.ts'

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
  await requireRoom(db, clock(), limits, 'too-many-log-ins')

  const isRight = await isPassword(body.password, account?.user.passwordHash)
  if (account === undefined || !isRight) {
    await countFailure(deps, limits, { event: 'log-in-refused', userId: account?.user.id, addressHash })
    throw refusal('not-signed-in', 'log-in-wrong')
  }
  await requireRoom(db, clock(), limits, 'too-many-log-ins')
  const { user } = account
  if (user.emailVerifiedAt === null) {
    await mailFreshCode(deps, user, addressHash)
    return { isEmailVerified: false }
  }
  const [pair] = limits
  return db.transaction(async (transaction) => {
    if (!(await lockPassword(transaction, user))) throw refusal('not-signed-in', 'log-in-wrong')
    if (pair !== undefined) await forgetAttempts(transaction, pair.key)
    return admit(transaction, deps, user, { event: 'logged-in', addressHash })
  })
}

/**
 * Whoever comes back to an account that awaits its code is brought to where one is entered, and the older one may be over. The limits
 * are those of asking for a code; beyond them the answer is the same without a mail, because one has just been sent.
 */
async function mailFreshCode(deps: AuthDeps, user: User, addressHash: string): Promise<void> {
  const { db, clock, outbox } = deps
  const at = clock()
  const limits = codeLimits(deps, user.email)
  if (!(await countAttempt(db, at, limits.gap)) || !(await countAttempt(db, at, limits.hourly))) return
  await db.transaction(async (transaction) => {
    await sendCode(transaction, deps, user)
    await recordEvent(transaction, { event: 'code-sent', at, userId: user.id, addressHash })
  })
  outbox.nudge()
}
