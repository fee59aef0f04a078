import type { Database } from '../../../parts/db/database.ts'
import {
  type AttemptLimit,
  countAttempt,
  forgetAttempts,
  forgetAttemptsUnder,
  requireRoom,
} from '../attempts.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { recordEvent, type SecurityEvent } from '../audit-trail.ts'
import { refusalLimit } from '../network-limits.ts'

const quarterHourSeconds = 900

type Guess = { email: string; addressHash: string; isKnownAddress: boolean }

/**
 * The windows that a failure to show one's password is counted in. The owner's own addresses have a counter of their own, so a
 * stranger's failures elsewhere do not lock the owner out.
 */
export function failureLimits(
  { secrets }: Pick<AuthDeps, 'secrets'>,
  { email, addressHash, isKnownAddress }: Guess,
): AttemptLimit[] {
  const who = secrets.hash('address', email)
  const pair = { key: `${pairKeys(who)}${addressHash}`, max: 5, windowSeconds: quarterHourSeconds }
  const strangers = { key: strangersKey(who), max: 15, windowSeconds: quarterHourSeconds }
  const network = refusalLimit(addressHash)
  return isKnownAddress ? [pair, network] : [pair, network, strangers]
}

const pairKeys = (who: string) => `log-in:${who}:`
const strangersKey = (who: string) => `log-in-strangers:${who}`

/** Lets an account be logged in to again from everywhere, but from networks that have failed at many accounts. */
export async function unlock(
  db: Database,
  { secrets }: Pick<AuthDeps, 'secrets'>,
  email: string,
): Promise<void> {
  const who = secrets.hash('address', email)
  await forgetAttemptsUnder(db, pairKeys(who))
  await forgetAttempts(db, strangersKey(who))
}

/** Log-ins to a registration that awaits its code: each writes a row of the audit trail, which is kept for a year. */
export function unverifiedLimit(registrationId: string, addressHash: string): AttemptLimit {
  const max = 30
  return { key: `log-in-unverified:${registrationId}:${addressHash}`, max, windowSeconds: quarterHourSeconds }
}

/**
 * Counts a wrong password and writes it to the audit trail, and the lock-out once, when the last free try is used. Throws 429, and
 * writes nothing, when a window is already full.
 */
export async function countFailure(
  { db, clock }: Pick<AuthDeps, 'db' | 'clock'>,
  limits: readonly AttemptLimit[],
  failure: { event: SecurityEvent; userId: string | undefined; addressHash: string },
): Promise<void> {
  const at = clock()
  const counted = await Promise.all(limits.map((limit) => countAttempt(db, at, limit)))
  if (counted.includes(undefined)) await requireRoom(db, at, limits, 'too-many-log-ins')
  await recordEvent(db, { ...failure, at })
  const isLast = limits.some(({ max }, index) => counted[index] === max)
  if (isLast) await recordEvent(db, { ...failure, at, event: 'log-in-locked' })
}
