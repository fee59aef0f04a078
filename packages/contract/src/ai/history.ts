import { z } from 'zod'
import { operation } from '../operation.ts'
import { text } from '../text.ts'

const params = z.object({ questionId: z.uuid() })

export const feedbackLimits = { maxCommentCharacters: 1_000 }

export const FeedbackVerdict = z.enum(['helpful', 'wrong'])
export type FeedbackVerdict = z.infer<typeof FeedbackVerdict>

/** What is wrong with an answer. */
export const FeedbackReason = z.enum([
  'wrong-source',
  'misread',
  'out-of-date',
  'missed-evidence',
  'not-my-question',
  'other',
])
export type FeedbackReason = z.infer<typeof FeedbackReason>

export const Feedback = z.object({
  verdict: FeedbackVerdict,
  reason: FeedbackReason.nullable(),
  comment: text({ max: feedbackLimits.maxCommentCharacters }).nullable(),
})
export type Feedback = z.infer<typeof Feedback>

export const deleteQuestion = operation({
  name: 'deleteQuestion',
  method: 'DELETE',
  path: '/ai-query/{questionId}',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary:
    "Delete one of the caller's own previous questions with its answer and feedback, for good. What was counted stays counted.",
  params,
  answer: z.object({ deleted: z.literal(1) }),
})

export const deleteQuestions = operation({
  name: 'deleteQuestions',
  method: 'DELETE',
  path: '/ai-query',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary: "Delete all of the caller's own previous questions, for good. What was counted stays counted.",
  answer: z.object({ deleted: z.number().int() }),
})

export const giveFeedback = operation({
  name: 'giveFeedback',
  method: 'PUT',
  path: '/ai-query/{questionId}/feedback',
  access: 'signed-in',
  limit: 'general',
  sealed: true,
  summary:
    "Say whether one of the caller's own answers was helpful. Said again, it replaces what was said before.",
  params,
  body: Feedback,
  answer: Feedback,
})
