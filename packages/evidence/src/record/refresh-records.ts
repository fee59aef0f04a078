import { setTimeout } from 'node:timers/promises'
import { CorpusLockedError, lockCorpus } from '../corpus/corpus-lock.ts'
import type { EvidenceIndex, StoredRecord } from '../corpus/text-index/evidence-index.ts'
import { packRecord } from './packed-record.ts'
import type { RecordMaker } from './record-maker.ts'

export type RefreshOptions = {
  index: EvidenceIndex
  maker: RecordMaker
  stateFolder: string
  signal: AbortSignal
  /** How long an import is waited for. */
  patienceMs?: number
}

/** Rows of one write. Lance writes a column of a whole fragment anew each time, so many rows go together. */
const rowsPerWrite = 40_000
const rowsPerRead = 500
/** So many are read before waiting questions get their turn, which is a few milliseconds, and then as long a rest. */
const readsPerTurn = 8
const restMs = 10
const usualPatienceMs = 60_000

/**
 * Reads anew the records that are missing or were made by an earlier release or with other names. Runs beside the answering of
 * questions; ended at any point, it goes on where it was when it is called again. Returns how many were read. Throws the signal's reason.
 */
export async function refreshRecords(options: RefreshOptions): Promise<number> {
  const { index, signal, patienceMs = usualPatienceMs } = options
  let refreshed = 0
  for (;;) {
    signal.throwIfAborted()
    // oxlint-disable-next-line no-await-in-loop -- each write needs the one before
    const { ids, version } = await index.listStaleRecords(rowsPerWrite)
    if (ids.length === 0) break
    // oxlint-disable-next-line no-await-in-loop -- once
    await options.maker.prepare?.()
    // oxlint-disable-next-line no-await-in-loop -- as above
    const rows = await readAnew(ids, options)
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (await save(rows, version, options)) refreshed += rows.length
    // An import is writing: its own rows get their records by themselves.
    // oxlint-disable-next-line no-await-in-loop -- as above
    else await setTimeout(patienceMs, undefined, { signal, ref: false })
  }
  // Each write left a whole column behind.
  if (refreshed > 0) await index.optimize()
  return refreshed
}

async function readAnew(
  ids: readonly string[],
  { index, maker, signal }: RefreshOptions,
): Promise<StoredRecord[]> {
  const rows: StoredRecord[] = []
  for (let from = 0; from < ids.length; from += rowsPerRead) {
    // oxlint-disable-next-line no-await-in-loop -- in turns, so that questions are not held up
    for (const { document, lines } of await index.listHits(ids.slice(from, from + rowsPerRead))) {
      const record = packRecord(maker.read(document, lines), lines)
      rows.push({ id: document.id, stamp: maker.stamp, record })
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (rows.length % readsPerTurn === 0) await setTimeout(restMs, undefined, { signal, ref: false })
    }
  }
  return rows
}

/** Under the lock of the corpus, held for the write alone, so that no import changes a document between its reading and this. */
async function save(
  rows: readonly StoredRecord[],
  version: number,
  { index, stateFolder }: RefreshOptions,
): Promise<boolean> {
  const lock = await lockCorpus(stateFolder).catch((error: unknown) => {
    if (error instanceof CorpusLockedError) return undefined
    throw error
  })
  if (lock === undefined) return false
  try {
    return await index.saveRecords(rows, version)
  } finally {
    lock.release()
  }
}
