import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'

/** What is done to people to make them well: a test does not help against anything. */
export function isTreatment({ type }: Pick<LexiconConcept, 'type'>): boolean {
  return type === 'drug' || type === 'procedure'
}
