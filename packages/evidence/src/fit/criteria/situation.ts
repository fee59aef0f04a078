import type { Situation } from '../../question/grammar.ts'
import { type Criterion, notAsked } from '../criterion.ts'
import { nearestOf } from './nearest.ts'

/** Was the treatment tried at the line, aim, stage, severity or place that is spoken of? A body's advice is for all that its topic has. */
function ofAxis(axis: 'line' | 'aim' | 'event' | 'severity' | 'stage' | 'symptoms' | 'setting'): Criterion {
  const isOfAxis = (situation: Situation) => situation.startsWith(`${axis}=`)
  return ({ question, record }) => {
    const asked = question.situations.filter(isOfAxis)
    if (asked.length === 0 || record.maker === 'guideline') return notAsked
    const found = record.profile.situations.filter(isOfAxis)
    const isSame = asked.some((each) => found.includes(each))
    return {
      degree: isSame ? 'same' : found.length === 0 ? 'situation-untold' : 'other',
      shares: {},
      isHard: false,
      reason: { asked, found },
    }
  }
}

const asRead = ofAxis('aim')

/** To prevent what a study counted is what it was made for, whichever disease it treated: 'prevent stroke in atrial fibrillation'. */
export const aim: Criterion = (comparison) => {
  const judged = asRead(comparison)
  const { question, profile } = comparison
  const isCounted = [...question.problems.map(({ concept }) => concept), ...question.concern].some(
    (concept) => ['same', 'narrower'].includes(nearestOf(concept, profile.outcomes).nearness),
  )
  return judged.degree === 'other' && isCounted ? { ...judged, degree: 'situation-untold' } : judged
}

const asLined = ofAxis('line')

/** Whoever gets it again had it before: a second course is tried in a later line. */
export const line: Criterion = (comparison) => {
  const judged = asLined(comparison)
  const told = [...comparison.question.situations, ...comparison.record.profile.situations]
  const isAgain = told.includes('line=repeat') && told.includes('line=later')
  return judged.degree === 'other' && isAgain ? { ...judged, degree: 'same' } : judged
}

/** Whether the people had had what is to be prevented. */
export const event = ofAxis('event')
export const severity = ofAxis('severity')

const asStaged = ofAxis('stage')
const asFelt = ofAxis('symptoms')

/** How far the disease has come: its stage, and whether it is felt, whichever of the two sets people apart more. */
export const stage: Criterion = (comparison) => {
  const [felt, staged] = [asFelt(comparison), asStaged(comparison)]
  return apart.indexOf(felt.degree) > apart.indexOf(staged.degree) ? felt : staged
}

const apart = ['not-asked', 'situation-untold', 'same', 'other']
export const setting = ofAxis('setting')
