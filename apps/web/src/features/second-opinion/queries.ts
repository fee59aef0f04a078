import type { AgentType } from '@auscult/contract/ai/ai.ts'
import { getQuestion } from '@auscult/contract/ai/questions.ts'
import { listFriends } from '@auscult/contract/people/circle.ts'
import type { InputOf } from '@auscult/contract/operation.ts'
import {
  askForOpinion,
  deleteOpinion,
  getOpinion,
  listOpinions,
  replyToOpinion,
} from '@auscult/contract/people/second-opinion.ts'
import { getPost } from '@auscult/contract/posts/posts.ts'
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/api.ts'
import { circleKey } from '../../people/circle.ts'

const opinionsKey = ['opinions'] as const

export type Direction = 'received' | 'sent'

/** Second opinions the caller was asked for, or asked for, newest first. */
export function opinionsQuery(direction: Direction) {
  return infiniteQueryOptions({
    queryKey: [...opinionsKey, direction],
    queryFn: ({ pageParam, signal }) =>
      call(listOpinions, { query: { direction, page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
    staleTime: 0,
  })
}

/** One of them with the answer as it was sent. */
export function opinionQuery(opinionId: string) {
  return queryOptions({
    queryKey: [...opinionsKey, 'one', opinionId],
    queryFn: ({ signal }) => call(getOpinion, { params: { opinionId } }, { signal }),
    staleTime: 0,
  })
}

/** `agentType` is whom a question was asked; a post has none. */
export type Subject = { title: string; agentType?: AgentType }

export type About = InputOf<typeof askForOpinion>['body']['about']

/** What the caller's own question was, and which agent it went to, or what a post is called, that an opinion is wanted on. */
export function subjectQuery({ kind, _id }: About) {
  return queryOptions({
    queryKey: [...opinionsKey, 'subject', kind, _id],
    queryFn: async ({ signal }): Promise<Subject> => {
      if (kind === 'post')
        return { title: (await call(getPost, { params: { postId: _id } }, { signal })).data.title }
      const { question, agentType } = await call(getQuestion, { params: { questionId: _id } }, { signal })
      return { title: question, agentType }
    },
  })
}

/** The whole circle, to choose from. */
export const wholeCircleQuery = queryOptions({
  queryKey: [...circleKey, 'whole'],
  queryFn: ({ signal }) => call(listFriends, { query: {} }, { signal }),
})

export function opinionMutations(queryClient: QueryClient) {
  const onSettled = () => queryClient.invalidateQueries({ queryKey: opinionsKey })
  return {
    ask: mutationOptions({
      mutationFn: (body: InputOf<typeof askForOpinion>['body']) => call(askForOpinion, { body }),
      onSettled,
    }),
    reply: mutationOptions({
      mutationFn: ({ opinionId, reply }: { opinionId: string; reply: string }) =>
        call(replyToOpinion, { params: { opinionId }, body: { reply } }),
      onSettled,
    }),
    remove: mutationOptions({
      mutationFn: (opinionId: string) => call(deleteOpinion, { params: { opinionId } }),
      // The one that is gone is not read again.
      onSuccess: () =>
        Promise.all(
          (['received', 'sent'] as const).map((direction) =>
            queryClient.invalidateQueries({ queryKey: [...opinionsKey, direction] }),
          ),
        ),
    }),
  }
}
