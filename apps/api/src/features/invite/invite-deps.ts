import type { Clock } from '../../parts/clock.ts'
import type { Counters } from '../../parts/counters/counters.ts'
import type { Database } from '../../parts/db/database.ts'
import type { Outbox } from '../../parts/mail/outbox.ts'
import type { Notifier } from '../../parts/notify.ts'
import type { Secrets } from '../../parts/secrets.ts'

export type InviteDeps = {
  db: Database
  clock: Clock
  counters: Counters
  secrets: Secrets
  outbox: Outbox
  notifier: Notifier
  /** Where people reach the product; the only source of links in mails. */
  publicUrl: string
  /** Whether two people are connected, or one asked the other, whatever became of it. */
  haveMet(db: Database, userId: string, otherId: string): Promise<boolean>
}
