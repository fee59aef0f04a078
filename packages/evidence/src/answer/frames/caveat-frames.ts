import type { Caveat } from '../../fit/caveats.ts'
import { isSituation, type Situation } from '../../question/grammar.ts'

/**
 * What is said of each kind of caveat; `asked` and `found` are in the answer's language as far as they can be. Those of a situation are
 * the names of situations, comma-separated.
 */
export type CaveatFrames = Record<Caveat['kind'], (asked: string, found: string) => string>

export type SituationNames = Readonly<Record<Situation, string>>

export function asSituations(told: string, names: SituationNames): string {
  return told
    .split(', ')
    .flatMap((each) => (isSituation(each) ? [names[each]] : []))
    .join(', ')
}
