import { nice, ticks } from 'd3-array'

/** Where values lie along the width of a drawing. */
export type ChartScale = {
  /** Percent of the width, 0 to 100; values beyond the axis are held at its ends. */
  position: (value: number) => number
  /** Values to name on the axis, ascending. */
  ticks: number[]
}

const hold = (share: number) => Math.min(1, Math.max(0, share)) * 100

/** An axis from round number to round number that holds all values, about `count` of them named. */
export function createLinearScale(values: readonly number[], count = 4): ChartScale {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const [from, to] = lowest === highest ? [lowest, lowest + 1] : nice(lowest, highest, count)
  return { position: (value) => hold((value - from) / (to - from)), ticks: ticks(from, to, count) }
}

const wideTicks = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100]
const fineTicks = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.5, 2]

/**
 * An axis for ratios, on which halving is as far as doubling: it holds all values and at least 0.8 to 1.25, a little wider on both sides, but
 * nothing beyond 0.01 and 100. 1 is always named, and between two names lies at least `apart` percent of the width.
 */
export function createRatioScale(ratios: readonly number[], apart = 14): ChartScale {
  const margin = 1.08
  const from = Math.log(Math.max(Math.min(0.8, ...ratios) / margin, 0.01))
  const to = Math.log(Math.min(Math.max(1.25, ...ratios) * margin, 100))
  const position = (ratio: number) => hold((Math.log(ratio) - from) / (to - from))
  const inside = (to - from > Math.log(5) ? wideTicks : fineTicks).filter(
    (tick) => Math.log(tick) >= from && Math.log(tick) <= to,
  )
  return { position, ticks: thinOut(inside, position, apart) }
}

function thinOut(
  candidates: readonly number[],
  position: (ratio: number) => number,
  apart: number,
): number[] {
  const kept = [1]
  // The ends first, so that the axis is named over its whole width.
  const farthestFirst = candidates.toSorted((a, b) => Math.abs(Math.log(b)) - Math.abs(Math.log(a)))
  for (const tick of farthestFirst)
    if (kept.every((other) => Math.abs(position(other) - position(tick)) >= apart)) kept.push(tick)
  return kept.toSorted((a, b) => a - b)
}

/** A percentage of the width as SVG takes it. */
export function percent(position: number): string {
  return `${Number(position.toFixed(2))}%`
}
