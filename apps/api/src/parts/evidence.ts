import type { ImportedKind } from '@auscult/contract/ai-corpus.ts'
import { CorpusLockedError } from '@auscult/evidence/corpus/corpus-lock.ts'
import { readImportSummary } from '@auscult/evidence/corpus/import/import-summary.ts'
import { StatusTable } from '@auscult/evidence/corpus/retractions/status-table.ts'
import { seedStarter } from '@auscult/evidence/corpus/starter/starter-seed.ts'
import type { EvidenceIndex } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import { openLanceIndex } from '@auscult/evidence/corpus/text-index/lance-index.ts'
import { loadRecordMaker } from '@auscult/evidence/record/record-maker.ts'
import { refreshRecords } from '@auscult/evidence/record/refresh-records.ts'
import { loadSafetyRules } from '@auscult/evidence/safety/compile-rules.ts'
import type { SafetyRules } from '@auscult/evidence/safety/compiled-rule.ts'
import { loadInstalledLexicon } from '@auscult/evidence/understand/lexicon/installed-lexicon.ts'
import type { Lexicon } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import { join } from 'node:path'

/** What the questions are answered from. */
export type EvidencePart = {
  index: EvidenceIndex
  lexicon: Lexicon
  safety: SafetyRules
  /** What imported retraction lists say, also of articles that have left the corpus. */
  statuses: Pick<StatusTable, 'statusOf'>
  /** What was imported and when, as the last import left it. */
  imported: () => Promise<ImportedKind[]>
  isUp(): Promise<boolean>
  /** Reads anew, beside the answering, the records that an earlier release or other names left; see `refreshRecords`. */
  refreshRecords(): Promise<number>
  close(): Promise<void>
}

/** Opens the corpus in DATA_DIR/evidence with its table of statuses, and reads the lexicon. */
export async function openEvidence(dataFolder: string, contentFolder: string): Promise<EvidencePart> {
  const lexicon = await loadInstalledLexicon(contentFolder, dataFolder)
  const records = await loadRecordMaker(contentFolder, dataFolder, lexicon)
  const safety = await loadSafetyRules(join(contentFolder, 'safety'), lexicon)
  const index = await openLanceIndex(join(dataFolder, 'evidence'), records)
  const stateFolder = join(dataFolder, 'import-state')
  const statuses = new StatusTable(stateFolder)
  const closing = new AbortController()
  let refreshing: Promise<number> | undefined
  return {
    index,
    lexicon,
    safety,
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
  const evidence = await openEvidence(dataFolder, contentFolder)
  await seedStarter(evidence.index, join(dataFolder, 'import-state'), contentFolder).catch(
    (error: unknown) => {
      if (!(error instanceof CorpusLockedError)) throw error
    },
  )
  return evidence
}
