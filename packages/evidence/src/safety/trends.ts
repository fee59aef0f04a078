import { fold } from '../text/terms.ts'
import type { MeasureName } from './measures.ts'

/** Of which measures a change is told as two figures ('creat 98 -> 161'), and which rule measure it is, in per cent. */
const watched: readonly { names: string; as: MeasureName; sign: 1 | -1 }[] = [
  { names: 'creatinine|creatinina|kreatinin|creat|krea|crea|cr|scr', as: 'creatinine rise', sign: 1 },
  {
    names: 'platelets?|plts?|plaq|plaquetas|thrombos?|thrombozyten|thrombocytes|piastrine|pst|plt count',
    as: 'platelet fall',
    sign: -1,
  },
]

const figure = String.raw`(\d+(?:[.,]\d+)?)`
const between = String.raw`\s?(?:k|g\/l|umol|mg\/dl|x10\^?9)?\s?(?:-+>|=+>|>|→|\.{2,}|–|to|auf|a|su|now|jetzt|ora|ahora|then|dann|down to|up to|fell to|rose to)\s?`

const patterns = watched.map(({ names, as, sign }) => ({
  as,
  sign,
  pattern: new RegExp(
    String.raw`\b(?:${names})\s?(?:from|von|da|de|was|were)?\s?${figure}${between}${figure}`,
    'gu',
  ),
}))

/** A change that is told as two figures of one test, in per cent of the first. */
export type Trend = { measure: MeasureName; value: number; text: string }

export function readTrends(text: string): Trend[] {
  const folded = fold(text)
  return patterns.flatMap(({ as, sign, pattern }) =>
    [...folded.matchAll(pattern)].flatMap(([told, first = '', last = '']) => {
      const [from, to] = [first, last].map((each) => Number(each.replace(',', '.')))
      if (from === undefined || to === undefined || !(from > 0)) return []
      const value = (sign * (to - from) * 100) / from
      return value > 0 ? [{ measure: as, value: Math.round(value), text: told }] : []
    }),
  )
}
