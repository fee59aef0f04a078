import type { Token } from '../question/question.ts'
import { fold } from '../text/terms.ts'
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
  /** The time that the amount runs in: 0.5 of '40 mmol over 30 min'. */
  overHours: number | null
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
  [wordKey('minutes'), 'min'],
  ['std', 'h'],
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

/**
 * Doses of a question, wherever they stand: '15 mg once a day', '6 mg/kg/h', '5mg bd'; 'daily' alone tells only how often. A figure alone in one of
 * `behind` ('methadone 60'), places right behind drugs that are given in milligrams, is so many of them.
 */
export function readDoses(tokens: readonly Token[], behind: readonly number[] = []): Dose[] {
  const doses = tokens.flatMap((token, at) => {
    const told = amountAt(tokens, token, at)
    return told.length === 0 && behind.includes(at) ? bareAt(tokens, token, at) : told
  })
  if (doses.length > 0) return doses
  const at = tokens.findIndex((_, nth) => timesPerDay(keysFrom(tokens, nth, 1)) !== null)
  const often = at < 0 ? null : timesPerDay(keysFrom(tokens, Math.max(0, at - 1), oftenReach))
  return often === null
    ? []
    : [
        {
          at,
          text: tokens[at]?.text ?? '',
          amount: Number.NaN,
          unit: null,
          per: '',
          timesPerDay: often,
          overHours: null,
        },
      ]
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
  const often = timesPerDay(keysFrom(tokens, unitAt + 1, oftenReach))
  const time = rate === '' ? timeBehind(tokens, unitAt + 1) : null
  const whole = time === null ? text : `${text} ${time.text}`
  return [{ at, text: whole, amount, unit, per, timesPerDay: often, overHours: time?.hours ?? null }]
}

/** No year: 'augmentin 2019' is no dose. */
const bareFigure = /^(?!(?:19|20)\d\d$)\d{1,4}(?:\.\d)?$/u
/** Behind the figure these say that it is no dose. */
const noDose = new Set(
  'h hr hour day d week wk month mo year y yr x times time to ago j a anni jahre semana sett ml l mmol unit u ui iu ie puff tab drop mcg % 2 and vs or'.split(
    ' ',
  ),
)

function bareAt(tokens: readonly Token[], token: Token, at: number): Dose[] {
  const next = tokens[at + 1]
  if (!bareFigure.test(token.text) || /^\d/u.test(next?.text ?? '') || noDose.has(next?.key ?? '')) return []
  const timesPerDayBehind = timesPerDay(keysFrom(tokens, at + 1, oftenReach))
  const amount = Number(token.text)
  return [
    { at, text: token.text, amount, unit: 'mg', per: '', timesPerDay: timesPerDayBehind, overHours: null },
  ]
}

/** In four languages: 'über' and 'en' tell a place, too, but no place is so many minutes. */
const running = new Set(['over', 'in', 'uber', 'en', 'durante', 'su'])
const hoursPer: Readonly<Record<string, number>> = { min: 1 / 60, h: 1 }

/** So many words behind the amount its route and volume may stand: '40 mmol iv in 1 L over 6 h'. */
const timeReach = 6

function timeBehind(tokens: readonly Token[], from: number): { hours: number; text: string } | null {
  for (let at = from; at < Math.min(tokens.length, from + timeReach); at++) {
    const [word, figure, unit] = tokens.slice(at, at + 3)
    if (word === undefined || figure === undefined || !running.has(fold(word.text))) continue
    const [, value = '', joined = ''] = /^(\d+(?:[.,]\d+)?)(\p{L}*)$/u.exec(figure.text.toLowerCase()) ?? []
    const per = rates.get(joined === '' ? (unit?.key ?? '') : wordKey(joined)) ?? ''
    const hours = Number(value.replace(',', '.')) * (hoursPer[per] ?? Number.NaN)
    const told = joined === '' ? [word, figure, unit] : [word, figure]
    if (hours > 0) return { hours, text: told.map((token) => token?.text ?? '').join(' ') }
  }
  return null
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
