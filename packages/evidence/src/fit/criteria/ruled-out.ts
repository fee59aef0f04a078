import { type Criterion, notAsked } from '../criterion.ts'
import { ancestorsOf } from '../../concepts/relation.ts'
import { nearestOf } from './nearest.ts'

/** Does the study require what this patient does not have? */
export const ruledOut: Criterion = ({ question: { problems }, profile }) => {
  // A kind of it that is told as present was not meant: 'subclinical atrial fibrillation, no AF on ECG'.
  const denied = problems.filter(
    ({ certainty, concept }) =>
      certainty === 'ruled-out' &&
      !problems.some((other) => other.certainty === 'present' && ancestorsOf(other.concept).has(concept)),
  )
  if (denied.length === 0) return notAsked
  const [first] = profile.problems
  const required = denied.filter(({ concept }) => {
    if (first === undefined) return false
    const { nearness } = nearestOf(concept, [first])
    return nearness === 'same' || nearness === 'narrower'
  })
  return {
    degree: required.length > 0 ? 'required' : 'not-required',
    shares: {},
    isHard: required.length > 0,
    reason: {
      asked: denied.map(({ concept }) => concept.term),
      found: required.map(({ concept }) => concept.term),
    },
  }
}
