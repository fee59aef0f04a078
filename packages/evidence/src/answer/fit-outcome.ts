import type { LexiconConcept } from '../understand/lexicon.ts'
import { isWithin } from '../understand/search-forms.ts'
import { type Comparison, hasWords, knownConcepts, unknownWords } from './asked.ts'
import type { Degree } from './fit.ts'

export type OutcomeFit = {
  degree: Degree
  /** A disease or words of the question's own were asked about as outcome and do not stand in the source. */
  isMissing: boolean
}

/**
 * Whether the source counted what was asked about. A plain outcome (death, admission) may be missing at a price, because composites
 * contain it; a disease may not.
 */
export function fitOutcome(comparison: Comparison): OutcomeFit {
  const { understood, lexicon, matched, isCurated } = comparison
  const known = knownConcepts(understood.outcome, lexicon)
  const words = unknownWords(understood.outcome, lexicon)
  const isCounted = (concept: LexiconConcept) =>
    isNamedOutcome(concept, comparison) || (!isCurated && matched.has(concept.term))
  const isThere = (concept: LexiconConcept) => isCounted(concept) || matched.has(concept.term)
  return {
    degree: known.every(isCounted) && hasWords(words, matched) ? 'match' : 'partial',
    isMissing:
      known.some((concept) => concept.type !== 'outcome' && !isThere(concept)) || !hasWords(words, matched),
  }
}

/** 'Cardiovascular death' is not 'death'; a kind of stroke is a stroke. */
function isNamedOutcome(concept: LexiconConcept, { subject }: Comparison): boolean {
  if (concept.composite) return subject.outcome.some((other) => isWithin(other, concept))
  if (concept.type === 'outcome') return subject.outcome.includes(concept)
  return [...subject.outcome, ...subject.population].some((other) => isWithin(other, concept))
}
