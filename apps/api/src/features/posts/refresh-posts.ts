import type { Database } from '../../parts/db/database.ts'
import { type CorpusDeps, readEvidence } from './read-evidence.ts'
import { countTotals, listWorks, lockIntake, saveWorks } from './story-store.ts'

const batchSize = 200

/**
 * Brings grade, quote and status of all posts to what the corpus says now: a work that was withdrawn since leaves the lists. Returns how many
 * posts changed.
 */
export async function refreshPosts(deps: CorpusDeps & { db: Database }): Promise<number> {
  let changed = 0
  let last: string | undefined
  for (;;) {
    // oxlint-disable no-await-in-loop -- batch by batch, so that nobody waits long
    const works = await listWorks(deps.db, last, batchSize)
    if (works.length === 0) return changed
    const read = await readEvidence(deps, works)
    const rows = works.flatMap(({ id }, nth) => {
      const work = read[nth]
      return work === undefined ? [] : [{ id, ...work }]
    })
    changed += await deps.db.transaction(async (transaction) => {
      await lockIntake(transaction)
      const ids = await saveWorks(transaction, rows, deps.clock())
      if (ids.length > 0) await countTotals(transaction)
      return ids.length
    })
    // oxlint-enable no-await-in-loop
    last = works.at(-1)?.id
  }
}
