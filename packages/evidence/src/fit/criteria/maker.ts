import type { SpeechAct } from '../../question/question.ts'
import type { Criterion } from '../criterion.ts'

/** What guidelines are for: what is first, which dose, how long, whom to refer. */
const ofGuidelines: ReadonlySet<SpeechAct> = new Set([
  'guideline',
  'dose',
  'duration',
  'diagnose',
  'screen',
  'define',
])

/** Whether the kind of source is the one that answers such a question. */
export const maker: Criterion = ({ question: { speechAct, acts }, record }) => {
  const isOpen = acts.every(({ role }) => role !== 'asked')
  const asks = ofGuidelines.has(speechAct) ? 'guideline' : isOpen ? 'open' : 'act'
  return {
    degree: `${record.maker}-for-${asks}`,
    shares: {},
    isHard: false,
    reason: { asked: [speechAct], found: [record.maker] },
  }
}
