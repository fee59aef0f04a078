import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'

/** Whether an agent found nothing that answers; such a question costs nothing. */
export function isRefusal({ agentType, responseData }: AnsweredQuestion): boolean {
  if (agentType === 'clinical')
    return responseData.clinical_recommendation === '' && responseData.evidence.length === 0
  if (agentType === 'guideline') return responseData.guidelines.length === 0
  const { high_evidence: high, emerging_evidence: emerging, weak_evidence: weak } = responseData
  return high.length + emerging.length + weak.length === 0
}
