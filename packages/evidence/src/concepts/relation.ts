import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'

/** What one concept is to another: the same, a kind of it, a wider one it lies within, another kind of a common class, or nothing. */
export type Relation = 'same' | 'narrower' | 'broader' | 'sibling' | 'none'

/** All wider concepts, the concept itself among them; worked out once for each concept. */
const known = new WeakMap<LexiconConcept, ReadonlySet<LexiconConcept>>()

export function ancestorsOf(concept: LexiconConcept): ReadonlySet<LexiconConcept> {
  const before = known.get(concept)
  if (before !== undefined) return before
  const all = new Set<LexiconConcept>([concept])
  for (const each of all) for (const wider of each.wider) all.add(wider)
  known.set(concept, all)
  return all
}

/** What `found` is to `asked`: dapagliflozin is narrower than SGLT2 inhibitor. */
export function relationOf(asked: LexiconConcept, found: LexiconConcept): Relation {
  if (asked === found) return 'same'
  if (ancestorsOf(found).has(asked)) return 'narrower'
  if (ancestorsOf(asked).has(found)) return 'broader'
  return isSibling(asked, found) ? 'sibling' : 'none'
}

/** The same, or one is a kind of the other. */
export function isRelated(one: LexiconConcept, other: LexiconConcept): boolean {
  return ancestorsOf(one).has(other) || ancestorsOf(other).has(one)
}

/** What an imported tree puts beside each other is not meant: 'wider' holds the lexicon's own classes only. */
function isSibling(one: LexiconConcept, other: LexiconConcept): boolean {
  return one.wider.some(
    ({ narrower }) => narrower.length <= mostSiblings && narrower.includes(one) && narrower.includes(other),
  )
}

/** A class with more members ('antibiotic', 'cancer') makes nobody a sibling. */
const mostSiblings = 25
