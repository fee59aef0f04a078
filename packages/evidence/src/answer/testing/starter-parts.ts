import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AskParts } from '../../ask.ts'
import type { Document } from '../../corpus/document.ts'
import { readStarterCorpus } from '../../corpus/starter/starter.ts'
import { openLanceIndex } from '../../corpus/text-index/lance-index.ts'
import { loadRecordMaker } from '../../record/record-maker.ts'
import { loadMustNotMiss } from '../../safety/must-not-miss.ts'
import { loadSafetyRules } from '../../safety/compile-rules.ts'
import { loadLexicon } from '../../understand/lexicon/lexicon.ts'

const content = join(import.meta.dirname, '../../../../../content')

export type StarterParts = { parts: AskParts; starter: Document[]; close: () => Promise<void> }

/** A real index with the starter corpus, the lexicon and a clock that stands still. */
export async function openStarterParts(): Promise<StarterParts> {
  const folder = await mkdtemp(join(tmpdir(), 'auscult-answer-'))
  const lexicon = await loadLexicon(join(content, 'lexicon'))
  const index = await openLanceIndex(folder, await loadRecordMaker(content, folder, lexicon))
  const starter = await readStarterCorpus(content)
  await index.index(starter)
  return {
    parts: {
      index,
      lexicon,
      safety: await loadSafetyRules(join(content, 'safety'), lexicon),
      mustNotMiss: await loadMustNotMiss(content),
      clock: () => new Date('2026-06-01T00:00:00Z'),
    },
    starter,
    close: async () => {
      await index.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** Something done while the corpus holds these documents, too; a corpus of a few documents alone would give each word no weight. */
export async function withDocuments<Result>(
  { parts: { index } }: StarterParts,
  documents: readonly Document[],
  use: () => Promise<Result>,
): Promise<Result> {
  await index.index([...documents])
  try {
    return await use()
  } finally {
    await index.remove(documents.map(({ id }) => id))
  }
}
