import type { Effect } from '@auscult/contract/evidence/evidence.ts'
import { scaleOf } from './measures.ts'

/** What the intervention did to the amount of the outcome, by the document's own statistics. */
export type Change = 'increased' | 'decreased' | 'no-difference'

const reductions = /efficacy|effectiveness|reduction/iu
const timeFree = /\bsurviv|[- ]free\b|\bfreedom\b/iu

/**
 * What an estimate with an interval says about the amount of the outcome; undefined without an interval. A hazard is of the bad
 * event even where the outcome is named by its absence: a ratio of 0.5 for progression-free survival means more of it.
 * `sign` is -1 where the estimate is of the comparator against the intervention.
 */
export function changeByEffect(effect: Effect, outcome: string, sign: 1 | -1): Change | undefined {
  const { measure, estimate, low, high } = effect
  const scale = scaleOf(measure)
  if (low === null || high === null || scale === 'proportion') return undefined
  const nothing = scale === 'ratio' ? 1 : 0
  if (low <= nothing && high >= nothing) return 'no-difference'
  const isTurned = reductions.test(measure) || (measure.includes('hazard') && timeFree.test(outcome))
  const side = (estimate > nothing ? 1 : -1) * sign * (isTurned ? -1 : 1)
  return side > 0 ? 'increased' : 'decreased'
}
