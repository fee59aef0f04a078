import { queryOptions } from '@tanstack/react-query'

const askAgainMs = 2_000

/** How many records of each kind are held; asked again while the server still counts them. */
export const heldQuery = queryOptions({
  queryKey: ['held'],
  queryFn: async ({ signal }) => (await import('./calls.ts')).countHeld(signal),
  refetchInterval: ({ state }) => (state.data === null ? askAgainMs : false),
})

/** The newest posts of the blog. Contract and envelope load with it, so that the page itself stays light. */
export const blogPostsQuery = queryOptions({
  queryKey: ['blog-posts'],
  queryFn: async ({ signal }) => (await import('./calls.ts')).listLatestPosts(signal),
})
