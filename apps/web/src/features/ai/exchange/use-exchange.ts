import type { AgentType, Reading } from '@auscult/contract/ai.ts'
import type { Feedback } from '@auscult/contract/ai-history.ts'
import type { IdentifiedAnswer, PreviousQuestion } from '@auscult/contract/ai-questions.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../lib/calls/call-errors.ts'
import type { Progress } from '../ask-live.ts'
import type { AskedWith } from '../asked-with.ts'
import { askMutation } from '../queries.ts'
import { toAnswered } from './stored-question.ts'

const alone: AskedWith = { following: null }

/** What the screen shows of one question: the faces of the page, each with what it needs and nothing else. */
export type Exchange =
  | { face: 'start' }
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

/**
 * Asks, cancels and shows stored answers. At most one question runs; a newer one, or a stored answer, ends it. `onHeard` is told of each
 * question that the server has begun to answer.
 */
export function useExchange(onHeard: (question: string) => void) {
  const [exchange, setExchange] = useState<Exchange>({ face: 'start' })
  const running = useRef<AbortController | null>(null)
  const { mutateAsync } = useMutation(askMutation(useQueryClient()))

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

  function reset() {
    stop()
    setExchange({ face: 'start' })
  }

  /** An answer that was deleted leaves the screen, and with it the thread; null for all of them. */
  function forget(questionId: string | null) {
    const shown = exchange.face === 'answer' ? exchange.answered._id : null
    const followed = exchange.face === 'start' ? null : (exchange.askedWith.following?.questionId ?? null)
    if (questionId === null ? shown !== null || followed !== null : questionId === shown) return reset()
    if (questionId !== null && questionId === followed && exchange.face !== 'start')
      setExchange({ ...exchange, askedWith: { ...exchange.askedWith, following: null } })
  }

  return { exchange, ask, cancel, showStored, forget, reset }
}

function toExchange(asked: Question, answered: IdentifiedAnswer): Exchange {
  const { status_code: status, message, readings } = answered.responseData
  if (status === 202) return failed(asked, 'clarify', message, readings)
  return { face: 'answer', ...asked, answered, askedAt: null, feedback: null }
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
