import { listEventsSince, type EventPlace } from '../features/auth/audit-trail.ts'
import type { AdminDeps } from './commands.ts'
import { getUser } from './get-user.ts'

/** So much is in memory at a time, however long the trail is. */
const atATime = 1_000
/** Enough to tell one network from another, whose addresses are kept hashed. */
const shownOfHash = 12
const beforeAllIds = '00000000-0000-0000-0000-000000000000'

/**
 * The whole trail as JSON lines, the oldest first, of one account where one is named: `id`, `at` (ISO 8601, UTC), `event`, `account` (id) and
 * `network`, each null where there is none. An event may be written a little after its moment: who asks again and again asks from
 * some minutes before the last line, and knows each event by its id.
 */
export async function exportAudit(
  { db }: Pick<AdminDeps, 'db'>,
  { email, since }: { email?: string | undefined; since?: Date | undefined },
  print: (text: string) => Promise<void>,
): Promise<void> {
  const userId = email === undefined ? undefined : (await getUser(db, email)).id
  let after: EventPlace | undefined = { at: since ?? new Date(0), id: beforeAllIds }
  while (after !== undefined) {
    // oxlint-disable-next-line no-await-in-loop -- each begins where the one before it ended
    const events = await listEventsSince(db, { after, userId, most: atATime })
    const lines = events.map(({ id, at, event, userId: account, addressHash }) =>
      JSON.stringify({ id, at, event, account, network: addressHash?.slice(0, shownOfHash) ?? null }),
    )
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (lines.length > 0) await print(lines.join('\n'))
    after = events.length < atATime ? undefined : events.at(-1)
  }
}
