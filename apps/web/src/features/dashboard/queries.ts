import { listPosts, type PostType } from '@auscult/contract/posts/posts.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/api.ts'

const shown = 3

/** The first items of the Brief or of the Review. */
export function firstPostsQuery(type: PostType) {
  return queryOptions({
    queryKey: ['dashboard', 'posts', type],
    queryFn: async ({ signal }) =>
      (await call(listPosts, { query: { page: 1, limit: shown, type } }, { signal })).data,
  })
}
