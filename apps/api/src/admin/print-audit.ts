import { listEvents } from '../features/auth/audit-trail.ts'
import { findDecisions } from '../features/profile/verification/store.ts'
import type { AdminDeps } from './commands.ts'
import { getUser } from './get-user.ts'

/** Enough to tell one network from another, whose addresses are kept hashed. */
const shownOfHash = 12

/** One line each, newest first. The newest decision on a registration number has the number it confirmed, or the reason it gave, at its end. */
export async function printAudit(
  { db }: Pick<AdminDeps, 'db'>,
  { email, most }: { email?: string | undefined; most: number },
): Promise<string> {
  const userId = email === undefined ? undefined : (await getUser(db, email)).id
  const events = await listEvents(db, { userId, most })
  if (events.length === 0) return 'Nothing has happened yet.'
  const decided = events.filter(({ event }) => isDecision(event)).flatMap((event) => event.userId ?? [])
  const found = await findDecisions(db, [...new Set(decided)])
  return events
    .map(({ at, event, userId: who, addressHash }) => {
      const decision = who !== null && isDecision(event) ? found.get(who) : undefined
      // The trail itself holds no such data, because it outlives the account.
      const made = decision?.decidedAt?.getTime() === at.getTime() ? decision : undefined
      const told = made && (made.reason ?? made.number)
      const line = [at.toISOString(), event, who ?? '-', addressHash?.slice(0, shownOfHash) ?? '-']
      return [...line, ...(told ? [JSON.stringify(told)] : [])].join('\t')
    })
    .join('\n')
}

const decisions: readonly string[] = ['verification-approved', 'verification-refused', 'verification-revoked']
const isDecision = (event: string) => decisions.includes(event)
