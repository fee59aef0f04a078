import type { Candidate } from '../../search/search.ts'
import { isRelatingWord } from './relating-words.ts'

/**
 * Log-odds that a paper is the one a question asks for, from where the question's words stand in it. Fitted by logistic regression on
 * the development questions of PubMedQA among 200,000 documents and of SciFact among its own, against the best candidates
 * that are left once the paper itself is taken away; docs/evaluation.md tells what comes of it.
 */
const weights = {
  bias: -7.01,
  bestTwoLines: 1.74,
  subject: 1.89,
  said: 0.83,
  missingWord: -0.2,
  missingName: -0.3,
  standing: 17.88,
}
const mostStanding = 0.25
const leastStanding = -0.05
const leastOdds = -1

/** A paper with every word of the question, in its subject and in two neighbouring sentences, need not stand out: many may be on it. */
const whole = { subject: 0.7, bestTwoLines: 0.85 }

/** Whether title, aim and conclusion of a paper nobody has curated are about what the question is about. */
export function isOnSubject({ features, aboutness }: Candidate): boolean {
  const missing = aboutness.missing.filter(({ word }) => !isRelatingWord(word))
  const isWhole =
    aboutness.subject >= whole.subject * features.coverage &&
    features.bestTwoLines >= whole.bestTwoLines * features.coverage
  if (missing.length === 0 && features.coverage > 0 && isWhole) return true
  const odds =
    weights.bias +
    weights.bestTwoLines * features.bestTwoLines +
    weights.subject * aboutness.subject +
    weights.said * Math.log1p(features.bestTwoLines * aboutness.information) +
    weights.missingWord * missing.length +
    weights.missingName * missing.filter(({ isNamed }) => isNamed).length +
    weights.standing * Math.max(leastStanding, Math.min(mostStanding, aboutness.standing))
  return odds >= leastOdds
}
