import { z } from 'zod'
import { AgentType, ClinicalResponse, QuestionKind, questionLimits } from './ai.ts'
import { Language, Spelling } from '../language.ts'
import { ConsensusResponse } from './consensus.ts'
import { GuidelineResponse } from './guideline.ts'
import { Feedback } from './history.ts'
import { operation } from '../operation.ts'
import { text } from '../text.ts'

/** Something to search for: a letter at least, and none of the marks that turn the direction of what stands beside it. */
const editedTerm = text({ max: 80 })
  .trim()
  .refine((term) => /\p{L}/u.test(term) && !/\p{Bidi_Control}/u.test(term), {
    message: 'must be a word to search for',
  })
const editedTerms = z.array(editedTerm).max(8)

const Clinical = z.object({ agentType: z.literal('clinical'), responseData: ClinicalResponse })
const Consensus = z.object({ agentType: z.literal('consensus'), responseData: ConsensusResponse })
const Guideline = z.object({ agentType: z.literal('guideline'), responseData: GuidelineResponse })

/** `agentType` tells which agent's response it is. */
export const AnsweredQuestion = z.discriminatedUnion('agentType', [Clinical, Consensus, Guideline])
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>

const named = {
  /** Names the kept question in other calls; null where nothing was kept: a message instead of an answer (202). */
  _id: z.uuid().nullable(),
}

/** An answer as the asker gets it. The engine knows no ids: whoever keeps the question adds its own. */
export const IdentifiedAnswer = z.discriminatedUnion('agentType', [
  Clinical.extend(named),
  Consensus.extend(named),
  Guideline.extend(named),
])
export type IdentifiedAnswer = z.infer<typeof IdentifiedAnswer>

/** What `understood` is to be instead: terms as the asker types them, looked up in the lexicon. A part left out stays as it was read. */
export const UnderstoodEdit = z.object({
  kind: QuestionKind.optional(),
  population: editedTerms.optional(),
  intervention: editedTerms.optional(),
  comparator: editedTerms.optional(),
  outcome: editedTerms.optional(),
})
export type UnderstoodEdit = z.infer<typeof UnderstoodEdit>

const asked = { _id: z.uuid(), question: z.string(), askedAt: z.iso.datetime(), feedback: Feedback.nullish() }

/** A question asked before; `query` is the stored response. */
export const PreviousQuestion = z.discriminatedUnion('agentType', [
  z.object({ ...asked, agentType: z.literal('clinical'), query: ClinicalResponse }),
  z.object({ ...asked, agentType: z.literal('consensus'), query: ConsensusResponse }),
  z.object({ ...asked, agentType: z.literal('guideline'), query: GuidelineResponse }),
])
export type PreviousQuestion = z.infer<typeof PreviousQuestion>

/** What a question may come with. */
export const AskBody = z.object({
  query: text({ min: 1, max: questionLimits.maxCharacters }),
  type: AgentType,
  /** Where the asker works, ISO 3166-1 alpha-2; guidelines of that country come first. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/u)
    .optional(),
  /** For answers in English. */
  spelling: Spelling.optional(),
  /** That of the asker's screen, for texts too short to tell their own ('sodio'); it is not kept. */
  language: Language.optional(),
  understoodAs: UnderstoodEdit.optional(),
  /** An answered question of the asker's own that this one follows; the least number of words then holds for what both together ask. */
  followUp: z.object({ questionId: z.uuid() }).optional(),
})
export type AskBody = z.infer<typeof AskBody>

export const askQuestion = operation({
  name: 'askQuestion',
  method: 'POST',
  path: '/ai-query',
  access: 'onboarded',
  limit: 'questions',
  sealed: true,
  summary: 'Ask a clinical question. A refused, cancelled or failed question costs nothing of the quota.',
  body: AskBody,
  answer: IdentifiedAnswer,
})

export const listQuestions = operation({
  name: 'listQuestions',
  method: 'GET',
  path: '/ai-query',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary: "The caller's own previous questions with their stored answers, newest first.",
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000).default(1),
    limit: z.coerce.number().int().min(1).max(50).default(20),
    /** Only questions in which the words (the eight longest) all stand, as typed or as restated, whatever their case and accents. */
    q: text({ max: questionLimits.maxSearchCharacters }).default(''),
  }),
  answer: z.object({ data: z.array(PreviousQuestion), total: z.number().int(), hasMore: z.boolean() }),
})

export const getQuestion = operation({
  name: 'getQuestion',
  method: 'GET',
  path: '/ai-query/{questionId}',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary: "One of the caller's own previous questions with its stored answer; 404 for anybody else's.",
  params: z.object({ questionId: z.uuid() }),
  answer: PreviousQuestion,
})
