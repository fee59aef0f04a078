import type { PreviousQuestion } from '@auscult/contract/ai/questions.ts'
import type { SettledQuestion } from './history-store.ts'

/** A stored question as its asker gets it. One case an agent, since a union of pairs cannot be taken apart and joined again. */
export function presentQuestion({
  id,
  question,
  answered,
  askedAt,
  feedback,
}: SettledQuestion): PreviousQuestion {
  const asked = { _id: id, question, askedAt: askedAt.toISOString(), feedback }
  if (answered.agentType === 'clinical')
    return { ...asked, agentType: answered.agentType, query: answered.responseData }
  if (answered.agentType === 'consensus')
    return { ...asked, agentType: answered.agentType, query: answered.responseData }
  return { ...asked, agentType: answered.agentType, query: answered.responseData }
}
