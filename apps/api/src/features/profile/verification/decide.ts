import { eq } from 'drizzle-orm'
import type { Clock } from '../../../parts/clock.ts'
import type { Database } from '../../../parts/db/database.ts'
import { lockUser } from '../../../parts/db/lock-user.ts'
import { users } from '../../../parts/db/users.ts'
import { writeMail } from '../../../parts/mail/write-mail.ts'
import type { Outbox } from '../../../parts/mail/outbox.ts'
import type { Notifier } from '../../../parts/notify.ts'
import texts from '../locales/mails.en-GB.json' with { type: 'json' }
import { clearRegistrationNumber } from '../store.ts'
import { keepDecision } from './store.ts'

type Deps = { clock: Clock; notifier: Notifier; outbox: Outbox; publicUrl: string }

type Doctor = { id: string; email: string; name: string }

/**
 * What an operator found of the number that a doctor entered, in the caller's transaction. A refusal says why, and takes the number away,
 * so that another can be entered. False where the doctor does not wait.
 */
export async function decideVerification(
  transaction: Database,
  { clock, notifier, outbox, publicUrl }: Deps,
  { doctor, decision, reason }: { doctor: Doctor; decision: 'approved' | 'refused'; reason: string | null },
): Promise<boolean> {
  await lockUser(transaction, doctor.id)
  const decided = { userId: doctor.id, decision, reason, decidedAt: clock() }
  if (!(await keepDecision(transaction, decided))) return false
  const isApproved = decision === 'approved'
  if (isApproved) await transaction.update(users).set({ status: 'Active' }).where(eq(users.id, doctor.id))
  else await clearRegistrationNumber(transaction, doctor.id)
  await notifier.notify(transaction, {
    userId: doctor.id,
    kind: isApproved ? 'verified' : 'verification-refused',
  })
  const values = {
    name: doctor.name,
    reason: reason ?? '',
    profileUrl: `${publicUrl}/doctor-profile`,
    publicUrl,
  }
  const template = isApproved ? texts.verified : texts.verificationRefused
  await outbox.enqueue(transaction, { to: doctor.email, ...writeMail(template, texts.links, values) })
  return true
}
