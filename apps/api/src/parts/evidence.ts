import type { ImportedKind } from '@auscult/contract/ai/corpus.ts'
import { CorpusLockedError } from '@auscult/evidence/corpus/corpus-lock.ts'
import { readImportSummary } from '@auscult/evidence/corpus/import/import-summary.ts'
import { StatusTable } from '@auscult/evidence/corpus/retractions/status-table.ts'
import { seedStarter } from '@auscult/evidence/corpus/starter/starter-seed.ts'
import type { EvidenceIndex } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import { openLanceIndex } from '@auscult/evidence/corpus/text-index/lance-index.ts'
import { openDeferredRecordMaker } from '@auscult/evidence/record/deferred-record-maker.ts'
import type { RecordMaker } from '@auscult/evidence/record/record-maker.ts'
import { refreshRecords } from '@auscult/evidence/record/refresh-records.ts'
import { join } from 'node:path'

/** What the questions are answered from, as the server itself reads it: to say what is held and how a source stands today. */
export type EvidencePart = {
  index: EvidenceIndex
  /** What imported retraction lists say, also of articles that have left the corpus. */
  statuses: Pick<StatusTable, 'statusOf'>
  /** What was imported and when, as the last import left it. */
  imported: () => Promise<ImportedKind[]>
  isUp(): Promise<boolean>
  /** Reads anew, beside the answering, the records that an earlier release or other names left; see `refreshRecords`. */
  refreshRecords(): Promise<number>
  close(): Promise<void>
}

/** Opens the corpus in DATA_DIR/evidence with its table of statuses; `records` reads what is put into it. */
export async function openEvidence(dataFolder: string, records: RecordMaker): Promise<EvidencePart> {
  const index = await openLanceIndex(join(dataFolder, 'evidence'), records)
  const stateFolder = join(dataFolder, 'import-state')
  const statuses = new StatusTable(stateFolder)
  const closing = new AbortController()
  let refreshing: Promise<number> | undefined
  return {
    index,
    statuses,
    imported: () => readImportSummary(stateFolder),
    isUp: () =>
      // A look-up by id, not the statistics: those count the whole corpus.
      index.get(['pmid:0']).then(
        () => true,
        () => false,
      ),
    refreshRecords: async () => {
      refreshing ??= refreshRecords({ index, maker: records, stateFolder, signal: closing.signal })
      return refreshing
    },
    close: async () => {
      closing.abort()
      await refreshing?.catch(() => undefined)
      statuses.close()
      await index.close()
    },
  }
}

/**
 * The same, with what is new or changed in the starter corpus brought in, so that the first question works offline. While an
 * import holds the corpus nothing is written: the next start makes up for it.
 */
export async function openSeededEvidence(dataFolder: string, contentFolder: string): Promise<EvidencePart> {
  // Questions are read elsewhere; here names are needed only where there is something new to be read.
  const evidence = await openEvidence(dataFolder, await openDeferredRecordMaker(contentFolder, dataFolder))
  await seedStarter(evidence.index, join(dataFolder, 'import-state'), contentFolder).catch(
    (error: unknown) => {
      if (!(error instanceof CorpusLockedError)) throw error
    },
  )
  return evidence
}
