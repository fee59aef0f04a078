import type { AgentType, Reading } from '@auscult/contract/ai.ts'
import type { Feedback } from '@auscult/contract/ai-history.ts'
import type { IdentifiedAnswer, PreviousQuestion } from '@auscult/contract/ai-questions.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../lib/call-errors.ts'
import type { Progress } from './ask-live.ts'
import type { AskedWith } from './asked-with.ts'
import { askMutation } from './queries.ts'
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
    } & Question)
  | ({
      face: 'answer'
      answered: IdentifiedAnswer
      askedAt: string | null
      feedback: Feedback | null
    } & Question)

type Question = { question: string; askedWith: AskedWith }

/** Asks, cancels and shows stored answers. At most one question runs; a newer one, or a stored answer, ends it. */
export function useExchange() {
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
      if (running.current === controller) setExchange({ face: 'loading', ...asked, progress })
    }
    const { signal } = controller
    const outcome = await mutateAsync({ ...asked, agent, signal, onProgress }).then(
      (answered) => toExchange(asked, answered),
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
    setExchange(failed(exchange, 'cancelled', null))
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

  return { exchange, ask, cancel, showStored, reset }
}

function toExchange(asked: Question, answered: IdentifiedAnswer): Exchange {
  const { status_code: status, message, readings } = answered.responseData
  if (status === 202) return failed(asked, 'clarify', message, readings)
  return { face: 'answer', ...asked, answered, askedAt: null, feedback: null }
}

function toFailure(asked: Question, error: unknown): Exchange {
  const message = error instanceof ApiError && error.message !== '' ? error.message : null
  return failed(asked, 'failed', message)
}

function failed(
  { question, askedWith }: Question,
  reason: 'cancelled' | 'clarify' | 'failed',
  message: string | null,
  readings: Reading[] = [],
): Exchange {
  return { face: 'error', question, askedWith, reason, message, readings }
}
