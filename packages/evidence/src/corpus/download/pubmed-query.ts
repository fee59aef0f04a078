import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeWhole } from '../import/import-state.ts'
import { findDownloadState, saveDownloadState, stateFileIn } from './download-state.ts'
import type { Eutils } from './eutils.ts'

const recordsPerPage = 200
/** E-utilities give the first 9,999 records of a PubMed query and no more (NBK25499, ESearch, retstart). */
export const queryLimit = 9_999

const State = z.object({
  query: z.string(),
  limit: z.number().int(),
  total: z.number().int(),
  records: z.number().int(),
  wanted: z.number().int(),
})

type PubmedQuery = {
  query: string
  limit: number
  /** Pages are written here; a download that was cut goes on after the last whole one. */
  folder: string
  onProgress?: (done: number, total: number) => void
}

/**
 * Downloads the records a PubMed query finds, as pages of XML in `folder`. `total` is how many PubMed has, of which at most
 * `queryLimit` can be had this way. Throws DownloadError.
 */
export async function downloadPubmedQuery(
  eutils: Eutils,
  { query, limit, folder, onProgress }: PubmedQuery,
): Promise<{ records: number; total: number }> {
  const statePath = stateFileIn(folder)
  const before = await findDownloadState(statePath, State)
  const found = await eutils.searchHistory(query)
  const wanted = Math.min(found.count, limit, queryLimit)
  const isCut = before?.query === query && before.limit === limit && before.total === found.count
  let records = isCut ? before.records : 0
  if (records === 0) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  while (records < wanted) {
    const size = Math.min(recordsPerPage, wanted - records)
    const xml = await eutils.fetchRecords(found, records, size)
    const name = `page-${String(records / recordsPerPage + 1).padStart(6, '0')}.xml`
    await writeWhole(join(folder, name), xml)
    records += size
    await saveDownloadState(statePath, { query, limit, total: found.count, records, wanted })
    onProgress?.(records, wanted)
  }
  return { records, total: found.count }
}
