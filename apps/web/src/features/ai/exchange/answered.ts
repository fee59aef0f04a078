import type { AgentType } from '@auscult/contract/ai/ai.ts'
import type { ConsensusResponse } from '@auscult/contract/ai/consensus.ts'
import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import { readComparison } from '../guideline/guideline-comparison.ts'

export const agents: readonly AgentType[] = ['clinical', 'consensus', 'guideline']

/** How many sources, studies or guidelines an answer shows; a refusal shows none. */
export function countShown(answered: AnsweredQuestion): number {
  if (answered.agentType === 'clinical') return answered.responseData.evidence.length
  if (answered.agentType === 'consensus') return countStudies(answered.responseData)
  return readComparison(answered.responseData)?.length ?? 0
}

/** Whether the engine found nothing it could say or show. */
export function isRefusal(answered: AnsweredQuestion): boolean {
  const shown = countShown(answered)
  if (answered.agentType === 'clinical')
    return shown === 0 && answered.responseData.clinical_recommendation === ''
  if (answered.agentType === 'consensus')
    return shown === 0 && answered.responseData.future_perspective === ''
  return shown === 0
}

function countStudies({ high_evidence, emerging_evidence, weak_evidence }: ConsensusResponse): number {
  return high_evidence.length + emerging_evidence.length + weak_evidence.length
}
