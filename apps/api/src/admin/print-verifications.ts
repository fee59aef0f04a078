import { entryIdOf, listWaiting, type WaitingEntry } from '../features/profile/verification/store.ts'
import type { AdminDeps } from './commands.ts'

const most = 200

/** A line for each doctor who waits, the longest first. What people typed may hold anything, so it is quoted onto its line. */
export async function printVerifications({ db }: Pick<AdminDeps, 'db'>): Promise<string> {
  const waiting = await listWaiting(db, most)
  if (waiting.length === 0) return 'Nobody waits for verification.'
  return waiting
    .map((entry) =>
      [
        entry.submittedAt.toISOString(),
        entry.email,
        describeEntry(entry),
        entry.sameNumber,
        entryIdOf(entry),
      ].join('\t'),
    )
    .join('\n')
}

/** What is compared with a register: name, country, council and number. */
export function describeEntry({ name, country, medicalCouncil, registrationNumber }: WaitingEntry): string {
  return [name, country.join(', '), medicalCouncil, registrationNumber]
    .map((value) => JSON.stringify(value))
    .join('\t')
}
