import type { AntibioticOffer } from '@auscult/contract/ai/tools.ts'
import type { AntibioticEntry, Population } from '@auscult/contract/guides/antibiotics.ts'
import { fillItems } from '@auscult/contract/tools/calculator-facts.ts'
import { ancestorsOf } from '../concepts/relation.ts'
import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { Question } from '../question/question.ts'
import type { Subject, Tools, WordMeaning } from './compile-tools.ts'
import type { Found } from './phrase-table.ts'
import { isAllTold, isChild, type Told } from './read-told.ts'
import { toldSex } from './told-sex.ts'
import type { Severity } from './tool-content.ts'

type Syndrome = Extract<Subject, { tool: 'antibiotics' }>

const uses: ReadonlySet<WordMeaning> = new Set(['antibiotics-asked', 'antibiotics', 'situation', 'allergy'])
/** More entries under one name are a chapter, not an answer. */
const mostEntries = 3

/**
 * The entries of the guide for an infection, where nothing else is asked: a trial, a comparison or a kidney that fails is asked of the
 * evidence and the label. They answer where an antibiotic is asked for, and are named beside the answer where only the infection is.
 * Entries for other people than those asked about are never shown. Where an allergy or a figure of the patient is told the guide answers
 * nothing: its first choice may be the very drug, or one for kidneys that work.
 */
export function offerAntibiotics(told: Told, tools: Tools): AntibioticOffer[] {
  const { question, named, words } = told
  const found = named.filter((each): each is Found<Syndrome> => each.means.tool === 'antibiotics')
  const isAsked = words.some(({ means }) => means === 'antibiotics-asked')
  const isAllergy = isOfAllergy(question, tools)
  const others = new Set(
    wordsOfNames(question, (concept) => concept.type === 'population' || isAllergy(concept)),
  )
  const isOther = (at: number) => others.has(question.tokens[at]?.text ?? '')
  if (found.length === 0 || !isAllTold(told, found, uses, isOther)) return []
  const syndromes = [...new Set(found.map(({ means }) => means))]
  const fitting = forPeople(forSeverity(syndromes, question, tools), question)
  if (fitting.length === 0 || fitting.length > mostEntries) return []
  const { values, unsureValues, isPregnant, mayBePregnant, isAdultUnclear } = question.patient
  // '28 weeks' and '22 kg' may tell of people whom none of the entries is for.
  if (isAdultUnclear || (mayBePregnant && !isPregnant)) return []
  const doubts: AntibioticOffer['told'] = []
  if (wordsOfNames(question, isAllergy).length > 0) doubts.push('allergy')
  if (values.length + unsureValues.length > 0) doubts.push('figure')
  return [
    {
      tool: 'antibiotics',
      entries: [...new Set(fitting.map(({ entry }) => entry))],
      told: doubts,
      covers: isAsked && doubts.length === 0,
    },
  ]
}

/** A drug that somebody is allergic to, and an allergy that is named as one. */
function isOfAllergy({ patient }: Question, { concept: of }: Tools): (concept: LexiconConcept) => boolean {
  const drugAllergy = of('drug allergy')
  return (concept) => patient.allergies.includes(concept) || ancestorsOf(concept).has(drugAllergy)
}

function wordsOfNames({ names }: Question, wanted: (concept: LexiconConcept) => boolean): string[] {
  return names.filter(({ readings }) => readings.some(wanted)).flatMap(({ text }) => text.split(' '))
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
        askConcept: () => 'untold',
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
  const ofSex = syndromes.filter(({ row }) => sex === null || row.sex === undefined || row.sex === sex)
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

const newbornToYears = 28 / 365
const adultTerms: ReadonlySet<string> = new Set(['adults', 'older adults', 'men', 'women'])
