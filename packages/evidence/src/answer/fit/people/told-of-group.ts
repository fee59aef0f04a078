import type { LexiconConcept } from '../../../understand/lexicon/lexicon.ts'
import { isWithin } from '../../../understand/search-forms.ts'
import { conceptsIn } from '../../document/subject.ts'
import { groupsIn, listTold, tellsWords, type Told } from '../../document/told.ts'
import { type Comparison, knownConcepts, unknownWords } from '../asked.ts'

/**
 * The record's words on a group of its people that has one of the diseases, or is told by one of the words; a disease that all of its people
 * have sets no group apart.
 */
export function tellOfGroup(
  { candidate: { document }, lexicon, subject, understood }: Comparison,
  diseases: readonly LexiconConcept[],
  words: readonly string[],
): Told[] {
  // What a group did on another drug of the class says nothing of this one.
  const arms = [...subject.intervention, ...subject.comparator]
  const given = knownConcepts(understood.intervention, lexicon)
  if (!given.some((one) => arms.some((arm) => isWithin(arm, one)))) return []
  const apart = diseases.filter((one) => !subject.enrolled.some((other) => isWithin(other, one)))
  return listTold(document).filter((told) =>
    groupsIn(told).some(
      (group) =>
        conceptsIn(group, lexicon).some((here) => apart.some((one) => isWithin(here, one))) ||
        words.some((word) => tellsWords({ ...told, text: group }, [word])),
    ),
  )
}

/** The same for all that the question says of its people. */
export function tellOfAskedGroup(comparison: Comparison): Told[] {
  const { understood, lexicon } = comparison
  const diseases = knownConcepts(understood.population, lexicon).filter(({ type }) => type === 'condition')
  return tellOfGroup(comparison, diseases, unknownWords(understood.population, lexicon))
}
