import type { AnswerOf } from '@auscult/contract/operation.ts'
import { likePost, type Post, unlikePost } from '@auscult/contract/posts/posts.ts'
import { type listSavedPosts, savePost, unsavePost } from '@auscult/contract/posts/saved.ts'
import { mutationOptions, notifyManager, type QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/calls/api.ts'
import { postListsKey, postQuery, savedKey, savedResearchQuery } from './queries.ts'

/** What one reader, and how many of them, have marked a post with. */
type Marks = Partial<Pick<Post, 'isLiked' | 'likesCount' | 'isSaved' | 'savedCount'>>

type PostList = { data: Post[] }

/** Every list and page that shows the post is right when it resolves, without asking again. */
async function rememberMarks(queryClient: QueryClient, postId: string, marks: Marks): Promise<void> {
  const withMarks = (post: Post) => (post._id === postId ? { ...post, ...marks } : post)
  queryClient.setQueriesData<PostList>(
    { queryKey: postListsKey },
    (list) => list && { ...list, data: list.data.map(withMarks) },
  )
  queryClient.setQueryData(postQuery(postId).queryKey, (post) => post && withMarks(post))
  // They are told in a task of its own, before which an optimistic value would fall back to the old one for a moment.
  await new Promise<void>((resolve) => notifyManager.schedule(resolve))
}

/** Likes a post, or takes it back. One after the other, so that the last press is the one that counts. */
export function likeMutation(queryClient: QueryClient, userId: string, postId: string) {
  return mutationOptions({
    scope: { id: `like ${postId}` },
    mutationFn: async (isLiked: boolean) => {
      const marked = { userId, postId }
      const { data } = isLiked
        ? await call(likePost, { body: marked })
        : await call(unlikePost, { params: marked })
      await rememberMarks(queryClient, postId, data)
    },
  })
}

async function readSavedAnew(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: savedKey }),
    queryClient.invalidateQueries(savedResearchQuery),
  ])
}

/** Saves a post, or takes it off the saved ones, in the same way. */
export function saveMutation(queryClient: QueryClient, postId: string) {
  return mutationOptions({
    scope: { id: `save ${postId}` },
    mutationFn: (isSaved: boolean) => keepSaved(queryClient, postId, isSaved),
    onSettled: () => readSavedAnew(queryClient),
  })
}

/** Saves what was taken off the list a moment ago. */
export function saveAgainMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (postId: string) => keepSaved(queryClient, postId, true),
    onSettled: () => readSavedAnew(queryClient),
  })
}

/** Takes posts off the list of saved ones, which shows it at once; where it fails, they are there again. */
export function unsaveMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (postId: string) => keepSaved(queryClient, postId, false),
    onMutate: async (postId) => {
      // An answer that is on its way, from before the press, must not bring it back.
      await queryClient.cancelQueries({ queryKey: savedKey })
      queryClient.setQueriesData<AnswerOf<typeof listSavedPosts>>(
        { queryKey: savedKey },
        (list) =>
          list && { ...list, data: list.data.filter(({ postDetails }) => postDetails._id !== postId) },
      )
    },
    // Read anew, whatever came of it: the next page moves up, or the post is back.
    onSettled: () => readSavedAnew(queryClient),
  })
}

async function keepSaved(queryClient: QueryClient, postId: string, isSaved: boolean): Promise<void> {
  const { data } = isSaved
    ? await call(savePost, { params: { id: postId } })
    : await call(unsavePost, { params: { postId } })
  await rememberMarks(queryClient, postId, data)
}
