import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { lockCorpus } from '../corpus-lock.ts'
import type { Document } from '../document.ts'
import { mergeDocuments } from '../import/import-merge.ts'
import { writeWhole } from '../import/import-state.ts'
import { StatusTable } from '../retractions/status-table.ts'
import type { EvidenceIndex } from '../text-index/evidence-index.ts'
import { readStarterCorpus, type VerifiedPmids } from './starter.ts'

const verifiedFile = 'verified-pmids.json'
const seededFile = 'seeded.json'

/** PMIDs as PubMed confirmed them, by the id of the content record; null where it refuted one. */
const VerifiedOverlay = z.object({
  checkedOn: z.string(),
  pmids: z.record(z.string(), z.string().nullable()),
})

/**
 * Brings what is new or changed in the starter corpus into the index and takes out what no longer belongs to it. Records that
 * came from PubMed keep their own words. Returns how many documents changed. Throws CorpusLockedError, ContentError.
 */
export async function seedStarter(
  index: EvidenceIndex,
  stateFolder: string,
  contentFolder: string,
): Promise<number> {
  const lock = await lockCorpus(stateFolder)
  const statuses = new StatusTable(stateFolder)
  try {
    const starter = await readStarterCorpus(contentFolder, await readVerifiedPmids(stateFolder))
    const stale = await listStale(index, stateFolder, new Set(starter.map(({ id }) => id)))
    const changed = await listChanged(index, starter, statuses)
    if (stale.length + changed.length > 0) {
      await index.remove(stale)
      await index.index(changed)
    }
    if (!(await index.isWhollyIndexed())) await index.optimize()
    const changes = stale.length + changed.length
    const { ids } = await readSeeded(stateFolder)
    // The day the file was written is when the starter set last changed here.
    const seeded = JSON.stringify(starter.map(({ id }) => id))
    if (changes > 0 || seeded !== JSON.stringify(ids)) await writeWhole(join(stateFolder, seededFile), seeded)
    return changes
  } finally {
    statuses.close()
    lock.release()
  }
}

/** Ids of the starter records that were brought in, and the file that lists them. */
export async function readSeeded(stateFolder: string): Promise<{ ids: string[]; file: string }> {
  const file = join(stateFolder, seededFile)
  return { ids: (await readJson(file, z.array(z.string()))) ?? [], file }
}

export async function readVerifiedPmids(stateFolder: string): Promise<VerifiedPmids> {
  const overlay = await readJson(join(stateFolder, verifiedFile), VerifiedOverlay)
  return new Map(Object.entries(overlay?.pmids ?? {}))
}

export async function saveVerifiedPmids(
  stateFolder: string,
  checkedOn: string,
  pmids: VerifiedPmids,
): Promise<void> {
  const overlay = { checkedOn, pmids: Object.fromEntries(pmids) }
  await writeWhole(join(stateFolder, verifiedFile), JSON.stringify(overlay, null, 2))
}

async function listChanged(
  index: EvidenceIndex,
  starter: readonly Document[],
  statuses: StatusTable,
): Promise<Document[]> {
  const storedById = new Map(
    (await index.get(starter.map(({ id }) => id))).map((document) => [document.id, document]),
  )
  return starter
    .map((document) => statuses.apply(mergeDocuments(document, storedById.get(document.id))))
    .filter((merged) => JSON.stringify(merged) !== JSON.stringify(storedById.get(merged.id)))
}

/** Seeded before, and not any more: a corrected PMID gives a record another id. An imported abstract stays. */
async function listStale(
  index: EvidenceIndex,
  stateFolder: string,
  current: ReadonlySet<string>,
): Promise<string[]> {
  const { ids } = await readSeeded(stateFolder)
  const gone = await index.get(ids.filter((id) => !current.has(id)))
  return gone.filter((document) => document.reviewed === false).map(({ id }) => id)
}

async function readJson<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    return schema.safeParse(JSON.parse(await readFile(path, 'utf8'))).data
  } catch {
    return undefined
  }
}
