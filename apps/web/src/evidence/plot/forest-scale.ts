import type { Effect } from '@auscult/contract/evidence.ts'
import type { Source } from '../answer-sources.ts'

/** A source whose effect can stand on a log scale: a ratio above zero with its interval. */
export type ForestRow = { source: Source; effect: Effect & { low: number; high: number } }

export type ForestScale = {
  /** Percent of the plot's width, 0 to 100; values beyond the axis are held at its ends. */
  position(ratio: number): number
  ticks: number[]
}

/** What the two halves of the plot mean, as far as the sources' own directions tell. */
export type ForestSides = 'lower-favours-treatment' | 'higher-favours-treatment' | 'unnamed'

const ratioMeasure = /\bratio\b|\brelative risk\b(?! reduction)|\b[HRO]R\b/i
const candidateTicks = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100]
const fineTicks = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.5, 2]

export function listForestRows(sources: readonly Source[]): ForestRow[] {
  return sources.flatMap((source) => {
    const { effect } = source
    if (effect === null || !ratioMeasure.test(effect.measure)) return []
    const { low, high, estimate } = effect
    if (low === null || high === null || low <= 0 || estimate < low || estimate > high) return []
    return [{ source, effect: { ...effect, low, high } }]
  })
}

/** An axis that holds every interval and the line of no effect, a little wider on both sides. */
export function createForestScale(rows: readonly ForestRow[]): ForestScale {
  const margin = 1.08
  const lowest = Math.min(0.8, ...rows.map(({ effect }) => effect.low)) / margin
  const highest = Math.max(1.25, ...rows.map(({ effect }) => effect.high)) * margin
  const from = Math.log(Math.max(lowest, 0.01))
  const to = Math.log(Math.min(highest, 100))
  const position = (ratio: number) => {
    const share = (Math.log(ratio) - from) / (to - from)
    return Math.min(1, Math.max(0, share)) * 100
  }
  const steps = to - from > Math.log(5) ? candidateTicks : fineTicks
  const inside = steps.filter((tick) => Math.log(tick) >= from && Math.log(tick) <= to)
  return { position, ticks: thinOut(inside, position) }
}

/** Labels need room: at least 14 % of the width between two, and 1 always stays. */
function thinOut(ticks: readonly number[], position: (ratio: number) => number): number[] {
  const kept = [1]
  const nearestFirst = ticks.toSorted((a, b) => Math.abs(Math.log(b)) - Math.abs(Math.log(a)))
  for (const tick of nearestFirst) {
    if (kept.every((other) => Math.abs(position(other) - position(tick)) >= 14)) kept.push(tick)
  }
  return kept.toSorted((a, b) => a - b)
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

/** Dot radius in pixels, 3.5 to 8, its area growing with the participants; the smallest where they are not known. */
export function dotRadius(participants: number | null, largest: number): number {
  if (participants === null || participants <= 0 || largest <= 0) return 3.5
  return 3.5 + 4.5 * Math.sqrt(participants / largest)
}
