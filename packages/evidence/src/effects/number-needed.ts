import type { NumberNeeded } from '@auscult/contract/evidence/answer-summary.ts'
import type { StudyOutcome } from '../record/study-record.ts'

type Compared = Pick<StudyOutcome, 'measure' | 'estimate' | 'low' | 'high' | 'level'> & {
  /** Shares from 0 to 1. */
  treated: number
  untreated: number
}

/** The risk with treatment that an effect and the risk without it lead to. */
const treatedRisk: Record<string, (effect: number, untreated: number) => number> = {
  'risk difference (percentage points)': (points, untreated) => untreated + points / 100,
  'risk ratio': (ratio, untreated) => ratio * untreated,
  'relative risk': (ratio, untreated) => ratio * untreated,
  'odds ratio': (ratio, untreated) => {
    const odds = (ratio * untreated) / (1 - untreated)
    return odds / (1 + odds)
  },
  'hazard ratio': (ratio, untreated) => 1 - (1 - untreated) ** ratio,
}

/** How far the crude risk difference may lie from the one the published effect leads to, as a share of it. */
const tolerance = 0.25

/**
 * How many people are treated for one to be spared the outcome, or to have it: 1 / |risk difference|, rounded up. Its interval comes
 * from that of the published effect, applied to the risk without treatment (Altman, BMJ 1998;317:1309; for hazard ratios Altman and Andersen,
 * BMJ 1999;319:1492), at 95 % only, and only where the effect itself leads to about the difference that was counted: an adjusted effect beside
 * crude shares tells no interval of theirs. Null where there is no difference.
 */
export function numberNeeded(compared: Compared): NumberNeeded | null {
  const difference = Math.abs(compared.treated - compared.untreated)
  if (difference === 0) return null
  const [low = null, high = null] = intervalOf(compared) ?? []
  return { value: whole(difference), low, high }
}

function whole(difference: number): number {
  // A difference of exactly .05 is 20, not the 21 that floating point makes of it.
  return Math.max(1, Math.ceil(Number((1 / difference).toFixed(6))))
}

function intervalOf({
  measure,
  estimate,
  low,
  high,
  level,
  treated,
  untreated,
}: Compared): [number, number] | undefined {
  const risk = treatedRisk[measure ?? '']
  if (risk === undefined || estimate === null || low === null || high === null || level !== 95)
    return undefined
  const counted = treated - untreated
  const differenceOf = (effect: number) => risk(effect, untreated) - untreated
  if (Math.abs(differenceOf(estimate) - counted) > tolerance * Math.abs(counted)) return undefined
  const ends = [differenceOf(low), differenceOf(high)]
  // Across no effect the number needed runs through infinity.
  if (ends.some((end) => Math.sign(end) !== Math.sign(counted))) return undefined
  const needed = ends.map((end) => whole(Math.abs(end)))
  const [least, most] = [Math.min(...needed), Math.max(...needed)]
  const value = whole(Math.abs(counted))
  return least <= value && value <= most ? [least, most] : undefined
}
