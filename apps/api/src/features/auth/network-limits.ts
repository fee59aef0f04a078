import { type AttemptLimit, countAttempt } from './attempts.ts'
import { recordEvent, type SecurityEvent } from './audit-trail.ts'
import type { AuthDeps } from './auth-deps.ts'

/** Each registration may bring its code and two more. */
const mailsForEachRegistration = 3

/** Refused passwords, codes and links of one network address, together. */
export function refusalLimit(addressHash: string): AttemptLimit {
  return { key: `refused:${addressHash}`, max: 40, windowSeconds: 60 }
}

/** Mails that one network address may cause, to whomever: thirty an hour unless the operator lets more people register. */
export function mailLimit(
  { registrationsPerHourPerAddress }: Pick<AuthDeps, 'registrationsPerHourPerAddress'>,
  addressHash: string,
): AttemptLimit {
  const max = mailsForEachRegistration * registrationsPerHourPerAddress
  return { key: `mails:${addressHash}`, max, windowSeconds: 3_600 }
}

type Refused = { event: SecurityEvent; userId?: string | undefined; addressHash: string }

/** Counts a refused code or link and writes it to the audit trail; beyond the limit it writes nothing. */
export async function countRefusal(
  { db, clock }: Pick<AuthDeps, 'db' | 'clock'>,
  refused: Refused,
): Promise<void> {
  const at = clock()
  const isCounted = await countAttempt(db, at, refusalLimit(refused.addressHash))
  if (isCounted !== undefined) await recordEvent(db, { ...refused, at })
}
