import type { DropReason } from '@auscult/contract/ai-record.ts'
import type { Concept, Understood } from '@auscult/contract/ai.ts'
import type { Directness } from '../../appraise/appraisal.ts'
import type { Candidate } from '../../search/search.ts'
import type { Lexicon, LexiconConcept } from '../../understand/lexicon/lexicon.ts'
import { classSiblings } from '../../understand/search-forms.ts'
import { type Compared, readCompared } from '../document/same-comparison.ts'
import { listTold, ofPeople, tellsOf, type Told } from '../document/told.ts'
import { type Comparison, compareWith, excludedTerms, knownConcepts } from './asked.ts'
import { readAbstractFit } from './fit-abstract.ts'
import { fitIntent, type IntentFit } from './fit-intent.ts'
import { fitOutcome } from './fit-outcome.ts'
import { findUnspoken } from './fit-safety.ts'
import { fitControl, fitTreatment, type TreatmentFit } from './fit-treatment.ts'
import type { Missing } from './missing.ts'
import { isOfAge } from './people/fit-age.ts'
import { isOfMeasured } from './people/fit-measured.ts'
import { fitPeople } from './people/fit-people.ts'
import { inSetting } from './people/fit-setting.ts'
import { tellOfAskedGroup } from './people/told-of-group.ts'

export type Degree = Directness[keyof Directness]

/** How a candidate answers the question: in full, in part, or only comes near. */
export type Fit = {
  answers: boolean
  /** Why it does not answer; null where it does. */
  obstacle: DropReason | null
  directness: Directness
  sibling: TreatmentFit['sibling']
  isControlArm: boolean
  isInArms: TreatmentFit['isInArms']
  /** Whether the asker's order of the two treatments is the other way round than the study's, and so how it is told. */
  turns: 'always' | 'where-different' | 'never'
  /** No age was asked about, or the people were of about that age. */
  isOfAge: boolean
  /** No figure of the people was asked about, or they were by their description of it. */
  isOfMeasured: boolean
  /** The parts of the question that the source does not have, in the question's terms. */
  missing: Missing
  /** The record's own words on what was asked about, where its main result is on something else. */
  told: Told[]
  /** The record's own words on what it lacks of the people, the treatment or the time asked about. */
  toldOfGap: Told[]
  /** The record's own words on how the people asked about fared among those it enrolled. */
  toldOfGroup: Told[]
  /** A disease asked about as outcome was counted, if only within a composite. */
  countsDisease: boolean
  /** What was compared: what the question asks about, and what it was held against. */
  compared: Compared
  /** The question's own words for the people are true of those the source enrolled. */
  hasPeopleAsNamed: boolean
  /** The question's adjectives of degree, course, time and route all stand in the source. */
  isQualified: boolean
}

/** A candidate with how it fits the question. */
export type Fitted = { candidate: Candidate; fit: Fit }

/**
 * The relevance floor. What the question names must be there: its treatment (or one of the same class), its people (or the wider
 * disease), its active comparator, a disease it asks about as outcome.
 */
export function readFit(candidate: Candidate, understood: Understood, lexicon: Lexicon): Fit {
  const comparison = compareWith(understood, candidate, lexicon)
  const { document } = candidate
  if (document.facts === null && document.kind !== 'guideline') return readAbstractFit(comparison)
  const arms = fitTreatment(comparison)
  const beside = arms.degree === 'mismatch' ? tellOfOtherArm(comparison) : []
  const treatment: TreatmentFit = beside.length === 0 ? arms : { ...arms, degree: 'partial' }
  const outcome = fitOutcome(comparison)
  const people = inSetting(fitPeople(comparison), treatment, comparison)
  const intent = fitIntent(comparison)
  const directness: Directness = {
    intervention: weaker(treatment.degree, intent.degree),
    population: people.degree,
    comparator: fitControl(comparison),
    outcome: outcome.degree,
  }
  const obstacle =
    findObstacle(directness, {
      'other-treatment': treatment.degree === 'mismatch',
      'other-outcome': outcome.isMissing,
      'few-words': !coversWords(comparison),
    }) ?? findUnspoken(comparison, treatment)
  return {
    answers: obstacle === null,
    obstacle,
    directness,
    sibling: treatment.sibling,
    isControlArm: treatment.isControlArm,
    isInArms: treatment.isInArms,
    turns: turnsOf(treatment, understood),
    isOfAge: isOfAge(comparison),
    isOfMeasured: isOfMeasured(comparison),
    missing: {
      people: people.missing,
      treatment: treatment.missing,
      outcome: outcome.missing,
      unspoken: people.unspoken,
      words: treatment.missingWords,
      intent: intent.unmet,
    },
    told: [beside, intent.told, outcome.told].find(({ length }) => length > 0) ?? [],
    toldOfGap: tellGap(comparison, [...people.missing, ...treatment.missing], intent.unmet),
    toldOfGroup: tellOfAskedGroup(comparison),
    // What the other arms found is no result of this one.
    countsDisease: outcome.countsDisease && beside.length === 0,
    compared: readCompared(
      comparison.subject,
      treatment.isControlArm,
      knownConcepts(understood.population, lexicon),
    ),
    hasPeopleAsNamed: people.isNamed,
    isQualified: people.isQualified,
  }
}

/** The first part of the question that the source does not have. Where only the treatment's use differs, that is said. */
function findObstacle(
  { intervention, population, comparator, outcome }: Directness,
  isFound: Record<'other-treatment' | 'other-outcome' | 'few-words', boolean>,
): DropReason | null {
  if (isFound['other-treatment']) return 'other-treatment'
  if (intervention === 'mismatch') return 'other-use'
  if (population === 'mismatch') return 'other-people'
  if (comparator === 'mismatch') return 'other-comparison'
  if (outcome === 'mismatch' || isFound['other-outcome']) return 'other-outcome'
  return isFound['few-words'] ? 'few-words' : null
}

/** What is left off or given for longer is told as the study did it. */
function turnsOf({ isControlArm }: TreatmentFit, { intent, comparator }: Understood): Fit['turns'] {
  if (!isControlArm || intent === 'stop' || intent === 'duration') return 'never'
  return comparator.length > 0 ? 'always' : 'where-different'
}

function tellGap(
  { candidate: { document }, lexicon, understood }: Comparison,
  missing: readonly string[],
  unmet: IntentFit['unmet'],
): Told[] {
  const concepts = knownConcepts([...missing, ...excludedTerms(understood)], lexicon)
  return listTold(document).filter(
    (told) =>
      told.part === 'limits' &&
      ((unmet === 'time' && /\bhours?\b/u.test(told.text)) ||
        (ofPeople.test(told.text) && concepts.some((concept) => tellsOf(told, concept, lexicon)))),
  )
}

const otherArm = /\b(?:third arm|in the same trial)\b/u

/** 'Metformin, the third arm, …': what a record tells of a treatment that its two arms did not get. */
function tellOfOtherArm({ candidate: { document }, understood, lexicon }: Comparison): Told[] {
  const asked = knownConcepts(understood.intervention, lexicon).filter(({ type }) => type === 'drug')
  if (asked.length === 0 || understood.comparator.length > 0) return []
  return listTold(document).filter(
    (told) => otherArm.test(told.text) && asked.every((concept) => tellsOf(told, concept, lexicon)),
  )
}

function weaker(one: Degree, other: Degree): Degree {
  if (one === 'mismatch' || other === 'mismatch') return 'mismatch'
  return one === 'match' ? other : one
}

/** Where the lexicon knows nothing of the question, most of its words must stand in the source. */
function coversWords({ understood, matched }: Comparison): boolean {
  const words = understood.concepts.filter((concept) => concept.type === 'word')
  if (words.length === 0 || words.length < understood.concepts.length) return true
  const found = words.filter((word) => matched.has(word.term)).length
  return found >= Math.ceil(words.length * 0.6)
}

/** The question's concepts with its drugs replaced by others of their class; undefined when it names none of such a class. */
export function siblingConcepts(understood: Understood, lexicon: Lexicon): Concept[] | undefined {
  const siblingsOf = (term: string): LexiconConcept[] => {
    const concept = understood.intervention.includes(term) ? lexicon.find(term) : undefined
    return concept === undefined ? [] : classSiblings(concept)
  }
  let isWidened = false
  const concepts = understood.concepts.map((concept) => {
    const forms = siblingsOf(concept.term).map((sibling) => sibling.term)
    const [first] = forms
    if (first === undefined) return concept
    isWidened = true
    return { ...concept, term: first, matched: first, forms }
  })
  return isWidened ? concepts : undefined
}
