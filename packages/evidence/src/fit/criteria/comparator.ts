import { type Criterion, notAsked } from '../criterion.ts'
import type { Act } from '../../question/question.ts'
import { nearestOf } from './nearest.ts'

/** Was it held against what the question holds it against? */
export const comparator: Criterion = ({ question: { acts }, profile, record }) => {
  const against = acts.filter(({ role }) => role === 'comparator')
  if (against.length === 0) return notAsked
  const asked = acts.filter(({ role }) => role === 'asked')
  const isIn = (act: (typeof acts)[number], some: typeof profile.acts) => {
    const { nearness } = nearestOf(act.concept, some)
    return nearness === 'same' || nearness === 'narrower'
  }
  /** A class that was given as such, as 'vitamin K antagonist', was given as one of its drugs. */
  const isAgainst = (act: (typeof acts)[number], some: typeof profile.acts) =>
    isIn(act, some) || nearestOf(act.concept, some).nearness === 'broader'
  const tried = [...profile.acts, ...profile.actClasses]
  const held = [...profile.controls, ...profile.controlClasses]
  const isStraight = asked.some((act) => isIn(act, tried)) && against.some((act) => isAgainst(act, held))
  const isTurned = asked.some((act) => isAgainst(act, held)) && against.some((act) => isIn(act, tried))
  const all = [...tried, ...held]
  const isBoth = asked.some((act) => isIn(act, all)) && against.some((act) => isIn(act, all))
  const degree =
    isStraight || isTurned
      ? 'same'
      : isBoth
        ? 'together'
        : record.profile.isInactiveControl
          ? 'inactive'
          : // A control has many names; one that the record has somewhere may be it.
            against.every((act) => isIn(act, profile.mentions))
            ? 'mentioned'
            : 'other'
  return {
    degree,
    shares: {},
    // Held against another drug, a study does not tell which of two is better. Procedures have too many names to be sure.
    isHard: degree === 'other' && record.maker !== 'guideline' && isOfDrugs(asked) && isOfDrugs(against),
    reason: {
      asked: against.map(({ concept }) => concept.term),
      found: held.map(({ term }) => term),
    },
  }
}

function isOfDrugs(acts: readonly Act[]): boolean {
  return acts.some(({ concept }) => concept.type === 'drug')
}
