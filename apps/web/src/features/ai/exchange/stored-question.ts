import type { IdentifiedAnswer, PreviousQuestion } from '@auscult/contract/ai/questions.ts'

/** The stored answer as it was answered. One case an agent, since a union of pairs cannot be taken apart and joined again. */
export function toAnswered(previous: PreviousQuestion): IdentifiedAnswer {
  const { _id } = previous
  if (previous.agentType === 'clinical') return { _id, agentType: 'clinical', responseData: previous.query }
  if (previous.agentType === 'consensus') return { _id, agentType: 'consensus', responseData: previous.query }
  return { _id, agentType: 'guideline', responseData: previous.query }
}
