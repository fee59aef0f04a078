import type { PreviousQuestion } from '@auscult/contract/ai/questions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useExchange } from '../exchange/use-exchange.ts'
import { questionQuery } from '../queries.ts'
import { answerPath, readAnswerAddress } from './answer-address.ts'

type Told = {
  onHeard: (question: string) => void
  /** A stored answer was opened. */
  onOpened: (previous: PreviousQuestion) => void
}

const nowhere = { questionId: null, source: null, isRecord: false }

/**
 * What is shown of one question, and the address that names it: an answer gets its address when it comes, and an address its answer when
 * it is opened, by a link, by Back or in a new tab.
 */
export function useAddressedExchange({ onHeard, onOpened }: Told) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const known = readAnswerAddress(pathname)
  const address = known ?? nowhere
  const { questionId } = address
  /** The id whose answer is on the screen, or on its way there. */
  const shown = useRef<string | null>(null)
  const { exchange, ask, cancel, open, forget, reset, miss } = useExchange({
    onHeard,
    onAnswered: (id) => {
      const isElsewhere = shown.current !== id
      shown.current = id
      if (isElsewhere) void navigate(answerPath(id), { preventScrollReset: true })
    },
  })

  async function show(id: string) {
    shown.current = id
    const previous = await open(id)
    if (previous !== undefined) onOpened(previous)
  }

  const follow = useEffectEvent((isAddress: boolean, id: string | null) => {
    if (!isAddress) return miss()
    if (id === shown.current) return
    if (id !== null) return void show(id)
    shown.current = null
    reset()
  })
  const isAddress = known !== undefined
  useEffect(() => follow(isAddress, questionId), [isAddress, questionId])

  /** Back to where nothing is asked yet. */
  function leave({ replace = false } = {}) {
    shown.current = null
    reset()
    if (pathname !== paths.ai) void navigate(paths.ai, { replace })
  }

  return {
    exchange,
    address,
    ask,
    cancel,
    leave,
    /** A press on the link of a stored answer that is here already: no call is needed to follow it. */
    choose: (previous: PreviousQuestion) => {
      queryClient.setQueryData(questionQuery(previous._id).queryKey, previous)
      // Its link leads nowhere from its own address, where something else may be shown by now.
      if (previous._id === questionId) void show(previous._id)
    },
    /** One was deleted, or all with null. */
    forget: (deleted: string | null) => {
      forget(deleted)
      if (questionId !== null && (deleted === null || deleted === questionId)) leave({ replace: true })
    },
  }
}
