import { and, eq, ne } from 'drizzle-orm'
import type { Clock } from '../../../parts/clock.ts'
import type { Database } from '../../../parts/db/database.ts'
import { lockUser } from '../../../parts/db/lock-user.ts'
import { users } from '../../../parts/db/users.ts'
import { type MailTemplate, writeMail } from '../../../parts/mail/write-mail.ts'
import type { Outbox } from '../../../parts/mail/outbox.ts'
import type { Notifier } from '../../../parts/notify.ts'
import texts from '../locales/mails.en-GB.json' with { type: 'json' }
import { clearRegistrationNumber } from '../store.ts'
import { keepDecision, keepRevocation } from './store.ts'

type Deps = { clock: Clock; notifier: Notifier; outbox: Outbox; publicUrl: string }

type Doctor = { id: string; email: string; name: string }

/**
 * What an operator found of the number that a doctor entered, in the caller's transaction. A refusal says why, and takes the number away,
 * and the badge of who had it before the number was looked at; what was wrong can be corrected then. False where the doctor does not wait.
 */
export async function decideVerification(
  transaction: Database,
  deps: Deps,
  { doctor, decision, reason }: { doctor: Doctor; decision: 'approved' | 'refused'; reason: string | null },
): Promise<boolean> {
  await lockUser(transaction, doctor.id)
  const decided = { userId: doctor.id, decision, reason, decidedAt: deps.clock() }
  if (!(await keepDecision(transaction, decided))) return false
  if (decision === 'approved') {
    await giveBadge(transaction, doctor)
    await tell(transaction, deps, { doctor, kind: 'verified', reason: '' })
    return true
  }
  await transaction.update(users).set({ status: 'Pending' }).where(eq(users.id, doctor.id))
  await clearRegistrationNumber(transaction, doctor.id)
  await tell(transaction, deps, { doctor, kind: 'verification-refused', reason: reason ?? '' })
  return true
}

/**
 * The badge on an operator's own word, number or not; a number that waits is confirmed with it. Whoever has not told their profession yet
 * gets it without a word: they may turn out to be no doctor.
 */
export async function vouchForDoctor(
  transaction: Database,
  deps: Deps,
  doctor: Doctor & { type: 'Dr' | 'Student' | null },
): Promise<void> {
  const decided = { userId: doctor.id, decision: 'approved', reason: null, decidedAt: deps.clock() } as const
  const hasWaited = await keepDecision(transaction, decided)
  const isNew = await giveBadge(transaction, doctor)
  if (doctor.type === 'Dr' && (hasWaited || isNew))
    await tell(transaction, deps, { doctor, kind: 'verified', reason: '' })
}

/**
 * Takes a badge back, and with it the number, so that what it stood for can be corrected and looked up anew; false where there is none.
 * Whoever calls holds the user's row.
 */
export async function revokeBadge(
  transaction: Database,
  deps: Deps,
  { doctor, reason, at }: { doctor: Doctor; reason: string; at: Date },
): Promise<boolean> {
  const taken = await transaction
    .update(users)
    .set({ status: 'Pending' })
    .where(and(eq(users.id, doctor.id), eq(users.status, 'Active')))
    .returning({ id: users.id })
  if (taken.length === 0) return false
  await keepRevocation(transaction, { userId: doctor.id, reason, revokedAt: at })
  await clearRegistrationNumber(transaction, doctor.id)
  await tell(transaction, deps, {
    doctor,
    kind: 'verification-refused',
    reason,
    template: texts.badgeRevoked,
  })
  return true
}

/** False where it was there. */
async function giveBadge(transaction: Database, { id }: Doctor): Promise<boolean> {
  const given = await transaction
    .update(users)
    .set({ status: 'Active' })
    .where(and(eq(users.id, id), ne(users.status, 'Active')))
    .returning({ id: users.id })
  return given.length > 0
}

type Told = {
  doctor: Doctor
  kind: 'verified' | 'verification-refused'
  reason: string
  /** Where it is not that of the kind. */
  template?: MailTemplate
}

async function tell(
  transaction: Database,
  { notifier, outbox, publicUrl }: Deps,
  { doctor, kind, reason, template: own }: Told,
): Promise<void> {
  await notifier.notify(transaction, { userId: doctor.id, kind })
  const values = { name: doctor.name, reason, profileUrl: `${publicUrl}/doctor-profile`, publicUrl }
  const template = own ?? (kind === 'verified' ? texts.verified : texts.verificationRefused)
  const mail = writeMail(template, texts.links, values)
  await outbox.enqueue(transaction, { userId: doctor.id, to: doctor.email, ...mail })
}
