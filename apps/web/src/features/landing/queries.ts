import { queryOptions } from '@tanstack/react-query'

/** The newest posts of the blog. Contract and envelope load with it, so that the page itself stays light. */
export const blogPostsQuery = queryOptions({
  queryKey: ['blog-posts'],
  queryFn: async ({ signal }) => (await import('./calls.ts')).listLatestPosts(signal),
})
