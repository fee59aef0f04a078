import type { Clock } from '../../parts/clock.ts'
import type { Database } from '../../parts/db/database.ts'
import type { Notifier } from '../../parts/notify.ts'

export type CircleDeps = {
  db: Database
  clock: Clock
  notifier: Notifier
  /** Whether the caller may know that there is such a person. */
  maySee(db: Database, callerId: string, userId: string): Promise<boolean>
}
