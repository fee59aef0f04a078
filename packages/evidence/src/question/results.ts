import type { CueName } from './grammar.ts'
import type { Result } from './deduction.ts'
import type { QuestionWord } from './segments.ts'

const resultOf: Partial<Record<CueName, Result>> = {
  'result-normal': 'normal',
  'result-raised': 'raised',
  'result-lowered': 'lowered',
  'result-positive': 'positive',
}

/** 'x8', '8x', '4fach': so many times what is normal. */
const times = /^(?:x\d+|\d+x|\d+fach)$/u

/** Words that may stand between a test and its result: 'G6PD screen back = normal'. */
const mostBetween = 3

/** A marker or gene that nothing knows by its name: 'RYR1', 'HLA', 'TPMT'. */
const code = /^(?=.*\p{Lu})[\p{Lu}\d]{3,}$|^\p{Lu}+\d+\p{L}*$/u

/** Of each word, how the test that it names came out, by what stands behind it or right before it; null where nothing is said of it. */
export function readResults(words: readonly QuestionWord[]): (Result | null)[] {
  const results = words.map((): Result | null => null)
  for (const [at, word] of words.entries()) {
    const result = resultAt(words, at)
    if (result === undefined || word.isAsked) continue
    const found = testBefore(words, at) ?? wholeClause(words, at) ?? testBehind(words, at)
    if (found !== undefined) results.fill(result, found.from, found.to)
  }
  return results
}

/** 'Not raised' is normal; what 'not normal' is stays open. */
function resultAt(words: readonly QuestionWord[], at: number): Result | undefined {
  const word = words[at]
  const said = word?.asides.flatMap(({ cue }) => resultOf[cue] ?? [])[0]
  const result = word !== undefined && times.test(word.folded) ? 'raised' : said
  const isDenied = words[at - 1]?.cues.some(({ cue }) => cue === 'denied' || cue === 'denied-next') ?? false
  if (!isDenied || result === undefined) return result
  return result === 'normal' ? undefined : 'normal'
}

type Place = { from: number; to: number }

function testBefore(words: readonly QuestionWord[], at: number): Place | undefined {
  for (let before = at - 1; before >= Math.max(0, at - 1 - mostBetween); before--) {
    const next = words[before + 1]
    if (next === undefined || next.gap === 'soft' || (next.gap === 'hard' && !next.isBehindColon))
      return undefined
    const test = testOf(words, before)
    if (test !== undefined) return test
    if (words[before]?.isNamed === true) return undefined
  }
  return undefined
}

/** Between two commas nothing but what nobody has a name for and how it is: ', thymus ok,'. */
function wholeClause(words: readonly QuestionWord[], at: number): Place | undefined {
  const next = words[at + 1]
  if (words[at]?.gap !== 'none' || (next !== undefined && next.gap === 'none')) return undefined
  const from = words.slice(0, at + 1).findLastIndex(({ gap }) => gap !== 'none')
  const clause = words.slice(from, at)
  const isPlain = clause.every(({ isNamed, isCue }) => !isNamed && !isCue)
  return clause.length <= mostBetween && isPlain ? { from, to: at } : undefined
}

/** 'Raised metanephrines', 'normal G6PD'. */
function testBehind(words: readonly QuestionWord[], at: number): Place | undefined {
  const next = words[at + 1]
  if (next === undefined || next.gap !== 'none') return undefined
  const { name } = next
  if (name === null) return code.test(next.text) ? { from: at + 1, to: at + 2 } : undefined
  return isTest(next) ? { from: at + 1, to: at + 1 + name.length } : undefined
}

/** The test whose name has its last word at `last`. */
function testOf(words: readonly QuestionWord[], last: number): Place | undefined {
  const from = words.slice(0, last + 1).findLastIndex(({ name }) => name !== null)
  const word = words[from]
  if (word?.name != null && from + word.name.length > last)
    return isTest(word) ? { from, to: last + 1 } : undefined
  // 'HLA-B*5701' is three words.
  const first = words
    .slice(0, last + 1)
    .findLastIndex((each, nth) => code.test(each.text) && last - nth <= mostBetween)
  return first < 0 || words.slice(first, last + 1).some(({ isNamed }) => isNamed)
    ? undefined
    : { from: first, to: last + 1 }
}

function isTest({ name }: QuestionWord): boolean {
  return name?.readings.some(({ type }) => type === 'test') ?? false
}
