import type { LexiconConcept } from '../understand/lexicon.ts'
import { isWithin } from '../understand/search-forms.ts'
import {
  type Comparison,
  excludedConcepts,
  hasNames,
  hasWords,
  knownConcepts,
  unknownWords,
} from './asked.ts'
import type { Degree } from './fit.ts'
import { fitOutcome } from './fit-outcome.ts'

/** People for whom results in others do not simply hold, nor theirs for others. */
const distinctPopulations: ReadonlySet<string> = new Set([
  'children',
  'adolescents',
  'infants',
  'neonates',
  'pregnant women',
  'breastfeeding women',
])

/** Whether the source's people are those asked about; the weakest of the parts decides. */
export function fitPeople(comparison: Comparison): Degree {
  const { understood, lexicon, subject, matched } = comparison
  const asked = knownConcepts(understood.population, lexicon)
  const words = unknownWords(understood.population, lexicon)
  if (
    asked.length === 0 &&
    words.length === 0 &&
    understood.intervention.length === 0 &&
    fitOutcome(comparison).degree !== 'match'
  )
    return 'mismatch'
  const degrees = asked.map((concept) => fitConcept(concept, comparison))
  if (degrees.includes('mismatch')) return 'mismatch'
  if (!(degrees.length === 0 ? hasWords : hasNames)(words, matched)) return 'mismatch'
  const excluded = excludedConcepts(understood.population, lexicon)
  if (subject.enrolled.some((other) => excluded.some((concept) => isWithin(other, concept))))
    return 'mismatch'
  const isOther = isOtherPeople(asked, comparison)
  if (isOther && asked.some(({ term }) => term === 'adults' || term === 'older adults')) return 'mismatch'
  const isPartial = isOther || degrees.includes('partial') || words.some((word) => !matched.has(word))
  return isPartial ? 'partial' : 'match'
}

/** The source studied children, pregnant women and the like, of whom the question says nothing. */
function isOtherPeople(
  asked: readonly LexiconConcept[],
  { subject, understood, lexicon }: Comparison,
): boolean {
  const everywhere = [
    ...asked,
    ...knownConcepts([...understood.outcome, ...understood.intervention], lexicon),
  ]
  // Pre-eclampsia is about pregnant women whether or not the question says so.
  if (everywhere.some(({ concerns }) => concerns.length > 0)) return false
  const distinct = subject.population.filter(({ term }) => distinctPopulations.has(term))
  const isAdultToo = subject.population.some(({ term }) => term === 'adults')
  return distinct.length > 0 && !isAdultToo && !everywhere.some(({ term }) => distinctPopulations.has(term))
}

function fitConcept(concept: LexiconConcept, comparison: Comparison): Degree {
  const { subject, matched } = comparison
  const here = [...subject.population, ...subject.outcome]
  if (here.some((other) => isWithin(other, concept))) return 'match'
  if (concept.type === 'population') return fitPopulation(concept, comparison)
  if (concept.type !== 'condition') return matched.has(concept.term) ? 'match' : 'partial'
  return fitCondition(concept, here, comparison)
}

/** A source that says nothing of children is none about children; of other groups it may still say something. */
function fitPopulation(concept: LexiconConcept, { matched, candidate }: Comparison): Degree {
  if (candidate.document.facts === null && matched.has(concept.term)) return 'match'
  return distinctPopulations.has(concept.term) ? 'mismatch' : 'partial'
}

function fitCondition(
  concept: LexiconConcept,
  here: readonly LexiconConcept[],
  { matched, isCurated }: Comparison,
): Degree {
  // A sister disease (preserved against reduced ejection fraction) outweighs a mention in passing.
  const sisters = concept.wider
    .filter(({ type }) => type === 'condition')
    .flatMap((wider) => wider.narrower)
    .filter((other) => other !== concept)
  if (here.some((other) => sisters.includes(other))) return 'mismatch'
  if (here.some((other) => other.type === 'condition' && isWithin(concept, other))) return 'partial'
  if (!matched.has(concept.term)) return 'mismatch'
  // 'Intracranial hypertension' has the word and is another disease: a title full of other diseases is no match.
  if (here.some((other) => other.term.endsWith(concept.term))) return 'mismatch'
  return isCurated ? 'mismatch' : 'match'
}
