import type { Effect } from '@auscult/contract/evidence/evidence.ts'
import type { Source } from '../answer-sources.ts'

/** A source whose effect can stand in a forest plot: a ratio above zero with its interval. */
export type ForestRow = { source: Source; effect: Effect & { low: number; high: number } }

/** What the two halves of the plot mean, as far as the sources' own directions tell. */
export type ForestSides = 'lower-favours-treatment' | 'higher-favours-treatment' | 'unnamed'

const ratioMeasure = /\bratio\b|\brelative risk\b(?! reduction)|\b[HRO]R\b/i

export function listForestRows(sources: readonly Source[]): ForestRow[] {
  return sources.flatMap((source) => {
    const { effect } = source
    if (effect === null || !ratioMeasure.test(effect.measure)) return []
    const { low, high, estimate } = effect
    if (low === null || high === null || low <= 0 || estimate < low || estimate > high) return []
    return [{ source, effect: { ...effect, low, high } }]
  })
}

/**
 * A ratio below one is good for a death and bad for a remission, and the record does not say which it counts. The appraised
 * directions do: where they all agree the sides are named, else they are left as lower and higher.
 */
export function nameForestSides(rows: readonly ForestRow[]): ForestSides {
  const telling = rows.filter(({ source }) => source.direction === 'benefit' || source.direction === 'harm')
  const lowerIsBetter = telling.map(
    ({ source, effect }) => (source.direction === 'benefit') === effect.estimate < 1,
  )
  if (lowerIsBetter.length === 0) return 'unnamed'
  if (lowerIsBetter.every(Boolean)) return 'lower-favours-treatment'
  return lowerIsBetter.some(Boolean) ? 'unnamed' : 'higher-favours-treatment'
}
