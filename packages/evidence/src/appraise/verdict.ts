import type { Document } from '../corpus/document.ts'
import type { Features } from './change-features.ts'
import { readSentences } from './document-text.ts'
import { findNearest, heldForSome, readClosing, verdictFeatures } from './verdict-features.ts'
import { maybeWeights, yesWeights } from './verdict-weights.ts'

export type Verdict = 'yes' | 'no' | 'maybe'

/** `sentence` is an exact substring of the document, the one nearest to the question; `probability` is the weights', 0 to 1. */
export type VerdictFound = { verdict: Verdict; sentence: string; probability: number }

/** By name of a feature: what it adds to the score of yes (and takes from no), and to that of maybe. */
export type VerdictWeights = Record<'yes' | 'maybe', Readonly<Record<string, number>>>

const fittedWeights: VerdictWeights = { yes: yesWeights, maybe: maybeWeights }

type Judged = Pick<VerdictFound, 'verdict' | 'probability'>

/**
 * What a study answers to the yes-or-no question it was made for, from the words of its conclusion and the tone of its results.
 * The question is the study's own: whether the document bears on it at all is not judged here. Undefined where it has no text.
 */
export function verdictFor(question: string, document: Pick<Document, 'sections'>): VerdictFound | undefined {
  const sentences = readSentences('', document.sections)
  const nearest = findNearest(readClosing(question, sentences))
  if (nearest === undefined) return undefined
  return { ...judgeVerdict(readVerdictFeatures(question, document), fittedWeights), sentence: nearest.text }
}

/** The features of `verdictFeatures` from a question and its document. */
export function readVerdictFeatures(question: string, document: Pick<Document, 'sections'>): Features {
  const sentences = readSentences('', document.sections)
  return verdictFeatures(question, readClosing(question, sentences), sentences)
}

/** More than the fitted weights of a sentence can be: what holds for some leaves the question open. */
const openness = 8

/** The verdict of the highest score. */
export function judgeVerdict(features: Features, weights: VerdictWeights): Judged {
  const yes = weigh(features, weights.yes)
  const scores: [Verdict, number][] = [
    ['yes', yes],
    ['no', -yes],
    ['maybe', weigh(features, weights.maybe) + openness * (features[heldForSome] ?? 0)],
  ]
  const [verdict, highest] = scores.reduce((best, next) => (next[1] > best[1] ? next : best))
  const total = scores.reduce((sum, [, score]) => sum + Math.exp(score - highest), 0)
  return { verdict, probability: 1 / total }
}

function weigh(features: Features, weights: Readonly<Record<string, number>>): number {
  return Object.entries(features).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0)
}
