import type { EvidenceIndex } from '@auscult/evidence/corpus/evidence-index.ts'
import { type CorpusLock, CorpusLockedError, lockCorpus } from '@auscult/evidence/corpus/corpus-lock.ts'
import { mergeDocuments } from '@auscult/evidence/corpus/import-merge.ts'
import { openLanceIndex } from '@auscult/evidence/corpus/lance-index.ts'
import { readStarterCorpus } from '@auscult/evidence/corpus/starter.ts'
import { type Lexicon, loadLexicon } from '@auscult/evidence/understand/lexicon.ts'
import { join } from 'node:path'

/** What the questions are answered from. */
export type EvidencePart = {
  index: EvidenceIndex
  lexicon: Lexicon
  isUp(): Promise<boolean>
  close(): Promise<void>
}

/** Opens the corpus in DATA_DIR/evidence and reads the lexicon. */
export async function openEvidence(folder: string, contentFolder: string): Promise<EvidencePart> {
  const [index, lexicon] = await Promise.all([
    openLanceIndex(folder),
    loadLexicon(join(contentFolder, 'lexicon')),
  ])
  return {
    index,
    lexicon,
    isUp: () =>
      index.stats().then(
        () => true,
        () => false,
      ),
    close: () => index.close(),
  }
}

/**
 * Brings in what is new or changed in the starter corpus, so that the first question works offline. Records that came from
 * PubMed in the meantime keep their own words. Returns how many were written: none while an import holds the corpus, because
 * the next start makes up for it.
 */
export async function seedStarterCorpus(
  index: EvidenceIndex,
  stateFolder: string,
  contentFolder: string,
): Promise<number> {
  const lock = await lockUnlessImporting(stateFolder)
  if (lock === undefined) return 0
  try {
    const starter = await readStarterCorpus(contentFolder)
    const stored = await index.get(starter.map(({ id }) => id))
    const storedById = new Map(stored.map((document) => [document.id, document]))
    const changed = starter
      .map((document) => mergeDocuments(document, storedById.get(document.id)))
      .filter((merged) => JSON.stringify(merged) !== JSON.stringify(storedById.get(merged.id)))
    if (changed.length === 0) return 0
    await index.index(changed)
    await index.optimize()
    return changed.length
  } finally {
    lock.release()
  }
}

async function lockUnlessImporting(stateFolder: string): Promise<CorpusLock | undefined> {
  try {
    return await lockCorpus(stateFolder)
  } catch (error) {
    if (error instanceof CorpusLockedError) return undefined
    throw error
  }
}
