import type { Token } from '../question/question.ts'
import { wordKey } from '../understand/words.ts'
import { convert, measureNames, type MeasureName } from './measures.ts'

/** A figure read from the words around it. */
export type ToldFigure = { measure: MeasureName; value: number; text: string }

const hoursIn = new Map(
  (
    [
      ['minute', 1 / 60],
      ['min', 1 / 60],
      ['hour', 1],
      ['hr', 1],
      ['h', 1],
      ['day', 24],
      ['d', 24],
      ['week', 168],
      ['wk', 168],
      ['month', 730.5],
      ['year', 8766],
    ] as const
  ).flatMap(([unit, hours]) => [[unit, hours] as const, [wordKey(`${unit}s`), hours] as const]),
)

const numbers = new Map(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at) => [word, at + 1]),
)

const sinceAfter = new Set('ago after since postpartum earlier overdue'.split(' '))
const sinceBefore = new Set('overdue last past'.split(' '))
const lasting = new Set('for duration lasting'.split(' '))

/**
 * What the question tells in figures beside the fields of its patient: courses ('for 6 weeks') in days, the time since something
 * happened ('3 weeks ago') in hours, a weight, and measures that stand right before their figure.
 */
export function readToldFigures(tokens: readonly Token[]): ToldFigure[] {
  return tokens.flatMap((token, at) => [
    ...timeAt(tokens, token, at),
    ...weightAt(tokens, token, at),
    ...measureAt(tokens, at),
  ])
}

function timeAt(tokens: readonly Token[], token: Token, at: number): ToldFigure[] {
  const hours = hoursIn.get(token.key)
  const before = tokens[at - 1]
  const amount = before === undefined ? Number.NaN : figureOf(before)
  if (hours === undefined || before === undefined || Number.isNaN(amount)) return []
  const earlier = tokens[at - 2]?.key ?? ''
  const next = tokens[at + 1]?.key ?? ''
  const text = `${before.text} ${token.text}`
  if (sinceAfter.has(next) || sinceBefore.has(earlier))
    return [{ measure: 'hours since onset', value: amount * hours, text }]
  const isCourse = lasting.has(earlier) || next === 'course'
  return isCourse ? [{ measure: 'duration', value: (amount * hours) / 24, text }] : []
}

function figureOf({ key, text }: Token): number {
  return numbers.get(key) ?? (/^\d/u.test(text) ? Number(text.replace(',', '.')) : Number.NaN)
}

/** 'A 140 kg patient'; '5 mg per kg' and '6 mg/kg' are doses. */
function weightAt(tokens: readonly Token[], token: Token, at: number): ToldFigure[] {
  const joined = /^(\d+(?:\.\d+)?)kg$/u.exec(token.text.toLowerCase())
  const before = tokens[at - 1]
  const value =
    joined === null
      ? token.key === 'kg' && before !== undefined
        ? figureOf(before)
        : Number.NaN
      : Number(joined[1])
  return Number.isNaN(value) ? [] : [{ measure: 'weight', value, text: `${value} kg` }]
}

const joints = new Set('of is at was now level count to over above'.split(' '))
const mostJoints = 2
const mostNameWords = 3

/** 'Mammary ca 2012' is no calcium. */
const year = /^(?:19|20)\d\d$/u

function measureAt(tokens: readonly Token[], at: number): ToldFigure[] {
  for (let length = mostNameWords; length > 0; length--) {
    const name = tokens.slice(at, at + length)
    const measure = measureNames.get(name.map(({ key }) => key).join(' '))
    if (name.length < length || measure === undefined || name.some(({ isDenied }) => isDenied)) continue
    let end = at + length
    while (end < at + length + mostJoints && joints.has(tokens[end]?.key ?? '')) end++
    const figure = tokens[end]
    const value = figure === undefined ? Number.NaN : figureOf(figure)
    const isTimes = tokens[end + 1]?.key === 'x' || tokens[end + 1]?.key === 'time'
    if (figure === undefined || Number.isNaN(value) || year.test(figure.text)) return []
    if (hoursIn.has(tokens[end + 1]?.key ?? '')) return []
    const own = convert(measure, value, isTimes ? 'x ULN' : null)
    const text = [...name, figure].map((token) => token.text).join(' ')
    return own === undefined ? [] : [{ measure, value: own, text }]
  }
  return []
}
