import type { DocumentMatch } from './document-match.ts'

/** What the second stage goes by, each 0 to 1. */
export type RelevanceFeatures = {
  /** BM25 of the document within the candidates, as a share of the most it could be. */
  terms: number
  coverage: number
  bestLine: number
  bestTwoLines: number
  adjacent: number
  near: number
  title: number
}

/**
 * Tuned on one half of the development questions of PubMedQA (among 200,000 documents) and SciFact, checked on the other
 * half; docs/evaluation.md has the figures. The plateau is wide: a tenth more or less changes little.
 */
export const relevanceWeights: RelevanceFeatures = {
  terms: 4,
  coverage: 0.5,
  bestLine: 0.8,
  bestTwoLines: 0.8,
  adjacent: 0.5,
  near: 0.2,
  title: 0.5,
}

/** The usual constants of BM25 (Robertson and Zaragoza 2009). */
const saturation = 1.2
const lengthNormalisation = 0.7

export function relevanceFeatures(
  match: DocumentMatch,
  weights: readonly number[],
  meanLength: number,
): RelevanceFeatures {
  const relativeLength = meanLength === 0 ? 1 : match.length / meanLength
  const dampening = saturation * (1 - lengthNormalisation + lengthNormalisation * relativeLength)
  const terms = match.occurrences.reduce(
    (sum, occurrences, place) => sum + ((weights[place] ?? 0) * occurrences) / (occurrences + dampening),
    0,
  )
  const { coverage, bestLine, bestTwoLines, adjacent, near, title } = match
  return { terms, coverage, bestLine, bestTwoLines, adjacent, near, title }
}

const weightTotal = Object.values(relevanceWeights).reduce((sum, weight) => sum + weight, 0)

/** 0 to 1; comparable between questions only roughly, since a long question is seldom covered whole. */
export function relevanceScore(features: RelevanceFeatures): number {
  const sum =
    features.terms * relevanceWeights.terms +
    features.coverage * relevanceWeights.coverage +
    features.bestLine * relevanceWeights.bestLine +
    features.bestTwoLines * relevanceWeights.bestTwoLines +
    features.adjacent * relevanceWeights.adjacent +
    features.near * relevanceWeights.near +
    features.title * relevanceWeights.title
  return sum / weightTotal
}
