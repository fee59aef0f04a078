import { join } from 'node:path'
import { openLanceIndex } from '../corpus/text-index/lance-index.ts'
import { openVectors } from '../corpus/vectors/open-vectors.ts'
import { createConfiguredWriter, type WriterSettings } from '../models/configured-writer.ts'
import type { EmbeddingSettings } from '../models/embedding-settings.ts'
import type { TokenBudget } from '../models/token-budget.ts'
import { loadRecordMaker } from '../record/record-maker.ts'
import { loadTools } from '../tools/compile-tools.ts'
import { loadMustNotMiss } from '../safety/must-not-miss.ts'
import { loadSafetyRules } from '../safety/compile-rules.ts'
import { loadInstalledLexicon } from '../understand/lexicon/installed-lexicon.ts'
import type { Engine } from './engine.ts'
import { createLocalEngine } from './local-engine.ts'

/** All that an engine is opened from, as it can be sent to another process. */
export type EngineSettings = {
  dataFolder: string
  contentFolder: string
  /** How many processes read the corpus: they share what memory its cache may take. */
  readers: number
  writer?: WriterSettings | undefined
  embedding?: EmbeddingSettings | undefined
}

const clock = () => new Date()

/** Opens corpus, lexicon and models of an installation. What another process imports is seen by the next question. */
export async function openEngine(settings: EngineSettings, budget?: TokenBudget): Promise<Engine> {
  const { dataFolder, contentFolder, readers, writer, embedding } = settings
  const lexicon = await loadInstalledLexicon(contentFolder, dataFolder)
  const records = await loadRecordMaker(contentFolder, dataFolder, lexicon)
  const [index, safety, mustNotMiss, tools, vectors] = await Promise.all([
    openLanceIndex(join(dataFolder, 'evidence'), records, { readers }),
    loadSafetyRules(join(contentFolder, 'safety'), lexicon),
    loadMustNotMiss(contentFolder, lexicon),
    loadTools(contentFolder, lexicon),
    embedding === undefined ? undefined : openVectors(dataFolder, embedding, clock),
  ])
  const engine = createLocalEngine({
    index,
    lexicon,
    safety,
    mustNotMiss,
    tools,
    clock,
    writer: writer === undefined ? undefined : createConfiguredWriter(writer, clock, budget),
    findNeighbours: vectors?.findNeighbours,
  })
  return {
    ...engine,
    async close() {
      await vectors?.close()
      await index.close()
    },
  }
}
