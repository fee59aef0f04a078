import type { StatusTable } from '@auscult/evidence/corpus/retractions/status-table.ts'
import type { SQL } from 'drizzle-orm'
import type { Clock } from '../../parts/clock.ts'
import type { Database } from '../../parts/db/database.ts'
import type { Secrets } from '../../parts/secrets.ts'
import type { ReferenceLists } from '../../parts/reference-lists.ts'

export type PostDeps = {
  db: Database
  clock: Clock
  secrets: Secrets
  /** What retraction lists say today. */
  statuses: Pick<StatusTable, 'statusOf'>
  lists: Pick<ReferenceLists, 'specialities'>
  /** Ids of a user's own specialities, as a subquery; null where they have told none. */
  ownSpecialities(userId: string): SQL
}
