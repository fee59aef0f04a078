import type { Token } from '../question/question.ts'

/** A course ('for 6 weeks') in days, or the time since something happened ('3 weeks ago', '8 hours after injury') in hours. */
export type TimeReading = { measure: 'duration' | 'hours since onset'; value: number; text: string }

const hoursIn: Readonly<Record<string, number>> = {
  minute: 1 / 60,
  min: 1 / 60,
  hour: 1,
  hr: 1,
  h: 1,
  day: 24,
  d: 24,
  week: 168,
  wk: 168,
  month: 730.5,
  year: 8766,
}

const numbers = new Map(
  'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, at) => [word, at + 1]),
)

const sinceAfter = new Set('ago after since postpartum earlier overdue'.split(' '))
const sinceBefore = new Set('overdue last past'.split(' '))
const lasting = new Set('for duration lasting x'.split(' '))

/** Times of a question by the words beside them. */
export function readTimes(tokens: readonly Token[]): TimeReading[] {
  return tokens.flatMap((token, at) => {
    const hours = hoursIn[token.key] ?? hoursIn[token.key.replace(/s$/u, '')]
    const before = tokens[at - 1]
    if (hours === undefined || before === undefined) return []
    const amount = numbers.get(before.key) ?? Number(before.key)
    if (!Number.isFinite(amount) || before.key === '') return []
    const [earlier, next] = [tokens[at - 2]?.key ?? '', tokens[at + 1]?.key ?? '']
    const text = `${before.text} ${token.text}`
    if (sinceAfter.has(next) || sinceBefore.has(earlier))
      return [{ measure: 'hours since onset' as const, value: amount * hours, text }]
    if (lasting.has(earlier) || next === 'course' || next === '')
      return [{ measure: 'duration' as const, value: (amount * hours) / 24, text }]
    return []
  })
}
