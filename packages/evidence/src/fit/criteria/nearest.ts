import { relationOf } from '../../concepts/relation.ts'
import type { LexiconConcept } from '../../understand/lexicon/lexicon.ts'

/** How near the nearest of some concepts comes to the one asked about. */
export type Nearness = 'same' | 'narrower' | 'broader' | 'sibling' | 'none'

const order: readonly Nearness[] = ['same', 'narrower', 'broader', 'sibling', 'none']

export function nearestOf(
  asked: LexiconConcept,
  found: readonly LexiconConcept[],
): { nearness: Nearness; concept: LexiconConcept | null } {
  let best: { nearness: Nearness; concept: LexiconConcept | null } = { nearness: 'none', concept: null }
  for (const concept of found) {
    const nearness = relationOf(asked, concept)
    if (order.indexOf(nearness) < order.indexOf(best.nearness)) best = { nearness, concept }
    if (nearness === 'same') break
  }
  return best
}
