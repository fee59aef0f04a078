import { recordEvent } from '../features/auth/audit-trail.ts'
import { findUserByEmail } from '../features/auth/store.ts'
import { decideVerification } from '../features/profile/verification/decide.ts'
import { listWaiting } from '../features/profile/verification/store.ts'
import type { AdminDeps } from './commands.ts'
import { CommandError } from './command-error.ts'

const most = 200

/**
 * A line for each doctor who waits, the longest first, tab-separated: since when, address, name, country, council, number, and how many
 * other accounts entered the same number. What people typed is quoted.
 */
export async function readVerifications({ db }: Pick<AdminDeps, 'db'>): Promise<string> {
  const waiting = await listWaiting(db, most)
  if (waiting.length === 0) return 'Nobody waits for verification.'
  return waiting
    .map(({ submittedAt, email, name, country, medicalCouncil, registrationNumber, sameNumber }) =>
      [
        submittedAt.toISOString(),
        email,
        JSON.stringify(name),
        JSON.stringify(country.join(', ')),
        JSON.stringify(medicalCouncil),
        JSON.stringify(registrationNumber),
        sameNumber,
      ].join('\t'),
    )
    .join('\n')
}

type Decision = { email: string; decision: 'approved' | 'refused'; reason: string | null }

/** Decides for one doctor, and writes it into the audit trail in the same transaction. Throws `CommandError` where they do not wait. */
export async function decide(deps: AdminDeps, { email, decision, reason }: Decision): Promise<string> {
  const doctor = await findUserByEmail(deps.db, email)
  if (doctor === undefined) throw new CommandError(`There is no account with the address ${email}.`)
  await deps.db.transaction(async (transaction) => {
    if (!(await decideVerification(transaction, deps, { doctor, decision, reason })))
      throw new CommandError(`${email} does not wait for verification.`)
    await recordEvent(transaction, {
      event: decision === 'approved' ? 'verification-approved' : 'verification-refused',
      at: deps.clock(),
      userId: doctor.id,
    })
  })
  await deps.outbox.flush()
  return decision === 'approved' ? `${email} is a verified doctor now.` : `${email} was refused and told why.`
}
