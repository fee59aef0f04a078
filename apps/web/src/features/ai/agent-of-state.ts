import { AgentType } from '@auscult/contract/ai/ai.ts'
import { z } from 'zod'

const AgentState = z.object({ agentName: AgentType })
const QuestionState = z.object({ question: z.string().trim().min(1).max(2_000) })

/** The agent a link to the page asked for in its navigation state, `{ agentName }`; undefined where it names none. */
export function findAgent(state: unknown): AgentType | undefined {
  return AgentState.safeParse(state).data?.agentName
}

/** The question a link to the page brings along, `{ question }`, to be read and sent by the person; undefined where it brings none. */
export function findQuestion(state: unknown): string | undefined {
  return QuestionState.safeParse(state).data?.question
}
