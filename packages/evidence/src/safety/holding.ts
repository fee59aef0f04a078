import type { Act, Problem } from '../question/question.ts'
import type { LexiconConcept } from '../understand/lexicon/lexicon.ts'
import type { Dose } from './dose.ts'

/** Something the question tells of, where it stands: tokens `from` up to `to`, or -1 where that is not known. */
export type Holding = {
  concept: LexiconConcept
  as: 'act' | 'problem' | 'person' | 'test' | 'concern'
  role: Act['role'] | null
  certainty: Problem['certainty'] | null
  text: string
  from: number
  to: number
  dose: Dose | null
  /** Since the last dose of a drug that was stopped, where that stands behind it. */
  sinceHours: number | null
  /** Something else takes its place. */
  isGivenUp: boolean
  /** The preparation of several drugs that it is in, where that is what was typed. */
  partOf?: LexiconConcept
}

export const noTime = { sinceHours: null, isGivenUp: false }

/** Of what is told without a place. */
export function holdOther(concept: LexiconConcept, as: Holding['as']): Holding {
  return {
    concept,
    as,
    role: null,
    certainty: null,
    text: concept.term,
    dose: null,
    ...noTime,
    from: -1,
    to: -1,
  }
}
