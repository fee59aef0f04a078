import type { AgentType, Reading } from '@auscult/contract/ai/ai.ts'
import type { Feedback } from '@auscult/contract/ai/history.ts'
import type { IdentifiedAnswer, PreviousQuestion } from '@auscult/contract/ai/questions.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../../lib/calls/call-errors.ts'
import type { Progress } from '../ask-live.ts'
import type { AskedWith } from '../asked-with.ts'
import { askMutation, questionQuery } from '../queries.ts'
import { toAnswered } from './stored-question.ts'

const alone: AskedWith = { following: null }

/** What the screen shows of one question: the faces of the page, each with what it needs and nothing else. */
export type Exchange =
  | { face: 'start' }
  /** A stored answer is on its way. */
  | { face: 'opening' }
  /** There is none at the address; or it could not be fetched, and the message says why. */
  | { face: 'missing'; message: string | null }
  | ({ face: 'loading'; progress: Progress | null } & Question)
  | ({
      face: 'error'
      reason: 'cancelled' | 'clarify' | 'failed'
      message: string | null
      /** What an abbreviation may mean, where the server asks. */
      readings: Reading[]
      /** Cancelled after its sources were there, when the answer may have been counted already. */
      mayCount: boolean
      /** The question it follows is there no more. */
      isFollowedGone: boolean
    } & Question)
  | ({
      face: 'answer'
      answered: IdentifiedAnswer
      askedAt: string | null
      feedback: Feedback | null
    } & Question)

type Question = { question: string; askedWith: AskedWith }

type Told = { onHeard: (question: string) => void; onAnswered: (questionId: string) => void }

/** Without a question of its own: nothing was asked yet, or what was asked is not here. */
export type Unasked = Extract<Exchange, { face: 'start' | 'opening' | 'missing' }>

export function isUnasked(exchange: Exchange): exchange is Unasked {
  return exchange.face === 'start' || exchange.face === 'opening' || exchange.face === 'missing'
}

/**
 * Asks, cancels and shows stored answers. At most one question runs; a newer one, or a stored answer, ends it. `onHeard` is told of each
 * question that the server has begun to answer, `onAnswered` of each answer that has an address.
 */
export function useExchange({ onHeard, onAnswered }: Told) {
  const [exchange, setExchange] = useState<Exchange>({ face: 'start' })
  const running = useRef<AbortController | null>(null)
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(askMutation(queryClient))

  useEffect(() => () => running.current?.abort(), [])

  function stop() {
    running.current?.abort()
    running.current = null
  }

  async function ask(question: string, agent: AgentType, askedWith: AskedWith = alone) {
    stop()
    const controller = new AbortController()
    running.current = controller
    const asked = { question, askedWith }
    setExchange({ face: 'loading', ...asked, progress: null })
    const onProgress = (progress: Progress) => {
      if (running.current !== controller) return
      onHeard(question)
      setExchange({ face: 'loading', ...asked, progress })
    }
    const { signal } = controller
    const outcome = await mutateAsync({ ...asked, agent, signal, onProgress }).then(
      (answered) => {
        onHeard(question)
        return toExchange(asked, answered)
      },
      (error: unknown) => toFailure(asked, error),
    )
    // A late answer to a question that was cancelled or replaced is dropped.
    if (running.current !== controller) return
    running.current = null
    setExchange(outcome)
    if (outcome.face === 'answer' && outcome.answered._id !== null) onAnswered(outcome.answered._id)
  }

  /** Shows the stored answer of an id once it is here; undefined where there is none, or another was wanted meanwhile. */
  async function open(questionId: string): Promise<PreviousQuestion | undefined> {
    stop()
    const controller = new AbortController()
    running.current = controller
    setExchange({ face: 'opening' })
    try {
      const previous = await queryClient.fetchQuery(questionQuery(questionId))
      if (running.current !== controller) return undefined
      showStored(previous)
      return previous
    } catch (error) {
      if (running.current === controller) setExchange({ face: 'missing', message: reasonOf(error) })
      return undefined
    }
  }

  function cancel() {
    if (exchange.face !== 'loading') return
    stop()
    setExchange({ ...failed(exchange, 'cancelled', null), mayCount: exchange.progress !== null })
  }

  function showStored(previous: PreviousQuestion) {
    stop()
    const { question, askedAt, feedback = null } = previous
    setExchange({
      face: 'answer',
      question,
      askedWith: alone,
      answered: toAnswered(previous),
      askedAt,
      feedback,
    })
  }

  /** The address names no answer. */
  function miss() {
    stop()
    setExchange({ face: 'missing', message: null })
  }

  function reset() {
    stop()
    setExchange({ face: 'start' })
  }

  /** An answer that was deleted leaves the screen, and with it the thread; null for all of them. */
  function forget(questionId: string | null) {
    if (isUnasked(exchange)) return
    const shown = exchange.face === 'answer' ? exchange.answered._id : null
    const followed = exchange.askedWith.following?.questionId ?? null
    if (questionId === null ? shown !== null || followed !== null : questionId === shown) return reset()
    if (questionId !== null && questionId === followed)
      setExchange({ ...exchange, askedWith: { ...exchange.askedWith, following: null } })
  }

  return { exchange, ask, cancel, open, forget, reset, miss }
}

function toExchange(asked: Question, answered: IdentifiedAnswer): Exchange {
  const { status_code: status, message, readings, tools } = answered.responseData
  // A guide that has all that is asked needs nothing cleared up.
  if (status === 202 && tools.every(({ covers }) => !covers))
    return failed(asked, 'clarify', message, readings)
  return { face: 'answer', ...asked, answered, askedAt: null, feedback: null }
}

/** Null where there is no such answer, or it is somebody else's: the page has words for that. */
function reasonOf(error: unknown): string | null {
  return error instanceof ApiError && (error.status === 404 || error.status === 400)
    ? null
    : messageOf(error, '')
}

function toFailure(asked: Question, error: unknown): Exchange {
  const message = error instanceof ApiError && error.message !== '' ? error.message : null
  const isGone = error instanceof ApiError && error.status === 404 && asked.askedWith.following !== null
  return { ...failed(asked, 'failed', message), isFollowedGone: isGone }
}

function failed(
  { question, askedWith }: Question,
  reason: 'cancelled' | 'clarify' | 'failed',
  message: string | null,
  readings: Reading[] = [],
): Extract<Exchange, { face: 'error' }> {
  const plain = { mayCount: false, isFollowedGone: false }
  return { face: 'error', question, askedWith, reason, message, readings, ...plain }
}
