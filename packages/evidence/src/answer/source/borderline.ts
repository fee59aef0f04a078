import type { Source } from './source.ts'

/** Ratios have no effect at 1, differences at 0. */
const isRatio = /\b(?:ratio|relative risk)\b(?! reduction)/u

/** Whether the interval of a source's effect holds no effect or ends there; false where it tells none. */
export function reachesNoEffect({ appraisal: { effect } }: Source): boolean {
  if (effect === null || effect.low === null || effect.high === null) return false
  const none = isRatio.test(effect.measure) ? 1 : 0
  return effect.low <= none && none <= effect.high
}
