import { listWaiting } from '../features/profile/verification/store.ts'
import type { AdminDeps } from './commands.ts'

const most = 200

/** A line for each doctor who waits, the longest first. What people typed may hold anything, so it is quoted onto its line. */
export async function printVerifications({ db }: Pick<AdminDeps, 'db'>): Promise<string> {
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
