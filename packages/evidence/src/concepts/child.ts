import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import { ancestorsOf } from './relation.ts'

/** Whether a kind of people is one of children: infants, girls, preterm infants. */
export function isOfChildren(concept: LexiconConcept): boolean {
  return [...ancestorsOf(concept)].some(({ term }) => term === 'children')
}
