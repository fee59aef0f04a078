import { z } from 'zod'
import { AgentType, ClinicalResponse, questionLimits } from './ai.ts'
import { ConsensusResponse } from './ai-consensus.ts'
import { GuidelineResponse } from './ai-guideline.ts'
import { operation } from './operation.ts'
import { text } from './text.ts'

const Clinical = z.object({ agentType: z.literal('clinical'), responseData: ClinicalResponse })
const Consensus = z.object({ agentType: z.literal('consensus'), responseData: ConsensusResponse })
const Guideline = z.object({ agentType: z.literal('guideline'), responseData: GuidelineResponse })

/** `agentType` tells which agent's response it is. */
export const AnsweredQuestion = z.discriminatedUnion('agentType', [Clinical, Consensus, Guideline])
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>

const asked = { _id: z.string(), question: z.string(), askedAt: z.iso.datetime() }

/** A question asked before; `query` is the stored response. */
export const PreviousQuestion = z.discriminatedUnion('agentType', [
  z.object({ ...asked, agentType: z.literal('clinical'), query: ClinicalResponse }),
  z.object({ ...asked, agentType: z.literal('consensus'), query: ConsensusResponse }),
  z.object({ ...asked, agentType: z.literal('guideline'), query: GuidelineResponse }),
])
export type PreviousQuestion = z.infer<typeof PreviousQuestion>

export const askQuestion = operation({
  name: 'askQuestion',
  method: 'POST',
  path: '/ai-query',
  access: 'signed-in',
  sealed: true,
  summary: 'Ask a clinical question. A refused, cancelled or failed question costs nothing of the quota.',
  body: z.object({
    query: text({ min: 1, max: questionLimits.maxCharacters }),
    type: AgentType,
    /** Where the asker works, ISO 3166-1 alpha-2; guidelines of that country come first. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/u)
      .optional(),
  }),
  answer: AnsweredQuestion,
})

export const listQuestions = operation({
  name: 'listQuestions',
  method: 'GET',
  path: '/ai-query',
  access: 'signed-in',
  sealed: true,
  summary: "The caller's own previous questions with their stored answers, newest first.",
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000).default(1),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  answer: z.object({ data: z.array(PreviousQuestion), total: z.number().int(), hasMore: z.boolean() }),
})
