import { isOfChildren } from '../concepts/child.ts'
import { type Figures, readComaScale } from '../question/figures.ts'
import { readLabFigures } from './lab-value.ts'
import { readScoreFigures } from './score-figures.ts'
import type { Name, Question, Token } from '../question/question.ts'
import { fold } from '../text/terms.ts'
import { readWords } from '../understand/words.ts'
import type { Subject, Tools, WordMeaning } from './compile-tools.ts'
import { findPhrases, formsOf, type Found, longestOf } from './phrase-table.ts'

/** A question as tools see it: which of them it names where, and what its other words are for. */
export type Told = {
  question: Question
  /** The figures of each test and score that is named, in its place. */
  figures: ReadonlyMap<Subject, Figures>
  named: readonly Found<Subject>[]
  words: readonly Found<WordMeaning>[]
  /** What scores ask of, and whether it is denied. */
  findings: readonly (Found<string> & { isDenied: boolean })[]
  /** Which words are a figure of the patient or its name. */
  isFigure: readonly boolean[]
}

export function readTold(question: Question, tools: Tools): Told {
  const { language, tokens } = question
  const own = tokens.map(({ text }) => formsOf(text, language))
  const english = tokens.map(({ text }) => formsOf(text, 'en'))
  const tables =
    language === 'en'
      ? [tools.unmistakable]
      : [{ names: tools.names.en, words: tools.words.en, findings: tools.findings.en }]
  const names = [
    ...findPhrases(own, tools.names[language]),
    ...tables.flatMap((table) => findPhrases(english, table.names)),
  ]
  const longest = longestOf(names).filter(
    (found) => tokens[found.from]?.isDenied !== true && !isPartOfName(found, question),
  )
  const figures = figuresOf(question, longest)
  const runs = valueRuns(question, figures)
  const isFigure = tokens.map(({ tag }) => tag === 'figure')
  for (const { from, to } of runs) isFigure.fill(true, from, to)
  const words = [
    ...findPhrases(own, tools.words[language]),
    ...tables.flatMap((table) => findPhrases(english, table.words)),
  ]
  const findings = longestOf([
    ...findPhrases(own, tools.findings[language]),
    ...tables.flatMap((table) => findPhrases(english, table.findings)),
  ])
  const untested = readComaScale(fold(question.text)).untested.map((measure) => ({
    from: 0,
    to: 0,
    means: `${measure} not testable`,
    isDenied: false,
  }))
  return {
    question,
    figures,
    findings: [
      ...findings.map((found) => ({ ...found, isDenied: isDenied(found, findings, tokens, words) })),
      ...untested,
    ],
    named: longest.filter(
      ({ from, to }) =>
        !runs.some((run) => run.from < from && from < run.to) && !isUnit(tokens.slice(from - 1, to + 1)),
    ),
    words,
    isFigure,
  }
}

const isOfOthers = ({ readings }: Name) => readings.some(({ concerns }) => concerns.length > 0)

/** The 'Glasgow' of 'Glasgow-Blatchford score' is no coma scale, and the sepsis of a newborn none of the adults'. */
function isPartOfName({ from, to, means }: Found<Subject>, { names }: Question): boolean {
  const longer = names.filter((name) => name.from <= from && to <= name.to && name.to - name.from > to - from)
  const isOwn = ({ readings }: Name) => readings.some(({ term }) => means.row.concepts.includes(term))
  if (means.tool === 'calculator') return longer.length > 0 && !names.some(isOwn)
  return means.tool === 'antibiotics' && longer.some((name) => isOfOthers(name) && !isOwn(name))
}

/** 'No labile INR', 'labile INR: no'. What holds its denial itself ('no risk factors', 'troponin negative') is as it says. */
function isDenied(
  { from, to }: Found<string>,
  findings: readonly Found<string>[],
  tokens: readonly Token[],
  words: readonly Found<WordMeaning>[],
): boolean {
  const denials = words.filter(({ means }) => means === 'denied-behind')
  if (denials.some((word) => from <= word.from && word.to <= to)) return false
  if (tokens[from]?.isDenied === true) return true
  // The 'no' of 'no sign of infection' denies past a first word that says something itself.
  const isReached = words.some((word) => word.from < from && from <= word.to)
  if (isReached && tokens[to - 1]?.isDenied === true) return true
  // The 'no' of 'labile INR no alcohol' and of 'normal ECG, no risk factors' belongs to what follows.
  return denials.some(
    (word) =>
      word.from === to &&
      tokens[word.to]?.isDenied !== true &&
      !findings.some((finding) => finding.from === word.from),
  )
}

/** The 'mg' of a dose is no magnesium; that of 'K 3 Mg 0.5' is. */
function isUnit([before, name, behind]: readonly Token[]): boolean {
  return before?.tag === 'figure' && /^\p{Ll}{1,2}$/u.test(name?.text ?? '') && behind?.tag !== 'figure'
}

/** By the names and units of each test or score itself: the grammar knows those of the commonest alone. */
function figuresOf({ text }: Question, named: readonly Found<Subject>[]): Map<Subject, Figures> {
  const figures = new Map<Subject, Figures>()
  for (const { means } of named) {
    if (means.tool === 'labs') figures.set(means, readLabFigures(text, means.measures))
    if (means.tool === 'calculator') figures.set(means, readScoreFigures(text, means.measures))
  }
  return figures
}

/** Where the figures of the patient stand, each with its name and unit. */
function valueRuns({ tokens, patient }: Question, figures: Told['figures']): { from: number; to: number }[] {
  const folded = tokens.map(({ text }) => withoutMicro(fold(text)))
  const told = [patient, ...figures.values()]
  return told
    .flatMap(({ values, unsureValues }) => [...values, ...unsureValues])
    .flatMap(({ text }) => {
      const run = readWords(text).map((word) => withoutMicro(word.folded))
      const from = folded.findIndex((_, at) => run.every((word, nth) => folded[at + nth] === word))
      return from < 0 ? [] : [{ from, to: from + run.length }]
    })
}

/** 'µmol' is folded to 'mumol', and typed as 'umol' where there is no such key. */
function withoutMicro(folded: string): string {
  return folded.replace(/^mu(?=mol$|g$|l$)/u, 'u')
}

/** Whether nothing is left of the question but these: then nothing else is asked than what they say. */
export function isAllTold(
  { question, words, isFigure }: Told,
  subjects: readonly Found<Subject>[],
  uses: ReadonlySet<WordMeaning>,
  isAlsoTold: (at: number) => boolean = () => false,
): boolean {
  const told = [...isFigure]
  const says = (use: WordMeaning) => words.some(({ means }) => means === use)
  for (const { from, to } of subjects) told.fill(true, from, to)
  for (const { from, to, means } of words) {
    // 'Which one should I give' asks for a name, 'should I give one' whether to.
    const counts = uses.has(means) || means === 'plain' || means === 'which' || means === 'people'
    if (counts || (means === 'then-done' && says('which'))) told.fill(true, from, to)
  }
  return question.tokens.every((_, at) => told[at] === true || isAlsoTold(at))
}

/** Whether the patient is a child, by age or by the kind of people that are named. */
export function isChild({ patient, people }: Question): boolean {
  if (patient.ageYears !== null) return patient.ageYears < adultFromYears
  return people.some(isOfChildren)
}

/** Whether a guide for adults who are not pregnant tells nothing of the patient, or may not. */
export function mayBeOther(question: Question): boolean {
  const { mayBePregnant, isAdultUnclear } = question.patient
  return mayBePregnant || isAdultUnclear || isChild(question)
}

const adultFromYears = 18
