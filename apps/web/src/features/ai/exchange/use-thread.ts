import { useState } from 'react'
import type { Followed } from '../asked-with.ts'
import { isRefusal } from './answered.ts'
import { type Exchange, isUnasked } from './use-exchange.ts'

/**
 * On what the next question of the box follows up: the answer on the screen, until the person chooses a new topic. A question that is
 * edited, or came to nothing, follows what it followed before.
 */
export function useThread(exchange: Exchange) {
  const [chosen, setChosen] = useState<Followed | null | undefined>(undefined)
  const following = chosen === undefined ? findFollowed(exchange) : chosen

  return {
    following,
    /** There is something to follow up on, or was before a new topic was chosen. */
    hasThread: findFollowed(exchange) !== null,
    startNewTopic: () => setChosen(null),
    editAgain: () => setChosen(isUnasked(exchange) ? null : exchange.askedWith.following),
    /** A question was sent: the next one follows what comes of it. */
    goOn: () => setChosen(undefined),
  }
}

function findFollowed(exchange: Exchange): Followed | null {
  if (isUnasked(exchange)) return null
  if (exchange.face !== 'answer') return exchange.askedWith.following
  const { _id: questionId, responseData } = exchange.answered
  if (questionId === null || isRefusal(exchange.answered)) return exchange.askedWith.following
  return { questionId, question: responseData.standalone ?? exchange.question }
}
