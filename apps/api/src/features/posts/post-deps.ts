import type { PostTerms } from '@auscult/digest/search/post-terms.ts'
import type { StatusTable } from '@auscult/evidence/corpus/retractions/status-table.ts'
import type { Clock } from '../../parts/clock.ts'
import type { Database } from '../../parts/db/database.ts'
import type { Secrets } from '../../parts/secrets.ts'
import type { ReferenceLists } from '../../parts/reference-lists.ts'
import type { Feed } from './feed-store.ts'
import type { Marks } from './mark-store.ts'
import type { PostSearch } from './search-store.ts'

export type PostDeps = {
  db: Database
  feed: Feed
  marks: Marks
  search: PostSearch
  clock: Clock
  secrets: Secrets
  postTerms: Pick<PostTerms, 'ofSearch'>
  /** What retraction lists say today. */
  statuses: Pick<StatusTable, 'statusOf'>
  lists: Pick<ReferenceLists, 'specialities'>
}
