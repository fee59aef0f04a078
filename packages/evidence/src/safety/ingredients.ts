import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'

/** Of a preparation these do nothing of their own there, or not what rules fear of them alone; the steroid of a regimen is meant. */
const withoutEffect = new Set(
  'naloxone carbidopa benserazide cilastatin formoterol salmeterol vilanterol indacaterol olodaterol dexamethasone prednisone prednisolone'.split(
    ' ',
  ),
)

/** What is in a preparation of several drugs that the lexicon names by its ingredients ('paracetamol-codeine'); none for any other. */
export function readIngredients(
  { term, type, narrower }: LexiconConcept,
  find: (term: string) => LexiconConcept | undefined,
): LexiconConcept[] {
  const names = term.split(/[-/]/u)
  if (type !== 'drug' || names.length < 2 || narrower.length > 0) return []
  return names
    .flatMap((name) => find(name) ?? [])
    .filter((part) => part.type === 'drug' && !withoutEffect.has(part.term))
}
