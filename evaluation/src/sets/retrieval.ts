import type { EvidenceIndex } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import { presentUnderstood } from '@auscult/evidence/question/present-understood.ts'
import { readQuestion } from '@auscult/evidence/question/read-question.ts'
import { findCandidates } from '@auscult/evidence/search/search.ts'
import type { Lexicon } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import type { Meaning } from '../meaning/search.ts'
import type { JudgedQuestion } from './judged-set.ts'
import { quantile } from '../report/quantile.ts'

export type RetrievalFigures = {
  questions: number
  recallAt1: number
  recallAt10: number
  recallAt50: number
  mrrAt10: number
  ndcgAt10: number
  latencyMsP50: number
  latencyMsP95: number
}

const deepest = 50

const gainAt = (place: number) => 1 / Math.log2(place + 2)

/** How well one ranked list of ids answers a question; each 0 to 1. Discounted gain after Järvelin and Kekäläinen 2002, gains of 0 or 1. */
export function judgeRanking(ranked: readonly string[], relevant: readonly string[]) {
  const wanted = new Set(relevant)
  const recallAt = (depth: number) =>
    ranked.slice(0, depth).filter((id) => wanted.has(id)).length / wanted.size
  const top = ranked.slice(0, 10)
  const first = top.findIndex((id) => wanted.has(id))
  const gain = top.reduce((sum, id, place) => sum + (wanted.has(id) ? gainAt(place) : 0), 0)
  const ideal = [...wanted].slice(0, 10).reduce((sum, _, place) => sum + gainAt(place), 0)
  return {
    recallAt1: recallAt(1),
    recallAt10: recallAt(10),
    recallAt50: recallAt(deepest),
    mrrAt10: first === -1 ? 0 : 1 / (first + 1),
    ndcgAt10: gain / ideal,
  }
}

/** Asks each question as a clinician's question is asked, one after the other, and averages. */
export async function measureRetrieval(
  index: EvidenceIndex,
  lexicon: Lexicon,
  questions: readonly JudgedQuestion[],
  meaning?: Meaning,
): Promise<RetrievalFigures> {
  const judged: ReturnType<typeof judgeRanking>[] = []
  const latencies: number[] = []
  for (const { question, relevant } of questions) {
    const started = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- one at a time, so that each latency is its own
    const ranked = await rankIds(question, index, lexicon, meaning)
    latencies.push(performance.now() - started)
    judged.push(judgeRanking(ranked, relevant))
  }
  const mean = (key: keyof ReturnType<typeof judgeRanking>) =>
    judged.reduce((sum, figures) => sum + figures[key], 0) / judged.length
  return {
    questions: judged.length,
    recallAt1: mean('recallAt1'),
    recallAt10: mean('recallAt10'),
    recallAt50: mean('recallAt50'),
    mrrAt10: mean('mrrAt10'),
    ndcgAt10: mean('ndcgAt10'),
    latencyMsP50: quantile(latencies, 0.5),
    latencyMsP95: quantile(latencies, 0.95),
  }
}

/** Searched as the engine would; a short form of several meanings by all of them. */
export async function rankIds(
  typed: string,
  index: EvidenceIndex,
  lexicon: Lexicon,
  meaning?: Meaning,
): Promise<string[]> {
  const question = readQuestion(typed, lexicon)
  const { searchText, isStory } = question
  const candidates = await findCandidates(presentUnderstood(question), index, {
    question: searchText,
    isCase: isStory,
    k: deepest,
    ...(meaning === undefined ? {} : { nearest: meaning.findNeighbours(typed), fuse: meaning.fuse }),
  })
  return candidates.map((candidate) => candidate.document.id)
}
