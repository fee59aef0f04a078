import type { DescribedPerson } from '@auscult/contract/people/people.ts'
import type { SQL } from 'drizzle-orm'
import type { Clock } from '../../parts/clock.ts'
import type { Database } from '../../parts/db/database.ts'
import type { Notifier } from '../../parts/notify.ts'

type Description = Pick<DescribedPerson, 'country' | 'professionalCategory'>

export type CircleDeps = {
  db: Database
  clock: Clock
  notifier: Notifier
  /** Whether the caller may know that there is such a person. */
  maySee(db: Database, callerId: string, userId: string): Promise<boolean>
  /** Whether the person of that id is one whom a search for colleagues finds: words of the name, without case and accents. */
  isNamed: (userId: SQL, search: string) => SQL
  /** What tells people apart, by user id. */
  describe: (userIds: readonly string[]) => Promise<Map<string, Description>>
}
