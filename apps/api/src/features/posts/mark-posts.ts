import type { DocumentStatus } from '@auscult/contract/evidence/evidence.ts'
import type { WorkStatus } from '@auscult/digest/intake/reading.ts'
import { graverStatus } from '@auscult/evidence/corpus/retractions/status-table.ts'
import { inArray } from 'drizzle-orm'
import { type CorpusDeps, readEvidence } from './read-evidence.ts'
import { countTotals, findByKeys, lockIntake, saveWorks } from './story-store.ts'
import { posts } from './tables.ts'
import type { Database } from '../../parts/db/database.ts'

/**
 * Says of posts what a source says has become of their works since; what was withdrawn leaves the lists, what was corrected says so. Words,
 * likes and saves stay. A graver status that is known already stays, too. Returns how many posts changed.
 */
export async function markPosts(
  deps: CorpusDeps & { db: Database },
  works: readonly WorkStatus[],
): Promise<number> {
  const { db, clock } = deps
  const postOf = await findByKeys(
    db,
    works.flatMap(({ ids }) => ids),
  )
  const told = new Map<string, DocumentStatus>()
  for (const { ids, status } of works)
    for (const id of ids.flatMap((key) => postOf.get(key) ?? []))
      told.set(id, graverStatus(told.get(id) ?? 'current', status))
  if (told.size === 0) return 0
  const { id, title, body, documentId, pmid, doi, toldStatus } = posts
  const rows = await db
    .select({ id, title, body, documentId, pmid, doi, toldStatus })
    .from(posts)
    .where(inArray(id, [...told.keys()]))
  const marked = rows.map((row) => ({
    ...row,
    toldStatus: graverStatus(row.toldStatus, told.get(row.id) ?? 'current'),
  }))
  const read = await readEvidence(deps, marked)
  return db.transaction(async (transaction) => {
    await lockIntake(transaction)
    for (const [status, ofStatus] of Map.groupBy(marked, (post) => post.toldStatus)) {
      const ids = ofStatus.map((post) => post.id)
      // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
      await transaction.update(posts).set({ toldStatus: status }).where(inArray(id, ids))
    }
    const found = marked.flatMap((post, nth) => {
      const work = read[nth]
      return work === undefined ? [] : [{ ...work, id: post.id }]
    })
    const changed = await saveWorks(transaction, found, clock())
    if (changed.length > 0) await countTotals(transaction)
    return changed.length
  })
}
