import type { Limit } from './compiled-rule.ts'
import type { Because, Inquiry } from './inquiry.ts'
import { readDosesFor } from './dose-readings.ts'
import { familyOf } from './measures.ts'
import type { Reading } from './patient-figures.ts'

/** Whether what a limit is about is told, and on which side. */
export type Answer = 'met' | 'safe' | 'untold'

/** Whether a figure of the question lies beyond a limit, and which. */
export function askLimit(limit: Limit, inquiry: Inquiry): { answer: Answer; because: Because | undefined } {
  const readings = readingsFor(limit, inquiry)
  const met = readings.find((reading) => compare(reading, limit) === 'met')
  if (met !== undefined) {
    const because = {
      kind: 'value',
      measure: met.measure,
      value: met.value,
      unit: limit.unit ?? '',
      text: met.text,
    } as const
    return { answer: 'met', because }
  }
  const isSafe = readings.some((reading) => compare(reading, limit) === 'safe')
  return { answer: isSafe ? 'safe' : 'untold', because: undefined }
}

/** Figures of the measure itself; of the kidneys, the other measure where that one is not told. */
function readingsFor(limit: Limit, inquiry: Inquiry): readonly Reading[] {
  const { readings } = inquiry.facts
  const own = readings.get(limit.measure) ?? []
  if (limit.measure.endsWith('dose') || limit.measure.startsWith('dose') || limit.measure === 'infusion rate')
    return [...own, ...readDosesFor(limit, inquiry)]
  if (own.length > 0) return own
  const family = familyOf(limit.measure)
  return [...readings].flatMap(([measure, found]) => (familyOf(measure) === family ? found : []))
}

/** Whether a figure lies beyond a limit; `untold` where it is a bound that leaves both open. */
export function compare(
  { value, bound }: Pick<Reading, 'value' | 'bound'>,
  { op, value: limit }: Limit,
): Answer {
  const isBelowRule = op === '<' || op === '<='
  const isMet = { '<': value < limit, '<=': value <= limit, '>': value > limit, '>=': value >= limit }[op]
  if (bound === 'at') return isMet ? 'met' : 'safe'
  // 'eGFR under 30' is below every limit from 30 on; under a lower limit it may be or not.
  if (bound === 'below') {
    if (isBelowRule) return value <= limit ? 'met' : 'untold'
    return value <= limit ? 'safe' : 'untold'
  }
  if (isBelowRule) return value >= limit ? 'safe' : 'untold'
  return value >= limit ? 'met' : 'untold'
}
