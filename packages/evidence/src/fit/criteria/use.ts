import type { SpeechAct } from '../../question/question.ts'
import type { Use } from '../../record/uses.ts'
import { type Criterion, notAsked } from '../criterion.ts'

const asked: Partial<Record<SpeechAct, Use>> = {
  dose: 'dose',
  duration: 'duration',
  timing: 'timing',
  stop: 'stop',
}

/**
 * Does the record tell of the dose, the time or the end of the treatment that is asked about, best where its arms differ in it? None tells what it costs
 * or how it is billed.
 */
export const use: Criterion = ({ question: { speechAct }, record: { profile } }) => {
  if (speechAct === 'not-clinical')
    return { ...notAsked, degree: 'not-clinical', isHard: true, reason: { asked: [speechAct], found: [] } }
  const wanted = asked[speechAct]
  if (wanted === undefined)
    return { ...notAsked, degree: profile.contrasts.length > 0 ? 'compared-unasked' : 'not-asked' }
  const degree = profile.contrasts.includes(wanted)
    ? 'compared'
    : profile.uses.includes(wanted)
      ? 'told'
      : (`${wanted}-not-told` as const)
  return { degree, shares: {}, isHard: false, reason: { asked: [wanted], found: [...profile.contrasts] } }
}
