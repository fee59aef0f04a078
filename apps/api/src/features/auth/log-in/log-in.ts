import type { logIn as operation } from '@auscult/contract/auth/auth.ts'
import type { Call } from '../../../http/mount.ts'
import { countAttempts, forgetAttempts, requireAttempt, requireRoom } from '../attempts.ts'
import { recordEvent } from '../audit-trail.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { mailLimit } from '../network-limits.ts'
import { withMinimumDuration } from '../minimum-duration.ts'
import { codeLimits, sendCodeAgain } from '../sign-up/codes.ts'
import { readRegistration, signRegistration } from '../sign-up/registration-cookie.ts'
import { findLikeliestRegistration, type Registration } from '../sign-up/registrations.ts'
import { findAccount, lockPassword } from '../store.ts'
import { refusal } from '../texts.ts'
import { admit } from './admit.ts'
import { countFailure, failureLimits, unverifiedLimit } from './log-in-limits.ts'

const codeFloorMs = 50

/**
 * Failures are counted, for unknown accounts as for known ones. The counters are looked at before the password and once more
 * after a right one, so that guesses sent all at once do not get more tries than guesses sent one by one.
 *
 * A password that is not the account's may be that of a registration which awaits its code. It is looked for whether or not the
 * address has an account: else registering an address and logging in to it would tell.
 */
export async function logIn(
  deps: AuthDeps,
  {
    body,
    address,
    cookies,
    userAgent,
    setCookie,
  }: Pick<Call<typeof operation>, 'body' | 'address' | 'cookies' | 'userAgent' | 'setCookie'>,
) {
  const { db, clock, secrets } = deps
  const { email, password } = body
  const addressHash = secrets.hash('address', address)
  const wanted = { id: readRegistration(deps, cookies), addressHash, email, now: clock() }
  const [account, pending] = await Promise.all([
    findAccount(db, email, addressHash),
    findLikeliestRegistration(db, wanted),
  ])
  const isKnownAddress = account?.isKnownAddress ?? false
  const limits = failureLimits(deps, { email, addressHash, isKnownAddress })
  await requireRoom(db, clock(), limits, 'too-many-log-ins')

  const hashes = [account?.user.passwordHash, pending?.passwordHash]
  const found = await deps.passwords.find(password, hashes, addressHash)
  if (found === undefined) {
    await countFailure(deps, limits, { event: 'log-in-refused', userId: account?.user.id, addressHash })
    throw refusal('not-signed-in', 'log-in-wrong')
  }
  await requireRoom(db, clock(), limits, 'too-many-log-ins')

  if (found === 1 && pending !== undefined) {
    await requireAttempt(db, clock(), unverifiedLimit(pending.id, addressHash), 'too-many-log-ins')
    await recordEvent(db, { event: 'log-in-unverified', at: clock(), userId: pending.id, addressHash })
    // The code can be typed where the password was shown, on another device too.
    setCookie(signRegistration(deps, pending.id))
    await withMinimumDuration(codeFloorMs, () => mailFreshCode(deps, pending, addressHash))
    return { isEmailVerified: false }
  }
  const [pair] = limits
  return db.transaction(async (transaction) => {
    if (account === undefined || !(await lockPassword(transaction, account.user))) {
      throw refusal('not-signed-in', 'log-in-wrong')
    }
    if (pair !== undefined) await forgetAttempts(transaction, pair.key)
    return admit(transaction, deps, account.user, { event: 'logged-in', addressHash, userAgent })
  })
}

/**
 * Whoever comes back to a registration that awaits its code is brought to where one is entered, and the older one may be over. The
 * limits are those of asking for a code; beyond them the answer is the same without a mail, because one has just been sent.
 */
async function mailFreshCode(deps: AuthDeps, pending: Registration, addressHash: string): Promise<void> {
  const { db, clock } = deps
  const { gap, hourly, hourlyFromAll } = codeLimits(deps, { email: pending.email, addressHash })
  const limits = [gap, hourly, hourlyFromAll, mailLimit(deps, addressHash)]
  if (await countAttempts(db, clock(), limits)) await sendCodeAgain(deps, pending, addressHash)
}
