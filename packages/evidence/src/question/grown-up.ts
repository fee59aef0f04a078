import { isOfChildren } from '../concepts/child.ts'
import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { QuestionWord } from './segments.ts'

const grownUpFrom = 18
/** So many words behind the name its age stands: 'ragazzo di 30 anni', 'boy, aged 30'. */
const reach = 3

/** The kinds of people named, but for a child whose own age says that it is none: a 'ragazzo' of 30. */
export function withoutGrownUps(
  people: readonly LexiconConcept[],
  words: readonly QuestionWord[],
  ageYears: number | null,
): LexiconConcept[] {
  if (ageYears === null || ageYears < grownUpFrom) return [...people]
  const isGrownUp = (concept: LexiconConcept) =>
    words.some(({ name }, at) => {
      if (name === null || !name.readings.includes(concept)) return false
      const behind = words.slice(at + name.length, at + name.length + reach)
      return behind.some(({ folded }) => Number.parseInt(folded, 10) === ageYears)
    })
  return people.filter((concept) => !isOfChildren(concept) || !isGrownUp(concept))
}
