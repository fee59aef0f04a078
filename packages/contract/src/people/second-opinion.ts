import { z } from 'zod'
import { StatusAnswer } from '../auth/auth.ts'
import { AnsweredQuestion } from '../ai/questions.ts'
import { operation } from '../operation.ts'
import { Post } from '../posts/posts.ts'
import { pageQuery, PersonInfo } from './people.ts'
import { text } from '../text.ts'

export const opinionLimits = { noteCharacters: 500, replyCharacters: 500, perDay: 20, page: 50 } as const

/** What a second opinion can be asked on: one of the caller's own answers, or a post of the Brief or the Review. */
const OpinionSubject = z.object({ kind: z.enum(['answer', 'post']), _id: z.uuid() })

/** One in a list. `title` is the question that was asked, or the title of the post; `reply` the colleague's line, null while there is none. */
export const OpinionSummary = z.object({
  _id: z.uuid(),
  senderInfo: PersonInfo,
  receiverInfo: PersonInfo,
  kind: OpinionSubject.shape.kind,
  title: z.string(),
  note: z.string(),
  createdAt: z.iso.datetime(),
  reply: z.string().nullable(),
  repliedAt: z.iso.datetime().nullable(),
})
export type OpinionSummary = z.infer<typeof OpinionSummary>

/** A post without what it is to one reader and how many others marked it. */
export const SharedPost = Post.omit({
  isLiked: true,
  likesCount: true,
  isSaved: true,
  savedCount: true,
  profilePicture: true,
})
export type SharedPost = z.infer<typeof SharedPost>

const SharedAnswer = z.object({
  kind: z.literal('answer'),
  answered: AnsweredQuestion,
  askedAt: z.iso.datetime(),
})

/**
 * With `shared`, the answer and its sources, or the post with its evidence, as they were when they were sent, whatever became of them since.
 * `isOpen` tells whether it waits for a reply and can have one: both are still in each other's circle.
 */
export const Opinion = OpinionSummary.extend({
  shared: z.discriminatedUnion('kind', [
    SharedAnswer,
    z.object({ kind: z.literal('post'), post: SharedPost }),
  ]),
  isOpen: z.boolean(),
})
export type Opinion = z.infer<typeof Opinion>

const params = z.object({ opinionId: z.uuid() })

/**
 * 404 `question-not-found` for a question that is not the caller's own or has no answer, 404 `post-not-found`, 404 `person-not-found` for
 * somebody who is not in the caller's circle, 400 `question-identifies-patient` or `identifies-patient` where the question or the note
 * look as if they identified one (`findNoteIdentifier`), 429 `too-many-opinions`. The same sent to the same colleague again is sent once: with the same
 * note the answer is that of the first time, with another one 409 `opinion-asked-already`.
 */
export const askForOpinion = operation({
  name: 'askForOpinion',
  method: 'POST',
  path: '/second-opinion',
  access: 'onboarded',
  limit: 'general',
  sealed: true,
  summary: "Send one of the caller's own answers, or a post, to a colleague of the circle, with a note.",
  body: z.object({
    about: OpinionSubject,
    receiverId: z.uuid(),
    note: text({ max: opinionLimits.noteCharacters }).trim().default(''),
  }),
  answer: z.object({ data: z.object({ _id: z.uuid() }) }),
})

export const listOpinions = operation({
  name: 'listOpinions',
  method: 'GET',
  path: '/second-opinion',
  access: 'onboarded',
  limit: 'general',
  sealed: true,
  summary: 'Second opinions, newest first: those the caller was asked for, or asked for.',
  query: z.object({
    direction: z.enum(['received', 'sent']).default('received'),
    ...pageQuery(opinionLimits.page),
  }),
  answer: z.object({ data: z.array(OpinionSummary), total: z.number().int(), hasMore: z.boolean() }),
})

/** 404 `opinion-not-found` for who neither sent nor got it. */
export const getOpinion = operation({
  name: 'getOpinion',
  method: 'GET',
  path: '/second-opinion/{opinionId}',
  access: 'onboarded',
  limit: 'general',
  sealed: true,
  summary: 'A second opinion with what it is about.',
  params,
  answer: z.object({ data: Opinion }),
})

/** Once. 404 `opinion-not-found` for who did not get it or has answered, 409 `not-in-circle` once either has left, 400 `identifies-patient`. */
export const replyToOpinion = operation({
  name: 'replyToOpinion',
  method: 'PUT',
  path: '/second-opinion/{opinionId}/reply',
  access: 'onboarded',
  limit: 'general',
  sealed: true,
  summary: 'Answer in a line what the caller was asked for.',
  params,
  body: z.object({ reply: text({ max: opinionLimits.replyCharacters }).trim().min(1) }),
  answer: z.object({ data: z.object({ _id: z.uuid() }) }),
})

/** 404 `opinion-not-found` for who neither sent nor got it. */
export const deleteOpinion = operation({
  name: 'deleteOpinion',
  method: 'DELETE',
  path: '/second-opinion/{opinionId}',
  access: 'onboarded',
  limit: 'general',
  sealed: true,
  summary: 'Delete a second opinion for both, for good.',
  params,
  answer: StatusAnswer,
})
