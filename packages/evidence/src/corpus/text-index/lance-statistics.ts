import type { Table } from '@lancedb/lancedb'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { CorpusStatistics } from './evidence-index.ts'

async function sizeOf(folder: string): Promise<{ bytes: number; newestMs: number }> {
  let bytes = 0
  let newestMs = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    // A writer in another process may take a file away between the listing and here.
    const file = await stat(join(entry.parentPath, entry.name)).catch(() => undefined)
    if (file === undefined) continue
    bytes += file.size
    newestMs = Math.max(newestMs, file.mtimeMs)
  }
  return { bytes, newestMs }
}

function countValues(counts: Record<string, number>, values: Iterable<unknown> | null): void {
  for (const value of values ?? []) counts[String(value)] = (counts[String(value)] ?? 0) + 1
}

/** Counts a whole table in one pass over its narrow columns. */
export async function countCorpus(table: Table, folder: string): Promise<CorpusStatistics> {
  const byKind: CorpusStatistics['byKind'] = { article: 0, trial: 0, guideline: 0 }
  const byStatus: CorpusStatistics['byStatus'] = {
    current: 0,
    corrected: 0,
    'expression-of-concern': 0,
    retracted: 0,
  }
  const byOrigin: Record<string, number> = {}
  let documents = 0
  let first = Infinity
  let last = -Infinity
  for await (const rows of table.query().select(['kind', 'status', 'origin', 'year'])) {
    documents += rows.numRows
    // Column by column: an object for each row costs more than the counting.
    countValues(byKind, rows.getChild('kind'))
    countValues(byStatus, rows.getChild('status'))
    countValues(byOrigin, rows.getChild('origin'))
    for (const year of rows.getChild('year') ?? []) {
      if (year === null) continue
      first = Math.min(first, Number(year))
      last = Math.max(last, Number(year))
    }
  }
  const { bytes, newestMs } = await sizeOf(folder)
  return {
    documents,
    byKind,
    byStatus,
    byOrigin,
    years: Number.isFinite(first) ? { first, last } : null,
    indexBytes: bytes,
    updatedAt: documents === 0 ? null : new Date(newestMs).toISOString(),
  }
}
