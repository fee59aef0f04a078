import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import { layOutConsensus } from './ask-print-consensus.ts'
import { layOutComparison } from './ask-print-guideline.ts'
import { layOut } from './ask-print.ts'

/** What any agent answered, as text of so many columns: what was refused or warned of, then the answer, then its sources. */
export function layOutAnswer(answered: AnsweredQuestion, width: number): string {
  if (answered.agentType === 'clinical') return layOut(answered.responseData, width)
  return answered.agentType === 'consensus'
    ? layOutConsensus(answered.responseData, width)
    : layOutComparison(answered.responseData, width)
}
