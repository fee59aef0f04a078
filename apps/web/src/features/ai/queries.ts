import type { AgentType } from '@auscult/contract/ai/ai.ts'
import { findTools } from '@auscult/contract/ai/tools.ts'
import { describeCorpus } from '@auscult/contract/ai/corpus.ts'
import { deleteQuestion, deleteQuestions, type Feedback, giveFeedback } from '@auscult/contract/ai/history.ts'
import {
  type AskBody,
  getQuestion,
  type IdentifiedAnswer,
  listQuestions,
} from '@auscult/contract/ai/questions.ts'
import { getAnswerRecord } from '@auscult/contract/ai/record.ts'
import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { call } from '../../lib/calls/api.ts'
import type { Language } from '@auscult/contract/language.ts'
import { interfaceLanguage } from '../../lib/language/i18n.ts'
import { splitTag } from '../../lib/language/interface-language.ts'
import { identityQuery } from '../../lib/session/identity.ts'
import { askLive, type Progress } from './ask-live.ts'
import type { AskedWith } from './asked-with.ts'

const historyKey = ['ai', 'history'] as const

/** The caller's own questions that have the words searched for, with their stored answers, newest first, page by page. */
export function historyQuery(searched: string) {
  return infiniteQueryOptions({
    queryKey: [...historyKey, searched],
    queryFn: ({ pageParam, signal }) =>
      call(listQuestions, { query: { page: pageParam, limit: 20, q: searched } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
    // While the next search runs, the list stays.
    placeholderData: keepPreviousData,
  })
}

/** The newest few of them. */
export const recentQuery = queryOptions({
  queryKey: [...historyKey, 'recent'] as const,
  queryFn: ({ signal }) => call(listQuestions, { query: { limit: 4 } }, { signal }),
})

const storedKey = ['ai', 'question'] as const

/** One of the caller's own questions with its stored answer. */
export const questionQuery = (questionId: string) =>
  queryOptions({
    queryKey: [...storedKey, questionId],
    queryFn: ({ signal }) => call(getQuestion, { params: { questionId } }, { signal }),
  })

/** Deletes one previous question by its id, or all of them. */
export function deleteHistoryMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: ['ai', 'delete'],
    mutationFn: ({ questionId }: { questionId: string | null }): Promise<{ deleted: number }> =>
      questionId === null ? call(deleteQuestions, {}) : call(deleteQuestion, { params: { questionId } }),
    onSettled: () => {
      queryClient.removeQueries({ queryKey: storedKey })
      return queryClient.invalidateQueries({ queryKey: historyKey })
    },
  })
}

/** What a person says of an answer; said again, it replaces what was said before. */
export function feedbackMutation(queryClient: QueryClient, questionId: string) {
  return mutationOptions({
    mutationKey: ['ai', 'feedback'],
    mutationFn: (feedback: Feedback) => call(giveFeedback, { params: { questionId }, body: feedback }),
    onSettled: () => {
      queryClient.removeQueries({ queryKey: storedKey })
      void queryClient.invalidateQueries({ queryKey: historyKey })
    },
  })
}

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

/** Tools that a few words ask for. What was typed is kept only while it stands in the box. */
export const toolsQuery = (typed: string) =>
  queryOptions({
    queryKey: ['ai', 'tools', typed] as const,
    queryFn: ({ signal }) =>
      call(findTools, { body: { query: typed, language: screenLanguage() } }, { signal }),
    gcTime: 0,
    retry: false,
  })

type Asked = {
  question: string
  agent: AgentType
  askedWith: AskedWith
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
    mutationFn: ({ signal, onProgress, ...asked }: Asked): Promise<IdentifiedAnswer> =>
      askLive(bodyOf(asked), { signal, onProgress }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: identityQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: historyKey })
    },
  })
}

/** For texts too short to tell their own: 'sodio' is Italian and Spanish. */
function screenLanguage(): Language {
  const language = interfaceLanguage()
  return language === 'en-GB' || language === 'en-US' ? 'en' : language
}

/** The region of the browser's language: 'IE' of 'en-IE'. */
function findRegion(): string | undefined {
  const [, ...rest] = splitTag(navigator.language)
  return rest.find((part) => /^[A-Z]{2}$/u.test(part))
}

/** Guidelines of the asker's country come first. */
function bodyOf({
  question,
  agent,
  askedWith: { following, understoodAs },
}: Omit<Asked, 'signal' | 'onProgress'>): AskBody {
  const country = agent === 'guideline' ? findRegion() : undefined
  return {
    query: question,
    type: agent,
    spelling: interfaceLanguage() === 'en-US' ? 'us' : 'uk',
    language: screenLanguage(),
    ...(country !== undefined && { country }),
    ...(following !== null && { followUp: { questionId: following.questionId } }),
    ...(understoodAs !== undefined && { understoodAs }),
  }
}
