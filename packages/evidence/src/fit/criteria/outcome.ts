import { type Criterion, notAsked } from '../criterion.ts'
import { nearestOf } from './nearest.ts'

/** Was counted what the question fears or hopes for? */
export const outcome: Criterion = ({ question: { concern }, profile }) => {
  if (concern.length === 0) return notAsked
  const counted = concern.filter((concept) => nearestOf(concept, profile.outcomes).nearness !== 'none')
  const told = concern.filter((concept) => nearestOf(concept, profile.mentions).nearness === 'same')
  return {
    degree: counted.length > 0 ? 'counted' : told.length > 0 ? 'told' : 'not-told',
    shares: {},
    isHard: false,
    reason: { asked: concern.map(({ term }) => term), found: counted.map(({ term }) => term) },
  }
}
