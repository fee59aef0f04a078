import { withoutCuratorNotes } from '../../../corpus/curator-notes.ts'
import type { Document } from '../../../corpus/document.ts'
import { contentTerms } from '../../../text/terms.ts'
import type { LexiconConcept } from '../../../understand/lexicon/lexicon.ts'
import { yearsOf } from '../../../understand/people/age.ts'
import { isWithin, searchForms } from '../../../understand/search-forms.ts'
import { isAboutPeople } from '../../document/subject.ts'
import { type Comparison, hasNames, hasWords, knownConcepts, unknownWords } from '../asked.ts'
import { fitOutcome } from '../fit-outcome.ts'
import type { Degree } from '../fit.ts'
import { distinctPopulations } from './distinct-populations.ts'
import { lacksAge } from './fit-age.ts'
import { isAtOtherCourse } from './fit-course.ts'
import { fitExclusions } from './fit-exclusion.ts'
import { isMarkedOtherwise } from './fit-marker.ts'
import { lacksMeasured } from './fit-measured.ts'
import { fitQualifiers } from './fit-qualifiers.ts'
import { preventsReturn } from './fit-setting.ts'
import { tellOfGroup } from './told-of-group.ts'

const young: ReadonlySet<string> = new Set(['children', 'adolescents', 'infants', 'neonates'])

const female = [
  'women',
  'pregnant women',
  'postmenopausal women',
  'premenopausal women',
  'perimenopausal women',
  'girls',
]
const male = ['men', 'men who have sex with men', 'boys']

/** Groups of whom a person belongs to one alone: what holds for the one was not studied in the other. */
const opposites: readonly (readonly [readonly string[], readonly string[]])[] = [
  [female, male],
  [['outpatients'], ['hospital patients']],
]

export type PeopleFit = {
  degree: Degree
  /** Those of the question whom the source does not have, in words that follow 'in': 'older adults', 'people without diabetes'. */
  missing: string[]
  /** What narrows the people in words the lexicon does not know, and stands nowhere in the source. */
  unspoken: string[]
  /** The question's own words for the people are true of those the source enrolled. */
  isNamed: boolean
  isQualified: boolean
}

const mismatch: PeopleFit = {
  degree: 'mismatch',
  missing: [],
  unspoken: [],
  isNamed: false,
  isQualified: false,
}

/** Whether the source's people are those asked about; the weakest of the parts decides. */
export function fitPeople(comparison: Comparison): PeopleFit {
  const { understood, lexicon, subject, matched } = comparison
  const asked = knownConcepts(understood.population, lexicon)
  const words = unknownWords(understood.population, lexicon)
  if (
    asked.length === 0 &&
    words.length === 0 &&
    understood.intervention.length === 0 &&
    fitOutcome(comparison).degree !== 'match'
  )
    return mismatch
  const fits = asked.map((concept) => ({ concept, degree: fitOrTold(concept, comparison) }))
  if (fits.some(({ degree }) => degree === 'mismatch')) return mismatch
  if (!(fits.length === 0 ? hasWords : hasNames)(words, matched)) return mismatch
  const qualifiers = fitQualifiers(comparison)
  if (qualifiers.isOpposite || preventsReturn(comparison) || isAtOtherCourse(comparison)) return mismatch
  const exclusions = fitExclusions(comparison)
  if (exclusions.degree === 'mismatch') return mismatch
  const isOther = isOtherPeople(asked, comparison)
  if (isForOthers(asked, comparison) || (isOther && isGuideline(comparison))) return mismatch
  const missing = [
    ...fits
      .filter(({ concept, degree }) => degree === 'partial' && isPeople(concept, comparison))
      .filter(({ concept }) => tellOfGroup(comparison, [concept], []).length === 0)
      // Years say it more exactly.
      .filter(({ concept }) => concept.term !== 'older adults' || !understood.population.some(isAge))
      .map(({ concept }) => concept.term),
    ...exclusions.silentOn.map((term) => `people without ${term}`),
  ]
  const isPartial =
    isOther ||
    lacksAge(comparison) ||
    lacksMeasured(comparison) ||
    missing.length > 0 ||
    qualifiers.unspoken.length > 0 ||
    words.some((word) => !matched.has(word)) ||
    (isGuideline(comparison) && !isNamed(subject.population, comparison))
  return {
    degree: isPartial ? 'partial' : 'match',
    missing,
    unspoken: qualifiers.unspoken,
    isQualified: qualifiers.isQualified,
    isNamed:
      words.length === 0 &&
      asked.length > 0 &&
      !isMarkedOtherwise(comparison) &&
      asked.every(
        (concept) => isAboutPeople(concept) && subject.enrolled.some((other) => isWithin(other, concept)),
      ),
  }
}

const isAge = (term: string) => yearsOf(term) !== undefined

/** A class or a measured value ('NYHA III') grades the people and is none of them. */
function isPeople(concept: LexiconConcept, comparison: Comparison): boolean {
  return concept.type !== 'test' && !isMostlyThere(concept, comparison)
}

/** 'Large-vessel ischaemic stroke' is not called 'large-vessel occlusion stroke', and is no gap to speak of either. */
function isMostlyThere({ term }: LexiconConcept, { candidate: { document }, matched }: Comparison): boolean {
  if (document.facts === null && matched.has(term)) return true
  const here = new Set(contentTerms(`${document.title} ${document.facts?.population ?? ''}`))
  const words = contentTerms(term)
  const isKindThere = words.slice(0, 1).every((word) => here.has(word))
  return isKindThere && words.filter((word) => here.has(word)).length * 2 > words.length
}

const grownUp: ReadonlySet<string> = new Set(['adults', 'older adults', 'men', 'women'])

/** Grown-ups are asked about and the source studied none. */
export function isForOthers(asked: readonly LexiconConcept[], comparison: Comparison): boolean {
  return isOtherPeople(asked, comparison) && asked.some(({ term }) => grownUp.has(term))
}

function isGuideline({ candidate }: Comparison): boolean {
  return candidate.document.kind === 'guideline'
}

/** A guideline's disease, which its advice is for, stands somewhere in the question. */
function isNamed(topic: readonly LexiconConcept[], { understood, lexicon }: Comparison): boolean {
  const { population, outcome, intervention } = understood
  const asked = knownConcepts([...population, ...outcome, ...intervention], lexicon)
  const related = (one: LexiconConcept) => asked.some((other) => isWithin(one, other) || isWithin(other, one))
  return topic.length === 0 || topic.some(related)
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
  const people = subject.population.flatMap(({ term, concerns }) => [term, ...concerns])
  const distinct = people.filter((term) => distinctPopulations.has(term))
  const isAdultToo = subject.population.some(({ term }) => term === 'adults')
  return distinct.length > 0 && !isAdultToo && !everywhere.some(({ term }) => distinctPopulations.has(term))
}

/** 'People with previous stroke fared worse': those not enrolled as such, of whom the record tells apart, are partly its people. */
function fitOrTold(concept: LexiconConcept, comparison: Comparison): Degree {
  const degree = fitConcept(concept, comparison)
  const isTold =
    degree === 'mismatch' && concept.type === 'condition' && tellOfGroup(comparison, [concept], []).length > 0
  return isTold ? 'partial' : degree
}

function fitConcept(concept: LexiconConcept, comparison: Comparison): Degree {
  const { subject, matched } = comparison
  if (subject.population.some((other) => isWithin(other, concept))) return 'match'
  if (concept.type === 'population') return fitPopulation(concept, comparison)
  if (concept.type !== 'condition') return matched.has(concept.term) ? 'match' : 'partial'
  return fitCounted(concept, comparison) ?? fitCondition(concept, comparison)
}

/**
 * A disease that was counted and not treated: what was asked about where it is to be prevented or other people are named; else only
 * the outcome's first disease comes near, because one among many of a composite says nothing of those who have it.
 */
function fitCounted(
  concept: LexiconConcept,
  { subject, understood, lexicon, candidate }: Comparison,
): Degree | undefined {
  if (!subject.outcome.some((other) => isWithin(other, concept))) return undefined
  if (understood.kind === 'prevention') return 'match'
  const others = knownConcepts(understood.population, lexicon).filter(
    ({ type, term }) => type === 'condition' && term !== concept.term,
  )
  if (others.some((other) => subject.population.some((people) => isWithin(people, other)))) return 'match'
  const counted = subject.outcome.find(({ type }) => type === 'condition')
  // Only those who have a disease relapse.
  const isCourse = /\b(?:relapse|recurren|exacerbation|worsening|progression)/iu
  const outcome = candidate.document.facts?.outcome ?? ''
  if (counted !== undefined && isWithin(counted, concept) && isCourse.test(outcome)) return 'match'
  const [first] = subject.outcome
  return first !== undefined && isWithin(first, concept) ? 'partial' : 'mismatch'
}

/** A source that says nothing of children is none about children; of other groups it may still say something. */
export function fitPopulation(concept: LexiconConcept, { matched, candidate, subject }: Comparison): Degree {
  if (isOpposite(concept, subject.population)) return 'mismatch'
  // Women with pre-eclampsia are pregnant.
  if (subject.enrolled.some(({ concerns }) => concerns.includes(concept.term))) return 'match'
  if (subject.enrolled.some((other) => isWithin(concept, other))) return 'partial'
  if (grownUp.has(concept.term) && isAllYoung(subject.enrolled)) return 'mismatch'
  if (concept.term === 'healthy people' && isIll(subject.enrolled, candidate.document)) return 'mismatch'
  // Who is of no age group is grown up.
  if (concept.term === 'adults') return 'match'
  if (isNamedAmong(concept, candidate.document)) return 'match'
  if (candidate.document.facts === null && matched.has(concept.term)) return 'match'
  // A body on a procedure ('Breast cancer screening') is for all whom the procedure is for.
  if (subject.topic.length > 0 && subject.enrolled.length === 0 && !distinctPopulations.has(concept.term))
    return 'match'
  return distinctPopulations.has(concept.term) ? 'mismatch' : 'partial'
}

/** Within a longer name the words stand too: 'resected pancreatic cancer' is resected disease. */
function isNamedAmong(concept: LexiconConcept, { facts }: Document): boolean {
  const people = ` ${contentTerms(facts?.population ?? '').join(' ')} `
  return searchForms(concept).some((form) => {
    const words = contentTerms(form).join(' ')
    return words !== '' && people.includes(` ${words} `)
  })
}

function isAllYoung(enrolled: readonly LexiconConcept[]): boolean {
  const ages = enrolled.map(({ term }) => term)
  return ages.some((term) => young.has(term)) && !ages.some((term) => grownUp.has(term))
}

const countsTowards = ({ wider }: LexiconConcept) => wider.some(({ composite }) => composite)

/** Those who had the event that is to be prevented, are pregnant, injured or lie in hospital, are not the healthy. */
function isIll(enrolled: readonly LexiconConcept[], { facts, title }: Document): boolean {
  const hadEvent = enrolled.some((one) => countsTowards(one) || one.narrower.some(countsTowards))
  return (
    hadEvent ||
    enrolled.some(({ term, concerns }) => [term, ...concerns].includes('pregnant women')) ||
    /\b(?:surg\w*|replacement|having|undergoing|arthroplasty|fractures?|trauma|hospital\w*|critically|intensive care)\b/iu.test(
      facts?.population ?? title,
    )
  )
}

function isOpposite({ term }: LexiconConcept, here: readonly LexiconConcept[]): boolean {
  const isHere = (group: readonly string[]) => here.some((other) => group.includes(other.term))
  return opposites.some(
    ([one, other]) =>
      (one.includes(term) && isHere(other) && !isHere(one)) ||
      (other.includes(term) && isHere(one) && !isHere(other)),
  )
}

function fitCondition(concept: LexiconConcept, comparison: Comparison): Degree {
  const { subject, matched, isCurated, candidate, understood } = comparison
  if (isOtherDisease(concept, comparison)) return 'mismatch'
  const isWider = subject.population.some((other) => other.type === 'condition' && isWithin(concept, other))
  if (isWider) return 'partial'
  if (!matched.has(concept.term)) return 'mismatch'
  // 'What helps in …?' asks of nothing but the disease, so a paper that is not on it does not answer.
  const isOpen = understood.intervention.length === 0
  return !isCurated && !isOpen && standsAsPhrase(concept, candidate.document) ? 'match' : 'mismatch'
}

/** The source says it is on another disease than this one, whatever it mentions. */
export function isOtherDisease(concept: LexiconConcept, comparison: Comparison): boolean {
  const here = comparison.subject.population
  if (here.some((other) => isWithin(other, concept))) return false
  // A sister disease (preserved against reduced ejection fraction) outweighs a mention in passing.
  const sisters = concept.wider
    .filter(({ type }) => type === 'condition')
    .flatMap((wider) => wider.narrower)
    .filter((other) => other !== concept)
  // Thrombosis in cancer is no other disease where cancer is asked about too.
  const asked = knownConcepts(comparison.understood.population, comparison.lexicon)
  const isAsked = (other: LexiconConcept) => asked.some((one) => one !== concept && isWithin(other, one))
  if (here.some((other) => sisters.includes(other) && !isAsked(other))) return true
  const isWider = here.some((other) => other.type === 'condition' && isWithin(concept, other))
  // Hypertension in pregnancy is not treated as in other adults.
  if (isWider) return concept.concerns.length > 0 && !isAmong(concept.concerns, here)
  // 'Intracranial hypertension' has the word and is another disease, while every cancer is one.
  return concept.term !== 'cancer' && here.some((other) => other.term.endsWith(concept.term))
}

/** 'Chest' in one sentence and 'pain' in another are no chest pain. */
export function standsAsPhrase(concept: LexiconConcept, document: Document): boolean {
  const sections = withoutCuratorNotes(document)
  const text = ` ${contentTerms([document.title, ...sections.map((section) => section.text)].join(' . ')).join(' ')} `
  return searchForms(concept).some((form) => text.includes(` ${contentTerms(form).join(' ')} `))
}

function isAmong(terms: readonly string[], here: readonly LexiconConcept[]): boolean {
  return here.some(({ term, concerns }) => [term, ...concerns].some((one) => terms.includes(one)))
}
