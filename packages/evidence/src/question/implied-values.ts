import { ancestorsOf } from '../concepts/relation.ts'
import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { Implied } from './deduction.ts'
import type { Value } from './question.ts'
import type { Roles } from './roles.ts'

/** The figures that what the patient has, or is treated by, implies. */
export function readImplied({ problems, people, acts }: Roles, implied: readonly Implied[]): Value[] {
  const has: LexiconConcept[] = [
    ...problems.filter(({ certainty }) => certainty === 'present').map(({ concept }) => concept),
    ...people,
    ...acts.filter(({ role }) => role === 'current').map(({ concept }) => concept),
  ]
  return implied.flatMap(({ concept: term, ...figure }) => {
    const source = has.find((concept) => [...ancestorsOf(concept)].some((wider) => wider.term === term))
    return source === undefined
      ? []
      : [{ ...figure, text: source.term, units: {}, to: null, assumedUnit: null }]
  })
}
