import type { Token } from '../question/question.ts'
import { wordKey } from '../understand/words.ts'

/** A dose where it stands. `per` is empty for an amount, 'kg' or 'm2' for one by size, and 'h', 'min' or 'kg/h' for a rate. */
export type Dose = {
  at: number
  text: string
  amount: number
  /** mg, g, mcg, mmol, unit ...; null where only how often is told. */
  unit: string | null
  per: string
  timesPerDay: number | null
}

const units = new Map([
  ['mg', 'mg'],
  ['milligram', 'mg'],
  ['g', 'g'],
  ['gram', 'g'],
  ['mcg', 'mcg'],
  ['ug', 'mcg'],
  ['µg', 'mcg'],
  ['mmol', 'mmol'],
  ['unit', 'unit'],
  ['iu', 'unit'],
])

const sizes = new Set(['kg', 'm2', 'm²'])
const rates = new Map([
  ['h', 'h'],
  ['hr', 'h'],
  ['hour', 'h'],
  [wordKey('hours'), 'h'],
  ['min', 'min'],
  ['minute', 'min'],
  ['24h', 'day'],
  ['day', 'day'],
])

const frequencies: readonly (readonly [string, number])[] = [
  ['four times', 4],
  ['qds', 4],
  ['qid', 4],
  ['three times', 3],
  ['tds', 3],
  ['tid', 3],
  ['8 hourly', 3],
  ['twice', 2],
  ['bd', 2],
  ['bid', 2],
  ['12 hourly', 2],
  ['once daily', 1],
  ['once a day', 1],
  ['every day', 1],
  ['each day', 1],
  ['a day', 1],
  ['each morning', 1],
  ['every morning', 1],
  ['daily', 1],
  ['od', 1],
]

const rarer = /\b(?:weekly|week|fortnight|monthly|month|alternate)\b/u

/** How far behind the amount words may still say how often. */
const oftenReach = 5

/** Doses of a question, wherever they stand: '15 mg once a day', '6 mg/kg/h', '5mg bd'; 'daily' alone tells only how often. */
export function readDoses(tokens: readonly Token[]): Dose[] {
  const doses = tokens.flatMap((token, at) => amountAt(tokens, token, at))
  if (doses.length > 0) return doses
  const at = tokens.findIndex((_, nth) => timesPerDay(keysFrom(tokens, nth, 1)) !== null)
  const often = at < 0 ? null : timesPerDay(keysFrom(tokens, Math.max(0, at - 1), oftenReach))
  return often === null
    ? []
    : [{ at, text: tokens[at]?.text ?? '', amount: Number.NaN, unit: null, per: '', timesPerDay: often }]
}

function amountAt(tokens: readonly Token[], token: Token, at: number): Dose[] {
  const joined = /^(\d+(?:\.\d+)?)([a-zµ]+)$/u.exec(token.text.toLowerCase())
  const amount = Number(joined?.[1] ?? token.text.replace(',', '.'))
  const unitAt = joined === null ? at + 1 : at
  const unit = units.get(joined?.[2] ?? tokens[unitAt]?.key ?? '')
  if (unit === undefined || token.text === '' || !Number.isFinite(amount)) return []
  const next = tokens[unitAt + 1]?.key ?? ''
  const afterNext = tokens[unitAt + 2]?.key ?? ''
  const size = sizes.has(next) ? next.replace('²', '2') : ''
  const rate = rates.get(size === '' ? next : afterNext) ?? ''
  const per = [size, rate].filter((part) => part !== '').join('/')
  const text = tokens
    .slice(at, unitAt + 1)
    .map((each) => each.text)
    .join(' ')
  return [{ at, text, amount, unit, per, timesPerDay: timesPerDay(keysFrom(tokens, unitAt + 1, oftenReach)) }]
}

function keysFrom(tokens: readonly Token[], at: number, length: number): string {
  return tokens
    .slice(at, at + length)
    .map(({ key }) => key)
    .join(' ')
}

function timesPerDay(keys: string): number | null {
  if (rarer.test(keys)) return null
  return frequencies.find(([words]) => ` ${keys} `.includes(` ${words} `))?.[1] ?? null
}
