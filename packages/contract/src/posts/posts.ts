import { z } from 'zod'
import { Evidence, DocumentStatus } from '../evidence/evidence.ts'
import { operation } from '../operation.ts'
import { text } from '../text.ts'

export const postLimits = {
  page: 10,
  largestPage: 50,
  lastPage: 20_000,
  searchCharacters: 200,
  /** In a search, `total` is counted no further than this. */
  countedMatches: 500,
} as const

/** Of the Brief and of the Review. */
export const PostType = z.enum(['news', 'research'])
export type PostType = z.infer<typeof PostType>

/** A sentence of the body, and the source's own sentence it rests on. */
export const PostClaim = z.object({ text: z.string(), quote: z.string(), url: z.string() })
export type PostClaim = z.infer<typeof PostClaim>

/** All of it is plain text. */
export const Post = z.object({
  _id: z.uuid(),
  type: PostType,
  title: z.string(),
  /** Name of the agency or journal. */
  source: z.string(),
  /** One or more lines; of research, some begin with 'Key findings:' and 'Conclusion:'. */
  body: z.string(),
  url: z.string(),
  /** Null for what came from a source: a picture fetched from there would tell its host who reads. */
  image: z.string().nullable(),
  /** As precise as the source has it: '2026-11-26', '2026-11' or '2026'. */
  publishedAt: z.string(),
  /** Ids of `listProfessionalCategories`, the nearest first. */
  specialities: z.array(z.string()),
  claims: z.array(PostClaim),
  /** The study or guideline it tells of, as its card under an answer; null for what the corpus here does not hold. */
  evidence: Evidence.nullable(),
  /** What has become of the work, by its record or a retraction list, whichever is graver. */
  status: DocumentStatus,
  /** Whether a person approved this text in the operator's queue; false for what the product starts with and for what a program wrote. */
  reviewed: z.boolean(),
  /** What 'Ask about this' asks. */
  question: z.string(),
  /** A strong study, or a body's recommendation, that speaks for another practice: docs/reading.md has the rule. */
  isPracticeChanging: z.boolean(),
  isLiked: z.boolean(),
  /** Null for who is no doctor. */
  likesCount: z.number().int().nullable(),
  isSaved: z.boolean(),
  /** Null for who is no doctor. */
  savedCount: z.number().int().nullable(),
  /** Key of a picture of who posted; null for what came from a source. */
  profilePicture: z.string().nullable(),
})
export type Post = z.infer<typeof Post>

/**
 * Newest first; without `specialty` and `q`, those of the caller's own specialities come first among the newest 200. What was withdrawn is
 * not listed; `getPost` and the saved list still have it, with its `status`.
 */
export const listPosts = operation({
  name: 'listPosts',
  method: 'GET',
  path: '/post/news-research',
  access: 'onboarded',
  limit: 'general',
  sealed: true,
  summary: 'News and research in short, newest first.',
  query: z.object({
    page: z.coerce.number().int().min(1).max(postLimits.lastPage).default(1),
    limit: z.coerce.number().int().min(1).max(postLimits.largestPage).default(postLimits.page),
    type: PostType.optional(),
    /** Id or name as `listProfessionalCategories` has them. Nothing is found for another. */
    specialty: text({ max: 100 }).optional(),
    /** Only posts with all of these words, in any form of theirs; where none has the last whole, it is read as cut off. */
    q: text({ max: postLimits.searchCharacters }).default(''),
  }),
  answer: z.object({ data: z.array(Post), total: z.number().int(), hasMore: z.boolean() }),
})

/** 404 `post-not-found`. */
export const getPost = operation({
  name: 'getPost',
  method: 'GET',
  path: '/post/{postId}',
  access: 'onboarded',
  limit: 'general',
  sealed: true,
  summary: 'One post.',
  params: z.object({ postId: z.uuid() }),
  answer: z.object({ data: Post }),
})

const Likes = z.object({ data: z.object({ isLiked: z.boolean(), likesCount: z.number().int() }) })

/** Liked twice is liked once. 404 `person-not-found` for an id that is not the caller's own, 404 `post-not-found`. */
export const likePost = operation({
  name: 'likePost',
  method: 'POST',
  path: '/likes',
  access: 'doctor',
  limit: 'general',
  sealed: true,
  summary: 'Like a post.',
  body: z.object({ userId: z.uuid(), postId: z.uuid() }),
  answer: Likes,
})

/** Answers the same where it was not liked. The path says what is meant, whatever a body holds. Failures as of `likePost`. */
export const unlikePost = operation({
  name: 'unlikePost',
  method: 'DELETE',
  path: '/likes/{userId}/{postId}',
  access: 'doctor',
  limit: 'general',
  sealed: true,
  summary: 'Take a like back.',
  params: z.object({ userId: z.uuid(), postId: z.uuid() }),
  answer: Likes,
})
