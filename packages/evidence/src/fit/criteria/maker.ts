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

/** Whether the kind of source is the one that answers such a question; of the dose of a named drug its trial may tell as well as a guideline. */
export const maker: Criterion = ({ question: { speechAct, acts }, record }) => {
  const isOpen = acts.every(({ role }) => role !== 'asked')
  const asks = ofGuidelines.has(speechAct) ? (isOpen ? 'guideline' : 'use') : isOpen ? 'open' : 'act'
  return {
    degree: `${record.maker}-for-${asks}`,
    shares: {},
    isHard: false,
    reason: { asked: [speechAct], found: [record.maker] },
  }
}
