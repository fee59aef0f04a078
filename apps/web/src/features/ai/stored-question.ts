import type { AnsweredQuestion, PreviousQuestion } from '@auscult/contract/ai-questions.ts'

type WithoutId<Item> = Item extends unknown ? Omit<Item, '_id'> : never

/** A question asked before, with its stored answer. */
export type StoredQuestion = WithoutId<PreviousQuestion>

/** The stored answer as it was answered. One case an agent, since a union of pairs cannot be taken apart and joined again. */
export function toAnswered(previous: StoredQuestion): AnsweredQuestion {
  if (previous.agentType === 'clinical') return { agentType: 'clinical', responseData: previous.query }
  if (previous.agentType === 'consensus') return { agentType: 'consensus', responseData: previous.query }
  return { agentType: 'guideline', responseData: previous.query }
}
