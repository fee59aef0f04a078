/** A dose as typed, parted: 'per' is empty for an amount, 'kg' or 'm2' for one by size, and a time for a rate. */
export type Dose = {
  amount: number
  /** mg, g, mcg, mmol, units ... in lower case. */
  unit: string
  per: string
  timesPerDay: number | null
  isDaily: boolean
}

const written =
  /(\d+(?:[.,]\d+)?)\s*(mg|mcg|µg|ug|g|mmol|units?|iu|ml|l)\b(?:\s*\/\s*(kg\/h|kg|m2|m²|min|h|hour|day|24 ?h))?/u

const times: readonly (readonly [RegExp, number])[] = [
  [/\b(?:qds|qid|four times|4 times|6[- ]hourly|every 6 h)/u, 4],
  [/\b(?:tds|tid|three times|3 times|8[- ]hourly|every 8 h)/u, 3],
  [/\b(?:bd|bid|twice|12[- ]hourly|every 12 h)/u, 2],
  [/\b(?:od|qd|once daily|once a day|daily|nocte|at night|every day|each day|a day|per day|each morning|every morning)\b/u, 1],
]

const weekly = /\b(?:weekly|a week|per week|every week|fortnight|monthly)\b/u

/** The first dose of a text; null where it tells none. */
export function readDose(text: string): Dose | null {
  const typed = text.toLowerCase()
  const match = written.exec(typed)
  const often = times.find(([pattern]) => pattern.test(typed))?.[1] ?? null
  const isDaily = often !== null && !weekly.test(typed)
  if (match === null && often === null) return null
  const [, amount = 'NaN', unit = '', per = ''] = match ?? []
  return {
    amount: Number(amount.replace(',', '.')),
    unit: unit.replace('µg', 'mcg').replace('ug', 'mcg'),
    per: per.replace('²', '2').replace('hour', 'h'),
    timesPerDay: weekly.test(typed) ? null : often,
    isDaily,
  }
}
