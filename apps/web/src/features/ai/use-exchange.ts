import type { AgentType } from '@auscult/contract/ai.ts'
import type { IdentifiedAnswer, PreviousQuestion } from '@auscult/contract/ai-questions.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../lib/call-errors.ts'
import type { Progress } from './ask-live.ts'
import { askMutation } from './queries.ts'
import { toAnswered } from './stored-question.ts'

/** What the screen shows of one question: the faces of the page, each with what it needs and nothing else. */
export type Exchange =
  | { face: 'start' }
  | { face: 'loading'; question: string; progress: Progress | null }
  | { face: 'error'; question: string; reason: 'cancelled' | 'clarify' | 'failed'; message: string | null }
  | { face: 'answer'; question: string; answered: IdentifiedAnswer; askedAt: string | null }

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

  async function ask(question: string, agent: AgentType) {
    stop()
    const controller = new AbortController()
    running.current = controller
    setExchange({ face: 'loading', question, progress: null })
    const onProgress = (progress: Progress) => {
      if (running.current === controller) setExchange({ face: 'loading', question, progress })
    }
    const { signal } = controller
    const outcome = await mutateAsync({ question, agent, signal, onProgress }).then(
      (answered) => toExchange(question, answered),
      (error: unknown) => toFailure(question, error),
    )
    // A late answer to a question that was cancelled or replaced is dropped.
    if (running.current !== controller) return
    running.current = null
    setExchange(outcome)
  }

  function cancel() {
    if (exchange.face !== 'loading') return
    stop()
    setExchange({ face: 'error', question: exchange.question, reason: 'cancelled', message: null })
  }

  function showStored(previous: PreviousQuestion) {
    stop()
    const { question, askedAt } = previous
    setExchange({ face: 'answer', question, answered: toAnswered(previous), askedAt })
  }

  function reset() {
    stop()
    setExchange({ face: 'start' })
  }

  return { exchange, ask, cancel, showStored, reset }
}

function toExchange(question: string, answered: IdentifiedAnswer): Exchange {
  const { status_code: status, message } = answered.responseData
  if (status === 202) return { face: 'error', question, reason: 'clarify', message }
  return { face: 'answer', question, answered, askedAt: null }
}

function toFailure(question: string, error: unknown): Exchange {
  const message = error instanceof ApiError && error.message !== '' ? error.message : null
  return { face: 'error', question, reason: 'failed', message }
}
