import type { Document } from '../corpus/document.ts'
import { coverageIn, type DocumentMatch } from './document-match.ts'
import type { StemQuery } from './query-stems.ts'
import { isSubjectLine } from './subject-lines.ts'

/** How far a document is about the question, for the relevance floor. Shares are of the question's weight, 0 to 1. */
export type Aboutness = {
  /** What of the question stands in the title, the objective, the conclusion or the MeSH terms. */
  subject: number
  /** How much the whole question says: the weights of its stems, in nats. Two rare words in common say more than two of twenty. */
  information: number
  /** Its relevance less the mean of those just behind the best of the others: a paper that shares words does not stand out. */
  standing: number
  /** Words of the question that stand nowhere in the document, under no other name either, as asked. */
  missing: MissingWord[]
}

/** `isNamed`: part of a drug, a disease, a procedure, a test or people that the lexicon knows. */
export type MissingWord = { word: string; share: number; isNamed: boolean }

/** A learnt abbreviation or a distant synonym is less than a mention. */
const leastOccurrence = 0.35

export function readAboutness(
  query: StemQuery,
  raw: readonly number[],
  weights: readonly number[],
  document: Document,
  match: DocumentMatch,
  standing: number,
): Aboutness {
  return {
    subject: coverageIn(match, weights, isSubjectLine(document)),
    information: raw.reduce((sum, weight) => sum + weight, 0),
    standing,
    missing: listMissing(query, weights, match),
  }
}

function listMissing(query: StemQuery, weights: readonly number[], match: DocumentMatch): MissingWord[] {
  const named = new Set(
    query.concepts.filter(({ type }) => type !== 'word' && type !== 'outcome').flatMap(({ stems }) => stems),
  )
  return query.stems.flatMap((stem, place) => {
    if ((match.occurrences[place] ?? 0) >= leastOccurrence) return []
    const word = query.words[place] ?? stem
    return [{ word, share: weights[place] ?? 0, isNamed: named.has(place) }]
  })
}

/** For each relevance, best first, how far it stands above the second to fourth of the others. */
export function readStanding(relevances: readonly number[]): number[] {
  const ranked = relevances.toSorted((a, b) => b - a)
  return relevances.map((relevance) => {
    const own = ranked.indexOf(relevance)
    const field = ranked.toSpliced(own, 1).slice(1, 4)
    return field.length === 0 ? 0 : relevance - field.reduce((sum, other) => sum + other, 0) / field.length
  })
}
