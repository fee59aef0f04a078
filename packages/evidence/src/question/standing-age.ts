import { isOfChildren } from '../concepts/child.ts'
import { type QuestionWord, saysAside } from './segments.ts'

const yearUnit = /^(?:y|yrs?|years?|jahre?n?|anni|anos?|aa)$/u
const weekUnit = /^(?:w|wks?|weeks?|wochen?|sett|settimane|semanas|sem)$/u
const monthUnit = /^(?:mo|mths?|months?|monate?n?|mesi|mese|meses|mes)$/u
const oldest = 115
const adultFrom = 18
/** No disease and no treatment is told to have gone on for so many years. */
const longestCourse = 50

/** A figure with its unit, in one word or two, and the word behind both. */
function countAt(
  words: readonly QuestionWord[],
  at: number,
  unit: RegExp,
): { count: number; to: number } | null {
  const [, figure, attached = ''] = /^(\d{1,3})(\p{L}*)$/u.exec(words[at]?.folded ?? '') ?? []
  if (figure === undefined) return null
  if (attached !== '') return unit.test(attached) ? { count: Number(figure), to: at + 1 } : null
  const next = words[at + 1]
  if (next === undefined || next.gap === 'hard' || next.gap === 'soft') return null
  return unit.test(next.folded) ? { count: Number(figure), to: at + 2 } : null
}

/** Years that stand for themselves beside a person, a test or a figure, and are no duration: 'woman, 72 years', 'in a 6 yo', 'man 76'. */
export function readStandingAge(words: readonly QuestionWord[]): number | null {
  for (let at = 0; at < words.length; at++) {
    const years = yearsAt(words, at)
    if (years !== null && years <= oldest) return years
  }
  return null
}

function yearsAt(words: readonly QuestionWord[], at: number): number | null {
  const told = countAt(words, at, yearUnit)
  if (told !== null) return isOfPerson(words, at, told) ? told.count : null
  return bareAgeAt(words, at)
}

function isOfPerson(
  words: readonly QuestionWord[],
  at: number,
  { count, to }: { count: number; to: number },
): boolean {
  const [before, next] = [words[at - 1], words[to]]
  if (next !== undefined && next.gap !== 'hard' && isPerson(next)) return !isDuration(words, at, to)
  if (isDuration(words, at, to)) return false
  if (before === undefined || isPerson(before)) return true
  const named = nameBefore(words, at)
  const isLong = count >= longestCourse
  if (named === 'drug' || named === 'procedure' || named === 'condition') return isLong
  // The years of 'PASI 90 1 Jahr' are when it was measured.
  const isBehindFigure = /\d/u.test(before.folded) && words[at]?.gap !== 'none'
  return isLong || named === 'test' || named === 'population' || isBehindFigure
}

/** 'For 5 years', 'seit 3 Jahren', '10-year risk', '5 or 10 years'. */
function isDuration(words: readonly QuestionWord[], at: number, to: number): boolean {
  const isBehind = words.some((word, from) =>
    word.asides.some(({ cue, length }) => cue === 'lasting' && from + length === at),
  )
  const isJoined = words[to - 1]?.isJoined === true && words[to]?.isJoined !== true && !isPerson(words[to])
  return isBehind || isJoined || isCourse(words, at) || saysAside(words[to], 'lasting-after')
}

/** Whether an age is told at a word, with its unit, its sex or alone at the end of what is said: '72m', '72 years', 'chadsvasc 72, …'. */
export function isAgeAt(words: readonly QuestionWord[], at: number): boolean {
  const word = words[at]
  if (word === undefined || word.isNamed) return false
  if (/^\d{1,3}(?:yo?|[mfwja]|y?o?[mf])$/u.test(word.folded)) return true
  const told = countAt(words, at, yearUnit)
  if (told !== null) return !isDuration(words, at, told.to)
  const [next, years] = [words[at + 1], Number(word.folded)]
  const isKin = next?.cues.some(({ cue }) => cue === 'mother' || cue.startsWith('relative'))
  const isLast = next === undefined || next.gap === 'soft' || next.gap === 'hard' || isKin === true
  return /^\d{2,3}$/u.test(word.folded) && isLast && years >= adultFrom && years <= oldest
}

/** The years of 'former smoker 10 years' are the time since, or how long it went on. */
function isCourse(words: readonly QuestionWord[], at: number): boolean {
  return words.some(
    ({ name, asides }, from) =>
      name !== null &&
      from + name.length === at &&
      name.readings.every(({ type }) => type === 'population') &&
      asides.some(({ cue }) => cue === 'over'),
  )
}

/** Time that has passed since something: 'MI 2 yrs ago'; not so '72 yrs, after an infarction', and hardly '72 yrs post MI'. */
function isPassed(count: number, behind: QuestionWord | undefined): boolean {
  return behind?.gap === 'none' && saysAside(behind, 'passed-after') && count < longestCourse
}

/** Where years, months or weeks are typed that are a time and no age: '2 yrs ago', '12 wk screening'. */
export function readCourses(words: readonly QuestionWord[]): { start: number; end: number }[] {
  return words.flatMap((word, at) => {
    const [told] = [yearUnit, monthUnit, weekUnit].flatMap((unit) => countAt(words, at, unit) ?? [])
    if (told === undefined || !(isCourse(words, at) || isPassed(told.count, words[told.to]))) return []
    return [{ start: word.start, end: words[told.to - 1]?.end ?? word.end }]
  })
}

/** What kind of thing is named last before a word, however far. */
function nameBefore(words: readonly QuestionWord[], at: number): string | undefined {
  return words
    .slice(0, at)
    .flatMap(({ name }) => name?.readings.slice(0, 1) ?? [])
    .at(-1)?.type
}

function isPerson(word: QuestionWord | undefined): boolean {
  if (word === undefined) return false
  return (
    word.cues.some(({ cue }) => cue === 'female' || cue === 'male') ||
    word.name?.readings.every(({ type }) => type === 'population') === true
  )
}

/** 'Woman 76', 'F76', 'boy 7', 'pt is 76'. */
function bareAgeAt(words: readonly QuestionWord[], at: number): number | null {
  const word = words[at]
  const [, letter] = /^[fmw](\d{2,3})$/u.exec(word?.folded ?? '') ?? []
  if (letter !== undefined && word?.name === null) return Number(letter) >= adultFrom ? Number(letter) : null
  const before = words[at - 1]
  if (word === undefined || word.isNamed || !/^\d{1,3}$/u.test(word.folded) || word.gap !== 'none')
    return null
  const next = words[at + 1]
  if (next !== undefined && next.gap === 'none' && !next.isCue && !next.isNamed) return null
  const isCopula = words[at - 2] !== undefined && /^(?:is|ist|ha|tiene|es)$/u.test(before?.folded ?? '')
  const person = isCopula ? words[at - 2] : before
  if (!isPerson(person) && !saysAside(person, 'patient')) return null
  const years = Number(word.folded)
  return years >= adultFrom || person?.name?.readings.some(isOfChildren) === true ? years : null
}

/** Weeks that are no duration and no age: in a woman they may be those of a pregnancy. */
export function readStandingWeeks(words: readonly QuestionWord[]): number | null {
  for (let at = 0; at < words.length; at++) {
    const told = countAt(words, at, weekUnit)
    if (told === null || isDuration(words, at, told.to) || saysOld(words[told.to])) continue
    if (told.count >= 4 && told.count <= 43) return told.count
  }
  return null
}

function saysOld(word: QuestionWord | undefined): boolean {
  return word !== undefined && /^(?:old|alt)$/u.test(word.folded)
}
