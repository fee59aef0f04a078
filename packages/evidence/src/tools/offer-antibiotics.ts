import type { AntibioticOffer } from '@auscult/contract/ai/tools.ts'
import type { AntibioticEntry, Population } from '@auscult/contract/guides/antibiotics.ts'
import { fillItems, wordless } from '@auscult/contract/tools/calculator-facts.ts'
import { isOfChildren } from '../concepts/child.ts'
import { ancestorsOf } from '../concepts/relation.ts'
import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { Name, Question } from '../question/question.ts'
import type { Subject, Tools, WordMeaning } from './compile-tools.ts'
import type { Found } from './phrase-table.ts'
import { isAllTold, isChild, type Told } from './read-told.ts'
import { toldSex } from './told-sex.ts'
import type { Severity } from './tool-content.ts'

type Syndrome = Extract<Subject, { tool: 'antibiotics' }>

const uses: ReadonlySet<WordMeaning> = new Set(['antibiotics-asked', 'antibiotics', 'situation', 'allergy'])
/** And what goes with a drug that the patient takes. */
const usesOfDrug: ReadonlySet<WordMeaning> = new Set([...uses, 'taken'])
/** What may be said besides of the patient, where an antibiotic is asked for by that word. */
const usesOfPatient: ReadonlySet<WordMeaning> = new Set([...usesOfDrug, 'grade', 'calculators'])
/** More entries under one name are a chapter, not an answer. */
const mostEntries = 3

/**
 * The entries of the guide for an infection, where nothing else is asked: a trial or a comparison is asked of the evidence. They answer
 * where an antibiotic is asked for, and are named beside the answer where only the infection is, or that and a drug which the patient takes. Entries for other people than those asked
 * about are never shown, but those for adults, which do not answer, where the guide has none for a pregnancy. Where an allergy, a figure or
 * another condition of the patient is told the guide answers nothing: its first choice may be the very drug, or one for kidneys that work.
 */
export function offerAntibiotics(told: Told, tools: Tools): AntibioticOffer[] {
  const { question, named, words } = told
  const found = named.filter((each): each is Found<Syndrome> => each.means.tool === 'antibiotics')
  if (found.length === 0) return []
  const isAsked = words.some(({ means }) => means === 'antibiotics-asked')
  const rest = namesBeside(question, found)
  const isAllergy = isOfAllergy(question, tools)
  const allergies = rest.filter((name) => name.readings.some(isAllergy) || isBehindAllergy(name, words))
  const people = rest.filter(({ readings }) => readings.some(({ type }) => type === 'population'))
  const conditions = rest.filter((name) => !allergies.includes(name) && isOfPatient(name, question))
  const isPerson = (name: Name) =>
    words.some(({ from, to, means }) => means === 'people' && from <= name.from && name.to <= to)
  const others = conditions.filter((name) => !isPerson(name) && !name.readings.some(isOfGuide))
  const isTold = (accepted: ReadonlySet<WordMeaning>, names: readonly Name[]) =>
    isAllTold(told, found, allergies.length > 0 ? new Set([...accepted, 'reaction-of']) : accepted, (at) =>
      names.some(({ from, to }) => from <= at && at < to),
    )
  const isWhole = isTold(uses, [...allergies, ...people])
  const isOfDrugs = isTold(usesOfDrug, [...allergies, ...people, ...conditions.filter(isDrug)])
  const isOfPatients = isAsked && isTold(usesOfPatient, [...allergies, ...people, ...conditions])
  if (!isWhole && !isOfDrugs && !isOfPatients) return []
  const { values, unsureValues, isPregnant, mayBePregnant, isAdultUnclear } = question.patient
  // '28 weeks' and '22 kg' may tell of people whom none of the entries is for.
  if (isAdultUnclear || (mayBePregnant && !isPregnant)) return []
  const syndromes = forSeverity([...new Set(found.map(({ means }) => means))], question, tools)
  const own = forPeople(syndromes, question)
  const fitting = own.length === 0 ? forAdultsInstead(syndromes, question) : own
  if (fitting.length === 0 || fitting.length > mostEntries) return []
  const doubts: AntibioticOffer['told'] = []
  if (allergies.length > 0) doubts.push('allergy')
  if (values.length + unsureValues.length > 0) doubts.push('figure')
  if (others.some(({ certainty }) => certainty !== 'ruled-out')) doubts.push('condition')
  if (own.length === 0) doubts.push(isPregnant ? 'population' : 'breastfeeding')
  return [
    {
      tool: 'antibiotics',
      entries: [...new Set(fitting.map(({ entry }) => entry))],
      told: doubts,
      covers: isAsked && isWhole && doubts.length === 0,
    },
  ]
}

/** Names that are none of the infection itself. */
function namesBeside({ names }: Question, found: readonly Found<Syndrome>[]): Name[] {
  return names.filter((name) => !found.some(({ from, to }) => from <= name.from && name.to <= to))
}

/** What the patient has, takes or is: no treatment that is asked about, and no outcome. */
function isOfPatient({ readings, standing }: Name, { acts, problems, people }: Question): boolean {
  if (standing === 'open') return false
  return readings.some(
    (concept) =>
      concept.type === 'population' ||
      people.includes(concept) ||
      problems.some((problem) => problem.concept === concept) ||
      acts.some((act) => act.concept === concept && (act.role === 'current' || act.role === 'past')),
  )
}

function isDrug({ readings }: Name): boolean {
  return readings.some(({ type }) => type === 'drug')
}

/** Kinds of people that the guide has entries for, or tells apart by age and sex. */
function isOfGuide(concept: LexiconConcept): boolean {
  if (adultTerms.has(concept.term) || isOfChildren(concept)) return true
  const wider = [concept, ...ancestorsOf(concept)]
  return concept.type === 'population' && wider.some(({ term }) => ofMothers.has(term))
}

/** The drug of 'anaphylaxis to amoxicillin', where the reaction is an illness of its own. */
function isBehindAllergy({ from, readings }: Name, words: Told['words']): boolean {
  const isJoint = (at: number) =>
    at === from || words.some((word) => word.means === 'plain' && word.from === at)
  return (
    readings.some(({ type }) => type === 'drug') &&
    words.some(({ means, to }) => means === 'allergy' && to <= from && from - to <= 1 && isJoint(to))
  )
}

/** A drug that somebody is allergic to, and an allergy that is named as one. */
function isOfAllergy({ patient }: Question, { concept: of }: Tools): (concept: LexiconConcept) => boolean {
  const drugAllergy = of('drug allergy')
  return (concept) => patient.allergies.includes(concept) || ancestorsOf(concept).has(drugAllergy)
}

function forSeverity(syndromes: readonly Syndrome[], question: Question, tools: Tools): Syndrome[] {
  const { situations } = question
  const inShock = isInShock(question, tools)
  const told = inShock
    ? ['severe' as const]
    : severities.filter((severity) => situations.includes(`severity=${severity}`))
  if (told.length === 0) return [...syndromes]
  return syndromes.filter(({ row, entry }) =>
    row.severity === undefined
      ? !(inShock && isByMouth(entry))
      : told.some((severity) => row.severity?.includes(severity)),
  )
}

/** A figure whose unit is not told counts by whichever reading is the worst, a range by either end. */
function isInShock({ patient: { values, unsureValues } }: Question, { shock }: Tools): boolean {
  const readings = unsureValues.flatMap((each) => each.readings.map(({ value }) => value))
  const ends = [...values, ...readings].flatMap((value) => [
    { ...value, to: null },
    { ...value, value: value.to ?? value.value, to: null },
  ])
  return ends.some(
    (end) =>
      fillItems([{ item: 'shock', value: true, when: [...shock] }], {
        values: [end],
        ageYears: null,
        sex: null,
        ...wordless,
      }).get('shock') === true,
  )
}

function isByMouth({ first_line: first }: AntibioticEntry): boolean {
  return first.length > 0 && first.every(({ dose }) => dose !== null && /\borally\b/u.test(dose))
}

const severities: readonly Severity[] = ['mild', 'moderate', 'severe']

/** What nobody is told of is asked of an adult, but for illnesses whose name says who has them: 'neonatal sepsis', of no adult. */
function forPeople(syndromes: readonly Syndrome[], question: Question): Syndrome[] {
  const { isPregnant, isBreastfeeding, ageYears } = question.patient
  const sex = toldSex(question)
  const ofSex = syndromes.filter(
    ({ row }) => isOfAge(row, ageYears) && (sex === null || row.sex === undefined || row.sex === sex),
  )
  const of = (...populations: Population[]) =>
    ofSex.filter(({ entry }) => populations.includes(entry.population))
  if (isPregnant) return of('pregnancy')
  if (isBreastfeeding) return of('breastfeeding')
  if (isChild(question)) {
    const isNewborn =
      (ageYears !== null && ageYears < newbornToYears) ||
      question.people.some(({ term }) => term === 'neonates')
    return isNewborn ? of('neonate') : of('child', 'all ages')
  }
  const adults = of('adult', 'all ages')
  if (adults.length > 0) return adults
  const isAdult = ageYears !== null || question.people.some(({ term }) => adultTerms.has(term))
  return ofSex.filter(
    ({ row, entry }) => row.saysWho === true && !(isAdult && entry.population === 'neonate'),
  )
}

/** A febrile infant of two months is none of the 'child over 3 months': such a one is no case for tablets. */
function isOfAge({ fromMonths = 0, toHours = Infinity }: Syndrome['row'], ageYears: number | null): boolean {
  return ageYears === null || (ageYears * 12 >= fromMonths && ageYears * hoursPerYear <= toHours)
}

const hoursPerYear = 365 * 24

/** In pregnancy and while breastfeeding an illness without an entry of its own is looked up under that of adults. */
function forAdultsInstead(syndromes: readonly Syndrome[], question: Question): Syndrome[] {
  const { isPregnant, isBreastfeeding } = question.patient
  if (!isPregnant && !isBreastfeeding) return []
  const patient = { ...question.patient, isPregnant: false, isBreastfeeding: false, sex: 'female' as const }
  return forPeople(syndromes, { ...question, patient })
}

const newbornToYears = 28 / 365
const adultTerms: ReadonlySet<string> = new Set(['adults', 'older adults', 'men', 'women'])
const ofMothers: ReadonlySet<string> = new Set(['pregnant women', 'breastfeeding women'])
