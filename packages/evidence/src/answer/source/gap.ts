import type { Gap } from '../frames/frames.ts'
import type { Source } from './source.ts'

/** What the leading study lacks and no other one has; undefined when nothing. */
export function findGap({ fit: { missing } }: Source, studies: readonly Source[]): Gap | undefined {
  const isNowhere = (part: 'people' | 'treatment' | 'outcome') => (term: string) =>
    studies.every(({ fit }) => fit.missing[part].includes(term))
  const gap: Gap = {
    people: missing.people.filter(isNowhere('people')),
    treatment: missing.treatment.filter(isNowhere('treatment')),
    outcome: missing.outcome.filter(isNowhere('outcome')),
    // Another study may lack something else of it; only one that lacks nothing fills the gap.
    intent: studies.every(({ fit }) => fit.missing.intent !== null) ? missing.intent : null,
  }
  return isEmptyGap(gap) ? undefined : gap
}

export function isEmptyGap({ people, treatment, outcome, intent }: Gap): boolean {
  return [people, treatment, outcome].every(({ length }) => length === 0) && intent === null
}

/** What was asked about the people, the treatment or its timing that this study does not have: it settles nothing of it. */
export function hasOtherSubject({ fit: { missing, directness } }: Source): boolean {
  const lacking = [missing.people, missing.treatment, missing.unspoken]
  return (
    lacking.some(({ length }) => length > 0) || missing.intent !== null || directness.population !== 'match'
  )
}
