import { getPost, listPosts, postLimits, type PostType } from '@auscult/contract/posts/posts.ts'
import { listSavedPosts, savedLimits } from '@auscult/contract/posts/saved.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/api.ts'
import type { ListAddress } from './list-address.ts'

/** What begins the key of everything that shows posts. */
const postsKey = ['posts'] as const
export const postListsKey = [...postsKey, 'list'] as const
export const savedKey = [...postsKey, 'saved'] as const

/** `specialty` is an id; '' stands for no filter. */
export type PostFilter = { type: PostType | undefined } & Pick<ListAddress, 'specialty' | 'q' | 'order'>

/** A page of news, research or both, from 1. */
export function postsQuery({ type, specialty, q, order }: PostFilter, page: number) {
  return queryOptions({
    queryKey: [...postListsKey, { type, specialty, q, order }, page],
    queryFn: ({ signal }) => {
      const filter = { type, q, order, specialty: specialty === '' ? undefined : specialty }
      return call(listPosts, { query: { page, limit: postLimits.page, ...filter } }, { signal })
    },
    // While the next page comes, the one before stays.
    placeholderData: keepPreviousData,
  })
}

export function postQuery(postId: string) {
  return queryOptions({
    queryKey: [...postsKey, 'one', postId],
    queryFn: async ({ signal }) => (await call(getPost, { params: { postId } }, { signal })).data,
  })
}

/** Whether the caller has saved any research. */
export const savedResearchQuery = queryOptions({
  queryKey: [...postsKey, 'saved-research'],
  queryFn: async ({ signal }) =>
    (await call(listSavedPosts, { body: { page: 1, limit: 1, type: 'research' } }, { signal })).total > 0,
  staleTime: 0,
})

/** What the caller has saved, the last first, a page at a time from 1. */
export function savedQuery(q: string, page: number) {
  return queryOptions({
    queryKey: [...savedKey, q, page],
    queryFn: ({ signal }) => call(listSavedPosts, { body: { page, limit: savedLimits.page, q } }, { signal }),
    placeholderData: keepPreviousData,
    // Saved elsewhere in the meantime, it is here all the same.
    staleTime: 0,
  })
}
