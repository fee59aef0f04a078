import { z } from 'zod'
import { operation } from '../operation.ts'
import { Post, postLimits, PostType } from './posts.ts'
import { text } from '../text.ts'

/** A page is as long as a list may become, so that a whole list can be exported at once. */
export const savedLimits = { page: 10, largestPage: 500, kept: 2_000 } as const

/** `savedCount` is null for who is no doctor. */
const Saves = z.object({ data: z.object({ isSaved: z.boolean(), savedCount: z.number().int().nullable() }) })

/** Saved twice is saved once, as of the first time. 404 `post-not-found`; 429 `too-many-saved` beyond `savedLimits.kept`. */
export const savePost = operation({
  name: 'savePost',
  method: 'POST',
  path: '/saved-posts/{id}',
  access: 'onboarded',
  limit: 'general',
  sealed: true,
  summary: 'Save a post for later.',
  params: z.object({ id: z.uuid() }),
  answer: Saves,
})

/** Answers the same where it was not saved. 404 `post-not-found`. */
export const unsavePost = operation({
  name: 'unsavePost',
  method: 'DELETE',
  path: '/saved-posts/{postId}',
  access: 'onboarded',
  limit: 'general',
  sealed: true,
  summary: 'Take a post off the saved ones.',
  params: z.object({ postId: z.uuid() }),
  answer: Saves,
})

const list = {
  method: 'POST',
  access: 'onboarded',
  limit: 'general',
  sealed: true,
  summary: "The caller's own saved posts, the last saved first.",
  body: z.object({
    page: z.number().int().min(1).max(1_000).default(1),
    limit: z.number().int().min(1).max(savedLimits.largestPage).default(savedLimits.page),
    type: PostType.optional(),
    /** As in `listPosts`. */
    q: text({ max: postLimits.searchCharacters }).default(''),
  }),
  answer: z.object({
    data: z.array(z.object({ postDetails: Post, savedAt: z.iso.datetime() })),
    total: z.number().int(),
    hasMore: z.boolean(),
  }),
} as const

export const listSavedPosts = operation({ ...list, name: 'listSavedPosts', path: '/saved-posts' })

/** The same by the path that saves, with an empty id. */
export const listSavedPostsByEmptyId = operation({
  ...list,
  name: 'listSavedPostsByEmptyId',
  path: '/saved-posts/',
})
