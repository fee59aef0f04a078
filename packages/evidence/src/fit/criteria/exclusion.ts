import { ancestorsOf } from '../../concepts/relation.ts'
import { type Criterion, notAsked } from '../criterion.ts'

/** Whom the study left out by a disease or a drug that this patient has. */
export const exclusion: Criterion = ({ question: { problems, acts, people, patient }, profile }) => {
  const { excluded } = profile
  if (excluded.length === 0) return notAsked
  const has = [
    ...problems.filter(({ certainty }) => certainty !== 'ruled-out').map(({ concept }) => concept),
    ...acts.filter(({ role }) => role === 'current').map(({ concept }) => concept),
    ...people,
    ...patient.allergies,
  ]
  const studied = [...profile.problems, ...profile.widerProblems, ...profile.acts]
  // What all those studied had is no reason to be left out, however widely it is named.
  const broken = excluded.filter(
    (concept) =>
      !studied.some((own) => ancestorsOf(own).has(concept)) &&
      has.some((mine) => ancestorsOf(mine).has(concept)),
  )
  return {
    degree: broken.length > 0 ? 'excluded' : 'not-excluded',
    shares: {},
    isHard: false,
    reason: { asked: [], found: broken.map(({ term }) => term) },
  }
}
