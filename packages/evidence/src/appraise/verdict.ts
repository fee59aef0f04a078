import type { Document } from '../corpus/document.ts'
import type { Features } from './change-features.ts'
import { readSentences } from './document-text.ts'
import { findNearest, readClosing, verdictFeatures } from './verdict-features.ts'
import { maybeWeights, yesWeights } from './verdict-weights.ts'

export type Verdict = 'yes' | 'no' | 'maybe'

/** `sentence` is an exact substring of the document, the one nearest to the question; `probability` is the weights', 0 to 1. */
export type VerdictFound = { verdict: Verdict; sentence: string; probability: number }

/**
 * What a study answers to the yes-or-no question it was made for, from the words of its conclusion and the tone of its results.
 * The question is the study's own: whether the document bears on it at all is not judged here. Undefined where it has no text.
 */
export function verdictFor(question: string, document: Pick<Document, 'sections'>): VerdictFound | undefined {
  const sentences = readSentences('', document.sections)
  const closing = readClosing(question, sentences)
  const nearest = findNearest(closing)
  if (nearest === undefined) return undefined
  const features = verdictFeatures(question, closing, sentences)
  const yes = weigh(features, yesWeights)
  const scores: [Verdict, number][] = [
    ['yes', yes],
    ['no', -yes],
    ['maybe', weigh(features, maybeWeights)],
  ]
  const [verdict, highest] = scores.reduce((best, next) => (next[1] > best[1] ? next : best))
  const total = scores.reduce((sum, [, score]) => sum + Math.exp(score - highest), 0)
  return { verdict, sentence: nearest.text, probability: 1 / total }
}

function weigh(features: Features, weights: Readonly<Record<string, number>>): number {
  return Object.entries(features).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0)
}
