import { z } from 'zod'
import { AgentType } from './ai.ts'
import { AnsweredQuestion } from './questions.ts'
import { StatusAnswer } from '../auth/auth.ts'
import { operation } from '../operation.ts'
import { pageQuery } from '../people/people.ts'

/** Of each watched question the newest changes are kept. */
export const watchLimits = { perPerson: 20, keptChanges: 5 } as const

/**
 * What became of an answer:
 * - `withdrawn`: a source of it was withdrawn; `sources` are those.
 * - `answered`, `unanswered`: there was no answer and there is one now, or the other way round.
 * - `advice`, `direction`: what it advises, or which way its lead points, as `Advice` and `Direction` (of a consensus that of its meter).
 * - `contradicted`: a study as strong as the lead came that points another way, though the lead stands; `sources` is that one.
 * - `strength`: how strong the lead is, as `StrengthBand`, or of a consensus its `ConsensusLevel`.
 * - `lead`: another source leads; `sources` is that one.
 * - `guidelines`, `removed`: guidelines came to the comparison, or are no longer in it; `sources` are those.
 * - `superseded`: a newer edition took the place of guidelines of the comparison; `sources` are the old ones.
 * - `first-line`: a guideline names another first-line treatment, or grades it otherwise; `sources` is that one.
 */
export const AnswerDifference = z.object({
  kind: z.enum([
    'withdrawn',
    'answered',
    'unanswered',
    'advice',
    'direction',
    'contradicted',
    'strength',
    'lead',
    'guidelines',
    'removed',
    'superseded',
    'first-line',
  ]),
  /** Of the old and the new answer, of a lead its title, of what contradicts both directions, of a guideline its points. Null where there is none. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  sources: z.array(z.object({ id: z.string(), name: z.string(), link: z.string() })),
})
export type AnswerDifference = z.infer<typeof AnswerDifference>

const ChangeSummary = z.object({
  _id: z.uuid(),
  changedAt: z.iso.datetime(),
  differences: z.array(AnswerDifference).min(1),
})

export const WatchedQuestion = z.object({
  _id: z.uuid(),
  questionId: z.uuid(),
  agentType: AgentType,
  question: z.string(),
  watchedAt: z.iso.datetime(),
  /** When it was asked again last; null where nothing was imported since it is watched. */
  checkedAt: z.iso.datetime().nullable(),
  /** The newest first. */
  changes: z.array(ChangeSummary),
})
export type WatchedQuestion = z.infer<typeof WatchedQuestion>

/** The old answer as it may be shown today, sources withdrawn since struck out, and the new one beside it. */
export const AnswerChange = ChangeSummary.extend({
  watchId: z.uuid(),
  questionId: z.uuid(),
  agentType: AgentType,
  question: z.string(),
  before: AnsweredQuestion,
  after: AnsweredQuestion,
})
export type AnswerChange = z.infer<typeof AnswerChange>

/** Asked twice, it answers as the first time. 404 `question-not-found` for one that is not the caller's own; 429 `too-many-watched`. */
export const watchQuestion = operation({
  name: 'watchQuestion',
  method: 'POST',
  path: '/watched-questions',
  access: 'onboarded',
  limit: 'general',
  sealed: true,
  summary: "Be told when new evidence changes the answer to one of the caller's own questions.",
  body: z.object({ questionId: z.uuid() }),
  answer: z.object({ data: z.object({ _id: z.uuid() }) }),
})

export const listWatchedQuestions = operation({
  name: 'listWatchedQuestions',
  method: 'GET',
  path: '/watched-questions',
  access: 'onboarded',
  limit: 'general',
  sealed: true,
  summary: 'The questions the caller watches, the last added first, and what became of their answers.',
  query: z.object(pageQuery(watchLimits.perPerson)),
  answer: z.object({ data: z.array(WatchedQuestion), total: z.number().int(), hasMore: z.boolean() }),
})

/** 404 `watch-not-found`. */
export const unwatchQuestion = operation({
  name: 'unwatchQuestion',
  method: 'DELETE',
  path: '/watched-questions/{watchId}',
  access: 'onboarded',
  limit: 'general',
  sealed: true,
  summary: 'Watch a question no more, and forget what became of its answer. The question stays.',
  params: z.object({ watchId: z.uuid() }),
  answer: StatusAnswer,
})

/** 404 `watch-not-found`. */
export const getAnswerChange = operation({
  name: 'getAnswerChange',
  method: 'GET',
  path: '/watched-questions/changes/{changeId}',
  access: 'onboarded',
  limit: 'general',
  sealed: true,
  summary: 'What changed in an answer, with the old and the new one.',
  params: z.object({ changeId: z.uuid() }),
  answer: z.object({ data: AnswerChange }),
})
