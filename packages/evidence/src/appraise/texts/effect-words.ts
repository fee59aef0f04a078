import type { Effect } from '@auscult/contract/evidence/evidence.ts'

/** How a language with a decimal comma names measures and intervals. */
export type EffectWords = {
  /** By the English name of the measure; one that is missing keeps it. */
  measures: Readonly<Record<string, string>>
  /** As it follows a figure, with the space before it where the language has one. */
  percent: string
  percentagePoints: string
  /** 'IC 95%'; `level` is null where the source does not tell. */
  interval: (level: string | null) => string
  /** Limits of which one is negative, where a dash would be read as a sign: 'da −1,2 a 0,4'. */
  between: (low: string, high: string) => string
}

const figure = /\d+(?:[.·]\d+)?|[.·]\d+/gu

/** An effect rebuilt from its parts in the language's words, each figure with the decimals its source prints. */
export function writeEffect(
  { measure, estimate, low, high, level, text }: Effect,
  words: EffectWords,
): string {
  const write = (value: number) => writeDecimalAs(value, text)
  const named = words.measures[measure] ?? measure
  const result = `${named} ${write(estimate)}${unitOf(text, words)}`
  if (low === null || high === null) return result
  const isSigned = low < 0 || high < 0
  const limits = isSigned ? words.between(write(low), write(high)) : `${write(low)}-${write(high)}`
  return `${result} (${words.interval(level === null ? null : writeDecimal(level))} ${limits})`
}

function unitOf(text: string, { percent, percentagePoints }: EffectWords): string {
  const [estimate = ''] = text.split(/[([;,]\s*(?:\d+(?:\.\d+)?\s?%\s*)?(?:CI|CrI|confidence)/u)
  if (/percentage points?/u.test(estimate)) return ` ${percentagePoints}`
  return /\d\s?%/u.test(estimate) ? percent : ''
}

/** '0.80' stays '0,80': a figure keeps the decimals the source gives it. */
function writeDecimalAs(value: number, text: string): string {
  const printed = text.match(figure)?.find((each) => Number(each.replace('·', '.')) === Math.abs(value))
  if (printed === undefined) return writeDecimal(value)
  const digits = printed.replace(/[.·]/u, ',').replace(/^,/u, '0,')
  return value < 0 ? `−${digits}` : digits
}

/** With a decimal comma and a true minus sign. */
export function writeDecimal(value: number): string {
  return String(value).replace('.', ',').replace('-', '−')
}

const narrowSpace = '\u202F'

/** Thousands parted by a narrow space from 10 000 on, which no language reads as a decimal sign (ISO 80000-1). */
export function writeCount(people: number): string {
  const digits = String(people)
  return digits.length < 5 ? digits : digits.replaceAll(/\B(?=(?:\d{3})+$)/gu, narrowSpace)
}
