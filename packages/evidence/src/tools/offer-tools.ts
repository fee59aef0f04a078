import type { CalculatorOffer, LabOffer, ToolOffer } from '@auscult/contract/ai/tools.ts'
import type { LabRange, LabValue } from '@auscult/contract/guides/labs.ts'
import type { CalculatorTexts } from '@auscult/contract/tools/calculator-texts.ts'
import type { Figures } from '../question/figures.ts'
import type { Question } from '../question/question.ts'
import type { Subject, Tools, WordMeaning } from './compile-tools.ts'
import { isFigureAlone, isNotation, isOfPatient } from './figure-alone.ts'
import { isFigureBeside } from './figure-beside.ts'
import { excludedByQuestion, fillFromQuestion } from './fill-items.ts'
import { placeTold } from './lab-value.ts'
import { offerAntibiotics } from './offer-antibiotics.ts'
import { offerScoresOfFigure } from './offer-of-figure.ts'
import type { Found } from './phrase-table.ts'
import { isAllTold, mayBeOther, readTold, type Told } from './read-told.ts'
import { toldSex } from './told-sex.ts'

/**
 * The tools that belong to a question, by what it names. A score is offered where it is asked for, or where the question tells
 * something of a patient to fill in; whether it predicts well is a question for the evidence. A guide answers where nothing is asked but
 * what it has: as soon as one more thing is asked, a drug, an outcome, a comparison, the question is one for the evidence.
 */
export function offerTools(question: Question, tools: Tools): ToolOffer[] {
  const told = readTold(question, tools)
  return [
    ...offerCalculators(told, tools),
    ...offerScoresOfFigure(told, tools),
    ...offerLabs(told),
    ...offerAntibiotics(told, tools),
  ]
}

type Score = Extract<Subject, { tool: 'calculator' }>

const calculatorUses: ReadonlySet<WordMeaning> = new Set(['calculators', 'told-as', 'situation'])

function offerCalculators(told: Told, tools: Tools): CalculatorOffer[] {
  const { question, named } = told
  const isAlone = isFigureAlone(told)
  const found = named
    .filter((each): each is Found<Score> => each.means.tool === 'calculator')
    // What its points mean is all that can be asked where nothing else is: 'GCS 8'.
    .filter((each) => isAlone || !isWorkedOut(each, told))
  const isFinding = (at: number) => told.findings.some(({ from, to }) => from <= at && at < to)
  const asksOfDrug = question.names.some(
    ({ readings, certainty, from }) =>
      certainty !== 'ruled-out' &&
      !isFinding(from) &&
      question.acts.some(
        ({ role, concept }) =>
          role !== 'current' && role !== 'past' && concept.type !== 'test' && readings.includes(concept),
      ),
  )
  const covers =
    !asksOfDrug &&
    isAllTold(
      told,
      found,
      calculatorUses,
      (at) => question.tokens[at]?.tag === 'concept' || isNotation(question.tokens[at]) || isFinding(at),
    )
  const ageYears = question.patient.ageYears ?? ageBehind(found, told)
  const aged = { ...told, question: { ...question, patient: { ...question.patient, ageYears } } }
  return ofTheirCondition([...new Set(found.map(({ means }) => means))], question)
    .map((score) => ({
      tool: 'calculator' as const,
      id: score.row.id,
      name: score.texts.name,
      use: score.texts.use,
      filled: fillFromQuestion(aged, score, tools, found),
      notFor: excludedByQuestion(aged, score, tools, found),
      covers,
    }))
    .filter(({ filled }) => covers || filled.length > 0 || beginsWithScore(found))
}

/** Whoever begins with a score wants it, whatever is told of the patient in words that no item knows. */
function beginsWithScore(found: readonly Found<Score>[]): boolean {
  return found.some(({ from }) => from === 0)
}

/** Of scores that share a name those of the condition that is spoken of; all of them where none is. */
function ofTheirCondition(scores: readonly Score[], { names }: Question): Score[] {
  const spoken = new Set(names.flatMap(({ readings }) => readings.map(({ term }) => term)))
  const meant = scores.filter(({ row }) => row.of !== undefined && spoken.has(row.of))
  return meant.length > 0 ? meant : [...scores]
}

/** 'CURB-65 3': whoever tells the score has worked it out. */
function isWorkedOut({ to, means: { texts } }: Found<Score>, { question, words }: Told): boolean {
  let at = to
  for (;;) {
    const joint = words.find(({ from, means }) => from === at && means === 'told-as')
    if (joint === undefined) break
    at = joint.to
  }
  const figure = question.tokens[at]?.text ?? ''
  // The figure of 'qsofa 5 year old' is the age.
  const isAge = Number(figure) === question.patient.ageYears
  return /^\d{1,2}(?:\.5)?$/u.test(figure) && !isAge && Number(figure) <= highestScore(texts)
}

const [youngest, oldest] = [18, 110]

/** 'chadsvasc 72 male': a figure right behind a score, too high to be its points and without a unit, is the age. */
function ageBehind(found: readonly Found<Score>[], { question: { tokens }, findings }: Told): number | null {
  for (const { to, means } of found) {
    const years = /^\d{2,3}$/u.test(tokens[to]?.text ?? '') ? Number(tokens[to]?.text) : Number.NaN
    const isAlone =
      tokens[to + 1] === undefined ||
      ['cue', 'concept'].includes(tokens[to + 1]?.tag ?? '') ||
      findings.some(({ from }) => from === to + 1)
    if (isAlone && years >= youngest && years <= oldest && years > highestScore(means.texts)) return years
  }
  return null
}

/** By the last row of its table, which tells what the highest scores mean. */
function highestScore({ interpretation: { rows } }: CalculatorTexts): number {
  return Math.max(...rows.flatMap(([scores = '']) => (scores.match(/\d+/gu) ?? []).map(Number)), fewestPoints)
}

/** '3 or more' names no end: the shortest score here goes as far. */
const fewestPoints = 9

type Test = Extract<Subject, { tool: 'labs' }>

const labUses: ReadonlySet<WordMeaning> = new Set(['labs', 'labs-asked'])

/** The guide is of adults who are not pregnant: of others it tells nothing. */
function offerLabs(told: Told): LabOffer[] {
  const { question, figures, named, words, isFigure } = told
  const found = withTypedUnit(
    named.filter((each): each is Found<Test> => each.means.tool === 'labs'),
    figures,
  )
  const { patient } = question
  if (found.length === 0 || mayBeOther(question)) return []
  const isAsked =
    words.some(({ means }) => means === 'labs-asked') || found.some(({ to }) => isFigure[to] === true)
  const hasFigure =
    isAsked ||
    [patient, ...figures.values()].some(({ values, unsureValues }) => values.length + unsureValues.length > 0)
  const covers = isAllTold(told, found, labUses, (at) => isAsked && isOfPatient(question, at))
  if (!hasFigure || !(covers || isFigureBeside(told))) return []
  const asksLevel = words.some(({ means }) => means === 'labs-asked')
  const tests = [...new Set(found.map(({ means }) => means))].filter(
    (each) => asksLevel || !isDose(each.test, figures.get(each)),
  )
  if (tests.length === 0) return []
  return [
    {
      tool: 'labs',
      tests: tests.map((each) => ({
        ...ofSex(each.test, toldSex(question)),
        told: placeTold(each.test, figures.get(each) ?? noFigures),
      })),
      covers,
    },
  ]
}

/** Of tests that share a name that whose unit is typed: 'PCR 120 mg/l' is the protein, and no ratio. */
function withTypedUnit(found: readonly Found<Test>[], figures: Told['figures']): Found<Test>[] {
  const isTyped = ({ means }: Found<Test>) =>
    figures.get(means)?.values.some(({ assumedUnit }) => assumedUnit === null) === true
  return found.filter(
    (each) =>
      isTyped(each) ||
      !found.some((other) => other.from === each.from && other.to === each.to && isTyped(other)),
  )
}

/** A figure behind a drug that is no level of it: 'lithium 800'. */
function isDose({ kind }: LabValue, figures: Figures | undefined): boolean {
  return (
    kind === 'therapeutic range or limit' &&
    (figures?.values.length ?? 0) + (figures?.unsureValues.length ?? 0) === 0
  )
}

const noFigures = { values: [], unsureValues: [] }

/** Of a range in women and one in men, that of the patient alone: the other would be read beside it. */
function ofSex(test: Test['test'], sex: 'female' | 'male' | null): Test['test'] {
  if (sex === null) return test
  const own = (range: LabRange): LabRange =>
    range[sex] === null ? range : { female: null, male: null, adult: null, [sex]: range[sex] }
  return {
    ...test,
    normal_range: own(test.normal_range),
    normalRangeConventional: own(test.normalRangeConventional),
  }
}
