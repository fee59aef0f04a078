import {
  getAnswerChange,
  listWatchedQuestions,
  unwatchQuestion,
  watchQuestion,
} from '@auscult/contract/ai/watch.ts'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/calls/api.ts'

const watchedKey = ['watched-questions'] as const

/** What the caller watches; never more than one page holds. */
export const watchedQuery = queryOptions({
  queryKey: [...watchedKey, 'list'],
  queryFn: async ({ signal }) => (await call(listWatchedQuestions, { query: {} }, { signal })).data,
})

/** What changed in an answer, with the old and the new one. */
export function changeQuery(changeId: string) {
  return queryOptions({
    queryKey: [...watchedKey, 'change', changeId],
    queryFn: async ({ signal }) => (await call(getAnswerChange, { params: { changeId } }, { signal })).data,
  })
}

export function watchMutations(queryClient: QueryClient) {
  const onSettled = () => queryClient.invalidateQueries({ queryKey: watchedQuery.queryKey })
  return {
    watch: mutationOptions({
      mutationFn: (questionId: string) => call(watchQuestion, { body: { questionId } }),
      onSettled,
    }),
    unwatch: mutationOptions({
      mutationFn: (watchId: string) => call(unwatchQuestion, { params: { watchId } }),
      onSettled,
    }),
  }
}
