import type { Understood } from '@auscult/contract/ai/ai.ts'
import type { Directness } from '../appraise/appraisal.ts'
import type { Document } from '../corpus/document.ts'
import { withdrawnStatuses } from '../corpus/retractions/withdrawn.ts'
import type { EvidenceIndex, Hit, QueryGroup } from '../corpus/text-index/evidence-index.ts'
import { documentSentences, type DocumentSentence } from '../corpus/text-index/indexed-lines.ts'
import type { Neighbour } from '../corpus/vectors/vector-store.ts'
import type { EvidenceRecord } from '../record/evidence-record.ts'
import { contentTerms } from '../text/terms.ts'
import { type Aboutness, readAboutness, readStanding } from './aboutness.ts'
import { designPrior } from './design-prior.ts'
import { conceptCompleteness, judgeDirectness } from './directness.ts'
import { type DocumentMatch, matchDocument, toFormTable } from './document-match.ts'
import { type Fuse, fuseCaseScores, fuseScores } from './fuse-ranks.ts'
import { harvestAliases } from './harvested-aliases.ts'
import { namedWords, type StemQuery, toStemQuery } from './query-stems.ts'
import { type RelevanceFeatures, relevanceFeatures, relevanceScore } from './relevance.ts'
import { weighCase, weighStems } from './stem-weights.ts'

export type Candidate = {
  document: Document
  /** What was read of the document at import. */
  readonly record: EvidenceRecord
  /** 0 to 1 and a little more for designs that lead; comparable within one answer. */
  score: number
  /** Terms of the question's concepts that the document has whole. */
  matched: string[]
  /** The stored sentence that covers most of the question, verbatim; the title where nothing else is stored. */
  bestSentence: DocumentSentence
  directness: Directness
  /** Withdrawn work is for naming, never for answering. */
  isWithdrawn: boolean
  features: RelevanceFeatures & {
    prior: number
    /** Share of the question's named concepts (drug, condition, test ...) that the document has; 1 when none is named. */
    namedConcepts: number
  }
  aboutness: Aboutness
}

export type SearchOptions = {
  /** In the corpus' language, all words of it: those that are no concept rank papers on one subject. */
  question: string
  /** The question is what a patient's story is about: see `weighCase`. */
  isCase?: boolean | undefined
  k: number
  /** All kinds when left out. */
  kinds?: readonly Document['kind'][] | undefined
  /** Documents near in meaning, nearest first, where vectors are set up: they join those found by words. */
  nearest?: Promise<readonly Neighbour[]> | undefined
  /** Another way of putting both together than the one chosen, to compare. */
  fuse?: Fuse | undefined
  signal?: AbortSignal | undefined
  /** Told what the index was asked for. */
  onSearched?: ((terms: SearchedTerms) => void) | undefined
}

/** Stems of the question's own words, and the other names and word forms that were searched for beside them. */
export type SearchedTerms = { words: string[]; forms: string[] }

/**
 * More changes the first ten hardly at all and costs time: reading the rows is most of a search. The question's own words find
 * nearly all there is to find, so synonyms get less.
 */
const ownWordsDepth = 120
const synonymsDepth = 80

/** So many words beside its names make a question one whose names are searched for by themselves: they would be outweighed. */
const chattyFrom = 8
/** And so many of what the names find are read, wherever they would rank. */
const keptOfNames = 20

/** Papers that are likely on the subject: where abbreviations are learnt. */
const learntFrom = 50

/**
 * The documents that fit a question best, best first, at most `k`, withdrawn ones among them. Two stages: BM25 of the text index for
 * recall, then a closer look at where the words stand. The same corpus and question always give the same list.
 */
export async function findCandidates(
  understood: Understood,
  index: EvidenceIndex,
  options: SearchOptions,
): Promise<Candidate[]> {
  const isCase = options.isCase ?? false
  const query = toStemQuery(options.question, understood, isCase)
  if (query.stems.length === 0) return []
  const [found, ofNames, statistics, nearest] = await Promise.all([
    findHits(query, understood, index, options),
    findByNames(query, index, options),
    index.termStatistics(query.stems),
    options.nearest ?? [],
  ])
  const known = new Set(found.map(({ document }) => document.id))
  const hits = [...found, ...ofNames.filter(({ document }) => !known.has(document.id))]
  const missing = await getMissing(nearest, hits, index, options)
  options.signal?.throwIfAborted()
  const fuse = options.fuse ?? (isCase ? fuseCaseScores : fuseScores)
  const raw = weighStems(query, statistics)
  const weights = { raw, weights: toShares(raw), ranking: toShares(isCase ? weighCase(query, raw) : raw) }
  const kept = new Set(ofNames.map(({ document }) => document.id))
  return rank(understood, query, weights, hits, { ...options, nearest, missing, kept, fuse })
}

function toShares(raw: readonly number[]): number[] {
  const total = raw.reduce((sum, weight) => sum + weight, 0)
  return raw.map((weight) => weight / total)
}

const asGroup = (forms: string[]): QueryGroup => ({ forms, weight: 1 })

/**
 * Synonyms widen the search but must not crowd out the question's own words, so both are asked. In a case the words are many and few of
 * them say what it is about, so its names are searched for by themselves.
 */
async function findHits(
  query: StemQuery,
  understood: Understood,
  index: EvidenceIndex,
  { kinds, signal, onSearched, isCase }: SearchOptions,
): Promise<Hit[]> {
  const own = asGroup([query.text])
  const named = isCase === true ? namedWords(query) : []
  const synonyms = [...understood.concepts.map(({ forms }) => asGroup(forms)), asGroup(query.related)]
  const widened = named.length > 0 ? [asGroup(named)] : [own, ...synonyms]
  const isWidened = named.length > 0 || query.aliases.length > 0
  onSearched?.(nameTerms(query, isWidened ? widened : []))
  const filter = { includeWithdrawn: true, ...(kinds === undefined ? {} : { kinds }) }
  const lists = await Promise.all([
    index.search([own], filter, ownWordsDepth, signal),
    isWidened ? index.search(widened, filter, synonymsDepth, signal) : [],
  ])
  return [...new Map(lists.flat().map((hit) => [hit.document.id, hit])).values()]
}

const subjects: ReadonlySet<string> = new Set(['condition', 'drug', 'procedure', 'population'])

/** What the diseases and treatments of a chatty question find without its other words: 'temp 38.5, looks well, sibling has a cold, can I send home'. */
async function findByNames(
  query: StemQuery,
  index: EvidenceIndex,
  { kinds, signal }: SearchOptions,
): Promise<Hit[]> {
  const places = new Set(query.concepts.flatMap(({ type, stems }) => (subjects.has(type) ? stems : [])))
  const isChatty = places.size > 0 && query.stems.length - places.size >= chattyFrom
  if (!isChatty) return []
  const names = [...places].map((place) => query.words[place] ?? '')
  const filter = { includeWithdrawn: true, ...(kinds === undefined ? {} : { kinds }) }
  return index.search([asGroup([names.join(' ')])], filter, keptOfNames, signal)
}

function nameTerms({ text }: StemQuery, synonyms: readonly QueryGroup[]): SearchedTerms {
  const words = new Set(contentTerms(text))
  const forms = new Set(synonyms.flatMap((group) => group.forms))
  return {
    words: [...words],
    forms: [...forms].filter((form) => contentTerms(form).some((term) => !words.has(term))),
  }
}

/** Documents near in meaning whose words the search by words did not find. */
async function getMissing(
  nearest: readonly Neighbour[],
  found: readonly Hit[],
  index: EvidenceIndex,
  { kinds }: SearchOptions,
): Promise<Hit[]> {
  const known = new Set(found.map(({ document }) => document.id))
  const hits = await index.listHits(nearest.map(({ id }) => id).filter((id) => !known.has(id)))
  return hits.filter(({ document: { kind } }) => kinds === undefined || kinds.includes(kind))
}

/** Of each stem: how much it says, its share of what all say, and its share in the ranking. */
type QueryWeights = Record<'raw' | 'weights' | 'ranking', readonly number[]>

type RankOptions = {
  k: number
  nearest: readonly Neighbour[]
  /** Those of `nearest` that words did not find. */
  missing: readonly Hit[]
  /** Ids of what is read wherever it ranks. */
  kept: ReadonlySet<string>
  fuse: Fuse
}

function rank(
  understood: Understood,
  query: StemQuery,
  { raw, weights, ranking }: QueryWeights,
  found: readonly Hit[],
  { k, nearest, missing, kept, fuse }: RankOptions,
): Candidate[] {
  const learnt = harvestAliases(
    query.stems,
    found.slice(0, learntFrom).map((hit) => hit.document),
  )
  const hits = [...found, ...missing]
  const forms = toFormTable(query, [...query.aliases, ...learnt])
  const matches = hits.map((hit) => matchDocument(query, ranking, forms, hit.lines))
  // Of those found by words alone, so that what is near in meaning changes nobody's score.
  const byWords = matches.slice(0, found.length)
  const meanLength = byWords.reduce((sum, match) => sum + match.length, 0) / Math.max(1, byWords.length)
  const scored = hits
    .flatMap((hit, nth) => {
      const { document } = hit
      const match = matches[nth]
      if (match === undefined) return []
      const relevance = relevanceFeatures(match, ranking, meanLength)
      return { hit, document, match, relevance, prior: designPrior(document, understood.kind) }
    })
    .map((each) => ({ ...each, score: relevanceScore(each.relevance) + each.prior }))
    .toSorted((a, b) => b.score - a.score || (a.document.id < b.document.id ? -1 : 1))
  const fused = fuse(scored, nearest)
  const ranked = [...fused.slice(0, k), ...fused.slice(k).filter(({ document }) => kept.has(document.id))]
  const standings = readStanding(ranked.map(({ score, prior }) => score - prior))
  return ranked.map(({ hit, document, match, relevance, prior, score }, nth) => ({
    document,
    get record() {
      return hit.record
    },
    score,
    ...describe(understood, query, match),
    bestSentence: bestSentence(document, match),
    isWithdrawn: withdrawnStatuses.includes(document.status),
    features: { ...relevance, prior, namedConcepts: namedConcepts(query, match) },
    aboutness: readAboutness(query, raw, weights, document, match, standings[nth] ?? 0),
  }))
}

function describe(understood: Understood, query: StemQuery, match: DocumentMatch) {
  return {
    matched: query.concepts
      .filter((concept) => conceptCompleteness(concept, match) === 1)
      .map(({ term }) => term),
    directness: judgeDirectness(understood, query.concepts, match),
  }
}

function namedConcepts(query: StemQuery, match: DocumentMatch): number {
  const named = query.concepts.filter((concept) => concept.type !== 'word')
  if (named.length === 0) return 1
  return named.reduce((sum, concept) => sum + conceptCompleteness(concept, match), 0) / named.length
}

function bestSentence(document: Document, match: DocumentMatch): DocumentSentence {
  const sentences = documentSentences(document)
  let best: DocumentSentence | undefined
  let bestShare = -1
  sentences.forEach((sentence, nth) => {
    // The first line is the title.
    const share = match.lines[nth + 1] ?? 0
    if (share <= bestShare) return
    best = sentence
    bestShare = share
  })
  return best ?? { text: document.title, section: null }
}
