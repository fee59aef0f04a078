import type { TermStatistics } from '../corpus/evidence-index.ts'
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
