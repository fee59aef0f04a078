import type { TermStatistics } from '../corpus/text-index/evidence-index.ts'
import type { StemQuery } from './query-stems.ts'

/** Half-way between plain idf (0) and idf times the mean number of occurrences (1) did best on the development sets. */
const topicality = 0.7
const mostOccurrences = 2.5

/**
 * How much each stem of a query says. Rare terms say more (inverse document frequency, Robertson and Spärck Jones 1976), and so do
 * terms that recur within the documents that have them: 'polyposis' is what a paper is about, 'pattern' is not
 * (burstiness, Church and Gale 1995).
 */
export function weighStems(query: StemQuery, statistics: TermStatistics): number[] {
  return query.stems.map((stem) => {
    const term = statistics.terms.get(stem) ?? { documents: 0, meanOccurrences: 1 }
    const rarity = Math.log(1 + (statistics.documents - term.documents + 0.5) / (term.documents + 0.5))
    return rarity * Math.min(mostOccurrences, term.meanOccurrences) ** topicality
  })
}

/**
 * What a name of the lexicon and a word beside it weigh in a case, which has a name for each finding and many words beside it, of which each
 * teller chooses his own; nearly every case tells the same tests. Chosen on the development half of CasiMedicos, where the documents found
 * are to be the same in each language and to speak of the exam's right option about as much as without these weights.
 */
const caseWeights = { name: 1, test: 0.5, word: 0.1 }

/** The weights of a case's stems: what was found and given counts in full, by what test less, other words little. */
export function weighCase({ concepts }: StemQuery, raw: readonly number[]): number[] {
  const weights = new Map<number, number>()
  for (const { type, stems } of concepts) {
    if (type === 'word') continue
    const weight = type === 'test' ? caseWeights.test : caseWeights.name
    for (const place of stems) weights.set(place, Math.max(weight, weights.get(place) ?? 0))
  }
  return weights.size === 0
    ? [...raw]
    : raw.map((each, place) => each * (weights.get(place) ?? caseWeights.word))
}
