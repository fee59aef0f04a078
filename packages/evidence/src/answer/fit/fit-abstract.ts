import type { DropReason } from '@auscult/contract/ai-record.ts'
import { subjectText } from '../../search/subject-lines.ts'
import { isWithin } from '../../understand/search-forms.ts'
import { namesTreatment } from '../document/quote.ts'
import { readCompared } from '../document/same-comparison.ts'
import { type Comparison, excludedTerms, knownConcepts } from './asked.ts'
import { fitIntent } from './fit-intent.ts'
import { findUnspoken } from './fit-safety.ts'
import { fitControl } from './fit-treatment.ts'
import type { Degree, Fit } from './fit.ts'
import { nothingMissing } from './missing.ts'
import { isOnSubject } from './on-subject.ts'
import { isLeftOutOf } from './people/fit-exclusion.ts'
import { fitPopulation, isForOthers, isOtherDisease, standsAsPhrase } from './people/fit-people.ts'
import { fitQualifiers } from './people/fit-qualifiers.ts'
import { isRelatingWord } from './relating-words.ts'

/** Said in a lead; more would be a list. */
const mostUnspoken = 3
const leastShare = 0.05

/**
 * The relevance floor for an abstract nobody has curated. Its title, aim and conclusion must be about nearly all the question says,
 * and every drug, disease, procedure and test that is asked about must be named; what else is lacking is said in the lead.
 */
export function readAbstractFit(comparison: Comparison): Fit {
  const { understood, candidate, matched, subject, lexicon } = comparison
  const obstacle = isOnSubject(candidate)
    ? (findLack(comparison) ?? findContradiction(comparison) ?? findUnspoken(comparison))
    : 'few-words'
  const unspoken = obstacle === null ? listUnspoken(comparison) : []
  const ofRole = (terms: readonly string[]): Degree =>
    terms.some((term) => isUnspoken(term, unspoken)) ? 'partial' : 'match'
  return {
    answers: obstacle === null,
    obstacle,
    directness: {
      intervention: obstacle === 'other-treatment' ? 'mismatch' : ofRole(understood.intervention),
      population: obstacle === 'other-people' ? 'mismatch' : ofRole(understood.population),
      comparator: fitControl(comparison),
      outcome: ofRole(understood.outcome),
    },
    sibling: null,
    isControlArm: false,
    isInArms: obstacle === null && isMadeFor(comparison),
    missing: { ...nothingMissing, unspoken },
    turns: 'never',
    isOfAge: true,
    isOfMeasured: true,
    told: [],
    toldOfGap: [],
    toldOfGroup: [],
    countsDisease: true,
    compared: readCompared(subject, false, knownConcepts(understood.population, lexicon)),
    hasPeopleAsNamed: knownConcepts(understood.population, lexicon).every(({ term }) => matched.has(term)),
    isQualified: true,
  }
}

/** A paper is on a drug or a procedure that its title or its aim names; one that concludes on it in passing is not. */
function isMadeFor({ understood, candidate: { document }, lexicon }: Comparison): boolean {
  const treatments = knownConcepts(understood.intervention, lexicon)
    .filter(({ type }) => type === 'drug' || type === 'procedure')
    .map(({ term }) => term)
  if (treatments.length === 0 || document.title === '') return true
  const asked = { ...understood, intervention: treatments }
  return namesTreatment(subjectText(document, { withConclusion: false }), asked)
}

/** Another drug, disease, procedure or test shares every other word of the question and still does not answer it. */
function findLack({ understood, matched, lexicon, candidate }: Comparison): DropReason | null {
  const { intervention, comparator, population } = understood
  const lacking = understood.concepts.find(({ term, type }) => {
    if (type === 'word' || type === 'population' || type === 'outcome') return false
    const concept = lexicon.find(term)
    const isScattered = concept?.type === 'condition' && !standsAsPhrase(concept, candidate.document)
    return !matched.has(term) || isScattered
  })
  if (lacking === undefined) return null
  if (intervention.includes(lacking.term)) return 'other-treatment'
  if (comparator.includes(lacking.term)) return 'other-comparison'
  return population.includes(lacking.term) ? 'other-people' : 'other-outcome'
}

/** The source says of itself that it studied other people, another disease, or something else to be done. */
function findContradiction(comparison: Comparison): DropReason | null {
  const { understood, lexicon, subject, candidate } = comparison
  const asked = knownConcepts(understood.population, lexicon)
  const isOther =
    fitQualifiers(comparison).isOpposite ||
    hasExcluded(comparison) ||
    isForOthers(asked, comparison) ||
    asked.some(
      (concept) =>
        (concept.type === 'population' && fitPopulation(concept, comparison) === 'mismatch') ||
        (concept.type === 'condition' && isOtherDisease(concept, comparison)),
    )
  // 'What helps in …?' asks of nothing but the disease, so a paper that is not on it does not answer.
  const diseases = asked.filter(({ type }) => type === 'condition')
  const isOpen = understood.intervention.length + understood.outcome.length === 0
  const isOnIt = diseases.some((disease) => subject.population.some((other) => isWithin(other, disease)))
  if (isOther || (isOpen && diseases.length > 0 && candidate.document.title !== '' && !isOnIt))
    return 'other-people'
  if (fitControl(comparison) === 'mismatch') return 'other-comparison'
  return fitIntent(comparison).degree === 'mismatch' ? 'other-use' : null
}

/** Those whom the question leaves out are in the title. */
function hasExcluded(comparison: Comparison): boolean {
  const { understood, lexicon, subject } = comparison
  return excludedTerms(understood).some((term) => {
    const concept = lexicon.find(term)
    return (
      concept !== undefined &&
      subject.enrolled.some((other) => isWithin(other, concept)) &&
      !isLeftOutOf(term, comparison)
    )
  })
}

/** What the question says and the source nowhere does, at most three, those that weigh most. */
function listUnspoken(comparison: Comparison): string[] {
  const { understood, candidate, matched, lexicon } = comparison
  const left = excludedTerms(understood)
    .filter((term) => lexicon.find(term) !== undefined && !isLeftOutOf(term, comparison))
    .map((term) => `without ${term}`)
  const groups = understood.concepts
    .filter(({ term, type }) => (type === 'population' || type === 'outcome') && !matched.has(term))
    .map(({ term }) => term)
  const words = candidate.aboutness.missing
    .filter(({ word, share }) => share >= leastShare && /\p{L}{3}/u.test(word) && !isRelatingWord(word))
    .filter(({ word }) => groups.every((group) => !group.toLowerCase().includes(word)))
    .toSorted((a, b) => b.share - a.share)
    .map(({ word }) => word)
  return [...left, ...groups, ...words].slice(0, mostUnspoken)
}

function isUnspoken(term: string, unspoken: readonly string[]): boolean {
  const words = new Set(term.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  return unspoken.some((word) => word === term || words.has(word))
}
