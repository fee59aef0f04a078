import type { AgentType, ClinicalResponse } from '@auscult/contract/ai.ts'
import type { AnsweredQuestion, PreviousQuestion } from '@auscult/contract/ai-questions.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../lib/call-errors.ts'
import { askMutation } from './queries.ts'

/** What the screen shows of one question: the faces of the page, each with what it needs and nothing else. */
export type Exchange =
  | { face: 'start' }
  | { face: 'loading'; question: string }
  | { face: 'error'; question: string; reason: 'cancelled' | 'clarify' | 'failed'; message: string | null }
  | { face: 'answer'; question: string; response: ClinicalResponse; askedAt: string | null }

type ClinicalQuestion = Extract<PreviousQuestion, { agentType: 'clinical' }>

export type StoredAnswer = Pick<ClinicalQuestion, 'question' | 'query' | 'askedAt'>

/** Asks, cancels and shows stored answers. At most one question runs; a newer one, or a stored answer, ends it. */
export function useExchange(agent: AgentType) {
  const [exchange, setExchange] = useState<Exchange>({ face: 'start' })
  const running = useRef<AbortController | null>(null)
  const { mutateAsync } = useMutation(askMutation(useQueryClient()))

  useEffect(() => () => running.current?.abort(), [])

  function stop() {
    running.current?.abort()
    running.current = null
  }

  async function ask(question: string) {
    stop()
    const controller = new AbortController()
    running.current = controller
    setExchange({ face: 'loading', question })
    const answered = await mutateAsync({ question, agent, signal: controller.signal }).then(
      (found) => toExchange(question, found),
      (error: unknown) => toFailure(question, error),
    )
    // A late answer to a question that was cancelled or replaced is dropped.
    if (running.current !== controller) return
    running.current = null
    setExchange(answered)
  }

  function cancel() {
    if (exchange.face !== 'loading') return
    stop()
    setExchange({ face: 'error', question: exchange.question, reason: 'cancelled', message: null })
  }

  function showStored(previous: StoredAnswer) {
    stop()
    const { question, query, askedAt } = previous
    setExchange({ face: 'answer', question, response: query, askedAt })
  }

  return { exchange, ask, cancel, showStored }
}

function toExchange(question: string, { agentType, responseData: response }: AnsweredQuestion): Exchange {
  if (agentType !== 'clinical') return toFailure(question, null)
  if (response.status_code === 202) {
    return { face: 'error', question, reason: 'clarify', message: response.message }
  }
  return { face: 'answer', question, response, askedAt: null }
}

function toFailure(question: string, error: unknown): Exchange {
  const message = error instanceof ApiError && error.message !== '' ? error.message : null
  return { face: 'error', question, reason: 'failed', message }
}
