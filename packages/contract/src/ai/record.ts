import { z } from 'zod'
import { AgentType, Prose, Understood } from './ai.ts'
import { DocumentStatus } from '../evidence/evidence.ts'
import { CorpusDescription } from './corpus.ts'
import { operation } from '../operation.ts'

/** Why a candidate is no evidence of the answer: the decision that turned it away, in the order in which decisions fall. */
export const DropReason = z.enum([
  /** Retracted, or with an expression of concern. */
  'withdrawn',
  'other-treatment',
  /** The treatment, but not what is to be done with it: stopped, combined, dosed, given for so long. */
  'other-use',
  'other-people',
  'other-comparison',
  'other-outcome',
  /** Too few of the question's words stand in it. */
  'few-words',
  /** A guideline of a topic that was not asked about. */
  'other-topic',
  /** A registered trial without results. */
  'no-results-yet',
  /** Far behind the best match: it shares words with the question, not its subject. */
  'shares-words',
  /** More candidates fitted better than are read. */
  'behind-those-read',
  /** A weak paper beside a sound answer. */
  'weak-beside-sound',
  /** A trial of a treatment where the disease was asked about. */
  'other-design',
  /** Retells the studies of others: a review, an opinion, a guideline. */
  'retold',
  /** The registry's record of a trial whose article is here. */
  'published-elsewhere',
  /** Has what was asked about as mere control of another treatment. */
  'mere-control',
  /** Answers the question, less directly than the ten that are shown. */
  'behind-those-shown',
  /** Stopped, withdrawn or further behind among the trials that have not reported. */
  'not-expected',
  /** Nothing it says could be shown word for word. */
  'nothing-to-show',
])
export type DropReason = z.infer<typeof DropReason>

/** One candidate of the search as it was weighed, shown or not. */
export const Weighed = z.object({
  id: z.string(),
  name: z.string(),
  link: z.string(),
  kind: z.enum(['article', 'trial', 'guideline']).nullable(),
  year: z.number().int().nullable(),
  /** Of the search's second stage; comparable within one answer. */
  relevance: z.number(),
  /** Terms of the question's concepts that were found in it. */
  matched: z.array(z.string()),
  shownAs: z.enum(['evidence', 'nearest', 'withdrawn']).nullable(),
  /** Null for what is shown as evidence. */
  reason: DropReason.nullable(),
})
export type Weighed = z.infer<typeof Weighed>

/** One search of the index. */
export const Searched = z.object({
  for: z.enum(['question', 'same-class', 'trials', 'whole-topic']),
  /** Stems of the question's own words, as the index holds them. */
  words: z.array(z.string()),
  /** Other names and word forms searched for beside them. */
  forms: z.array(z.string()),
})
export type Searched = z.infer<typeof Searched>

/** What the engine did for one question, beside the answer itself: enough to explain it and to compare a replay with. */
export const EngineRecord = z.object({
  searches: z.array(Searched),
  /** All candidates in the order of the search. */
  candidates: z.array(Weighed),
  /** Null where the answer is older than its timings. */
  timings: z
    .object({
      understandMs: z.number(),
      searchMs: z.number(),
      answerMs: z.number(),
      /** Of the model that worded the answer; 0 without one. */
      proseMs: z.number(),
    })
    .nullable(),
})
export type EngineRecord = z.infer<typeof EngineRecord>

/** How an answer was made. */
export const AnswerRecord = z.object({
  _id: z.uuid(),
  agentType: AgentType,
  question: z.string(),
  /** The question as it was answered, where it was restated from a follow-up. */
  standalone: z.string().nullable(),
  askedAt: z.iso.datetime(),
  understood: Understood.nullable(),
  searches: EngineRecord.shape.searches,
  /** `status` is today's: a source may have been retracted since. */
  candidates: z.array(Weighed.extend({ status: DocumentStatus })),
  timings: EngineRecord.shape.timings,
  tookMs: z.number(),
  engine: z.object({ version: z.string(), weightsVersion: z.string() }),
  prose: Prose,
  /** Documents and last change of the corpus when the question was answered; null where they were not counted yet. */
  corpusThen: z.object({ documents: z.number().int(), updatedAt: z.iso.datetime().nullable() }).nullable(),
  /** The corpus of this installation as it is now. */
  corpus: CorpusDescription,
})
export type AnswerRecord = z.infer<typeof AnswerRecord>

export const getAnswerRecord = operation({
  name: 'getAnswerRecord',
  method: 'GET',
  path: '/ai-query/{questionId}/record',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary:
    "How one of the caller's own answers was made: what was understood, searched, weighed, kept and dropped.",
  params: z.object({ questionId: z.uuid() }),
  answer: AnswerRecord,
})
