import type { AgentType } from '@auscult/contract/ai.ts'
import { describeCorpus } from '@auscult/contract/ai-corpus.ts'
import { type IdentifiedAnswer, listQuestions } from '@auscult/contract/ai-questions.ts'
import { getAnswerRecord } from '@auscult/contract/ai-record.ts'
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { identityQuery } from '../../lib/identity.ts'
import { askLive, type Progress } from './ask-live.ts'

const historyKey = ['ai', 'history'] as const

/** The caller's own questions with their stored answers, newest first, page by page. */
export const historyQuery = infiniteQueryOptions({
  queryKey: historyKey,
  queryFn: ({ pageParam, signal }) =>
    call(listQuestions, { query: { page: pageParam, limit: 20 } }, { signal }),
  initialPageParam: 1,
  getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
})

/** How one kept answer was made. Read anew whenever it is opened: a source may have been retracted since. */
export const recordQuery = (questionId: string) =>
  queryOptions({
    queryKey: ['ai', 'record', questionId] as const,
    queryFn: ({ signal }) => call(getAnswerRecord, { params: { questionId } }, { signal }),
    staleTime: 0,
  })

/** What this installation answers from. */
export const corpusQuery = queryOptions({
  queryKey: ['ai', 'corpus'] as const,
  queryFn: ({ signal }) => call(describeCorpus, {}, { signal }),
})

type Asked = {
  question: string
  agent: AgentType
  signal: AbortSignal
  onProgress: (progress: Progress) => void
}

/**
 * One question to the engine. Aborting the signal closes the connection, at which the server stops working too. What is
 * left of the month and the list of previous questions are read again afterwards, whatever came of it.
 */
export function askMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ['ai', 'ask'],
    mutationFn: ({ question, agent, ...options }: Asked): Promise<IdentifiedAnswer> =>
      askLive(bodyOf(question, agent), options),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: identityQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: historyKey })
    },
  })
}

/** Guidelines of the asker's country come first; the browser's language names it ('en-IE') where it has a region. */
function bodyOf(question: string, agent: AgentType) {
  const country = agent === 'guideline' ? new Intl.Locale(navigator.language).region : undefined
  const body = { query: question, type: agent }
  return country !== undefined && /^[A-Z]{2}$/u.test(country) ? { ...body, country } : body
}
