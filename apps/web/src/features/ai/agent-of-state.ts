import { AgentType } from '@auscult/contract/ai.ts'
import { z } from 'zod'

const AgentState = z.object({ agentName: AgentType })

/** The agent a link to the page asked for in its navigation state, `{ agentName }`; undefined where it names none. */
export function findAgent(state: unknown): AgentType | undefined {
  return AgentState.safeParse(state).data?.agentName
}
