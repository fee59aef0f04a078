import type { AgentType } from '@auscult/contract/ai/ai.ts'
import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import { ask, type AskParts } from './ask.ts'

/** `ask` for an agent that is known only at run time: the answer says whose it is. */
export async function askAgent(
  question: string,
  agent: AgentType,
  parts: AskParts,
): Promise<AnsweredQuestion> {
  if (agent === 'clinical') return { agentType: agent, responseData: await ask(question, agent, parts) }
  if (agent === 'consensus') return { agentType: agent, responseData: await ask(question, agent, parts) }
  return { agentType: agent, responseData: await ask(question, agent, parts) }
}
