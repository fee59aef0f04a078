import { listEvents } from '../features/auth/audit-trail.ts'
import type { AdminDeps } from './commands.ts'
import { getUser } from './get-user.ts'

/** Enough to tell one network from another, whose addresses are kept hashed. */
const shownOfHash = 12

/** One line each, newest first. */
export async function printAudit(
  { db }: Pick<AdminDeps, 'db'>,
  { email, most }: { email?: string | undefined; most: number },
): Promise<string> {
  const userId = email === undefined ? undefined : (await getUser(db, email)).id
  const events = await listEvents(db, { userId, most })
  if (events.length === 0) return 'Nothing has happened yet.'
  return events
    .map(({ at, event, userId: who, addressHash }) =>
      [at.toISOString(), event, who ?? '-', addressHash?.slice(0, shownOfHash) ?? '-'].join('\t'),
    )
    .join('\n')
}
