import { cpus } from 'node:os'
import type { EvidenceIndex } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import { type EmbeddingSettings, toEmbeddingSettings } from '@auscult/evidence/models/embedding-settings.ts'
import { type Fuse, fuseRanks, fuseScoresBy } from '@auscult/evidence/search/fuse-ranks.ts'
import type { Lexicon } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import { halfOf } from '../clinicians/set.ts'
import { loadContentLexicon } from '../corpus/content-lexicon.ts'
import type { JudgedQuestion } from '../sets/judged-set.ts'
import { measureLanguage } from '../answers/language.ts'
import { caseDocuments, sampleDocuments } from './corpora.ts'
import { type Meaning, openNeighbours } from './search.ts'
import { type Case, readCases, toParallels } from '../own/language.ts'
import { measuredNow, table } from '../report/page.ts'
import { measureRetrieval } from '../sets/retrieval.ts'
import { fillIndex, withScratchIndex } from '../corpus/scratch-index.ts'
import { hasSharedSets, readScifact, sharedFolder } from '../sets/shared-sets.ts'

/** How much is measured: a small model on a busy machine reads a document a second. */
export type MeaningOptions = { documents: number; cases: number }

const shares = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]

/** How words and meaning are put together, by name. */
const ways: Readonly<Record<string, Fuse | undefined>> = {
  'words alone': undefined,
  'ranks (RRF, k = 60)': fuseRanks,
  ...Object.fromEntries(shares.map((share) => [`scores (min-max), meaning ${share}`, fuseScoresBy(share)])),
}

const decimal = (value: number) => value.toFixed(3)
const percent = (value: number) => `${(100 * value).toFixed(1)} %`

/** Compares words alone with words and meaning. Prints; without an embedding model or the public sets it says what is missing. */
export async function evaluateMeaning(options: MeaningOptions): Promise<void> {
  const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const settings = toEmbeddingSettings(set)
  if (settings === undefined)
    return console.log('Skipped: meaning needs EMBEDDING_BASE_URL and EMBEDDING_NAME (docs/models.md).')
  if (!hasSharedSets())
    return console.log(`Skipped: the public data sets are expected in ${sharedFolder}, which is not there.`)
  const { date, commit } = measuredNow()
  console.log(`${settings.name}, ${date}, commit ${commit ?? 'unknown'}, ${cpus().length} cores\n`)
  const lexicon = await loadContentLexicon()
  await compareOnScifact(settings, lexicon, options)
  if (options.cases > 0) await compareOnCases(settings, lexicon, options)
}

async function compareOnScifact(
  settings: EmbeddingSettings,
  lexicon: Lexicon,
  { documents: count }: MeaningOptions,
): Promise<void> {
  const scifact = await readScifact()
  const documents = sampleDocuments(scifact, count)
  const { questions } = scifact.set
  await withScratchIndex(async (index) => {
    await fillIndex(index, documents)
    const neighbours = await openNeighbours('scifact', settings, index)
    try {
      tellEmbedded(neighbours)
      const rows: string[][] = []
      for (const [name, fuse] of Object.entries(ways)) {
        const meaning = fuse && { findNeighbours: neighbours.find, fuse }
        // oxlint-disable-next-line no-await-in-loop -- one way after the other: two cores
        rows.push([name, ...(await judge(index, lexicon, questions, meaning))])
      }
      console.log(`\nSciFact dev, ${questions.length} claims among ${documents.length} abstracts\n`)
      console.log(table(['fused by', 'nDCG@10', 'half one', 'half two', 'R@10', 'R@50'], rows))
    } finally {
      await neighbours.close()
    }
  })
}

/** Both halves apart, so that a weight chosen on one can be checked on the other. */
async function judge(
  index: EvidenceIndex,
  lexicon: Lexicon,
  questions: readonly JudgedQuestion[],
  meaning: Meaning | undefined,
): Promise<string[]> {
  const halves = Object.groupBy(questions, ({ id }) => halfOf({ id, twinOf: null }))
  const one = await measureRetrieval(index, lexicon, halves.one ?? [], meaning)
  const two = await measureRetrieval(index, lexicon, halves.two ?? [], meaning)
  const both = (key: 'ndcgAt10' | 'recallAt10' | 'recallAt50') =>
    (one[key] * one.questions + two[key] * two.questions) / questions.length
  const values = [both('ndcgAt10'), one.ndcgAt10, two.ndcgAt10, both('recallAt10'), both('recallAt50')]
  return values.map(decimal)
}

async function compareOnCases(
  settings: EmbeddingSettings,
  lexicon: Lexicon,
  { documents: count, cases: caseCount }: MeaningOptions,
): Promise<void> {
  const cases = (await readCases()).slice(0, caseCount)
  const documents = await caseDocuments(cases, sampleDocuments(await readScifact(), count), lexicon)
  await withScratchIndex(async (index) => {
    await fillIndex(index, documents)
    const neighbours = await openNeighbours('cases', settings, index)
    try {
      tellEmbedded(neighbours)
      const rows: string[][] = []
      for (const [name, fuse] of Object.entries(ways)) {
        const meaning = fuse && { findNeighbours: neighbours.find, fuse }
        // oxlint-disable-next-line no-await-in-loop -- one way after the other: two cores
        rows.push([name, ...(await judgeCases(index, lexicon, cases, meaning))])
      }
      console.log(`\nCasiMedicos dev, ${cases.length} cases among ${documents.length} documents\n`)
      console.log(table(['fused by', 'top 10 es', 'top 10 it', 'first es', 'first it'], rows))
    } finally {
      await neighbours.close()
    }
  })
}

async function judgeCases(
  index: EvidenceIndex,
  lexicon: Lexicon,
  cases: readonly Case[],
  meaning: Meaning | undefined,
): Promise<string[]> {
  const es = await measureLanguage(index, lexicon, toParallels(cases, 'es'), meaning)
  const it = await measureLanguage(index, lexicon, toParallels(cases, 'it'), meaning)
  return [es.overlapAt10, it.overlapAt10, es.sameFirst, it.sameFirst].map(percent)
}

function tellEmbedded({ embedded, embeddedMs }: { embedded: number; embeddedMs: number }): void {
  if (embedded > 0) console.error(`${embedded} documents embedded in ${Math.round(embeddedMs / 1_000)} s.`)
}
