import { ancestorsOf } from '../../concepts/relation.ts'
import { type Criterion, notAsked } from '../criterion.ts'

/** Whom the study left out by a disease or a drug that this patient has. */
export const exclusion: Criterion = ({ question: { problems, acts, patient }, record: { profile } }) => {
  if (profile.excluded.length === 0) return notAsked
  const has = [
    ...problems.filter(({ certainty }) => certainty !== 'ruled-out').map(({ concept }) => concept),
    ...acts.filter(({ role }) => role === 'current').map(({ concept }) => concept),
    ...patient.allergies,
  ]
  const studied = new Set([...profile.problems, ...profile.acts])
  // 'eGFR below 20', 'severe heart failure' have a limit or a degree beside the name: the name alone breaks nothing.
  const broken = profile.excluded.filter(
    ({ text, concepts }) =>
      !/\d/u.test(text) &&
      !/\b(?:severe|recent|planned|uncontrolled|within|previous|prior|active|symptomatic|other|need|decompensated|indication|contraindication)\b/iu.test(
        text,
      ) &&
      concepts.length === 1 &&
      concepts.some(
        (term) =>
          !studied.has(term) && has.some((mine) => [...ancestorsOf(mine)].some((each) => each.term === term)),
      ),
  )
  return {
    degree: broken.length > 0 ? 'excluded' : 'not-excluded',
    shares: {},
    isHard: false,
    reason: { asked: [], found: broken.map(({ text }) => text) },
  }
}
