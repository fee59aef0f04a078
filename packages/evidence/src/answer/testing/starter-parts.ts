import { rmSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AskParts } from '../../ask.ts'
import type { Document } from '../../corpus/document.ts'
import { readStarterCorpus } from '../../corpus/starter/starter.ts'
import { openLanceIndex } from '../../corpus/text-index/lance-index.ts'
import { loadRecordMaker } from '../../record/record-maker.ts'
import { loadMustNotMiss } from '../../safety/must-not-miss.ts'
import { loadTools } from '../../tools/compile-tools.ts'
import { loadSafetyRules } from '../../safety/compile-rules.ts'
import { contentFolder as content, shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'

export type StarterParts = { parts: AskParts; starter: Document[]; close: () => Promise<void> }

/** Read once by all tests of a worker. */
const shipped = loadShipped()

async function loadShipped() {
  return {
    records: await loadRecordMaker(content, content, lexicon),
    starter: await readStarterCorpus(content),
    safety: await loadSafetyRules(join(content, 'safety'), lexicon),
    mustNotMiss: await loadMustNotMiss(content, lexicon),
    tools: await loadTools(content, lexicon),
  }
}

/** A folder with the index of the starter corpus, made by the first test of a worker that asks for it: reading all records takes seconds. */
let filled: Promise<string> | undefined

async function fillFolder(): Promise<string> {
  const { records, starter } = await shipped
  const folder = await makeFolder()
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const index = await openLanceIndex(folder, records)
  await index.index(starter)
  await index.close()
  return folder
}

const makeFolder = () => mkdtemp(join(tmpdir(), 'auscult-answer-'))

/** A real index with the starter corpus, which the caller may change, the lexicon and a clock that stands still. */
export async function openStarterParts(): Promise<StarterParts> {
  const { records, starter, safety, mustNotMiss, tools } = await shipped
  filled ??= fillFolder()
  const folder = await makeFolder()
  await cp(await filled, folder, { recursive: true })
  const index = await openLanceIndex(folder, records)
  return {
    parts: { index, lexicon, safety, mustNotMiss, tools, clock: () => new Date('2026-06-01T00:00:00Z') },
    starter,
    close: async () => {
      await index.close()
      await rm(folder, { recursive: true, force: true })
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
