import { type AgentType, countWords, questionLimits } from '@auscult/contract/ai.ts'
import type { AskBody, askQuestion as operation, IdentifiedAnswer } from '@auscult/contract/ai-questions.ts'
import type { AskParts } from '@auscult/evidence/ask.ts'
import { v7 } from 'uuid'
import { CallerGone } from '../../http/errors.ts'
import type { Call } from '../../http/mount.ts'
import type { Clock } from '../../parts/clock.ts'
import type { Database } from '../../parts/db/database.ts'
import {
  findExpectedFailure,
  monthlyLimitReached,
  questionEmpty,
  questionTooLong,
  questionTooShort,
} from './question-failures.ts'
import { findStandalone, type Restate, withStandalone } from './follow-up.ts'
import { monthOf, secondsToNextMonth } from './quota.ts'
import { isRefusal } from './refusal.ts'
import {
  forgetCounted,
  keepAnswer,
  keepRefusal,
  type MadeAnswer,
  refundQuestion,
  reserveQuestion,
} from './store.ts'
import type { WaitingLine } from './waiting-line.ts'

type Made = Omit<MadeAnswer, 'answeredAt'>

type Asked = { question: string; agent: AgentType } & Pick<AskBody, 'country' | 'spelling' | 'understoodAs'>

export type AskDeps = {
  db: Database
  clock: Clock
  line: WaitingLine
  questionsPerMonth: number
  /** The engine. Rejects with the signal's reason when aborted. */
  answer(asked: Asked, signal: AbortSignal, watch: AskWatch): Promise<Made>
  restate: Restate
}

/** What a caller may want to see before there is an answer. */
export type AskWatch = Pick<AskParts, 'onSources' | 'onSentence'>

/** `signal` is aborted when the person cancels or hangs up. */
export type AskCall = Pick<Call<typeof operation>, 'user' | 'body' | 'signal' | 'log'>

/** Longest an answer may take; the client gives up after 90 seconds. Older pending questions are nobody's any more. */
export const answerWithinMs = 80_000

/**
 * Answers one question of a user and keeps question and answer. A question that is refused, not clinical, cancelled or
 * fails costs nothing, but one of which the person has read a written sentence counts also where they then leave. Throws AppError for the number of words, a follow-up to what is not there, the month's limit and a full line.
 */
export async function askQuestion(
  deps: AskDeps,
  call: AskCall,
  watch: AskWatch = {},
): Promise<IdentifiedAnswer> {
  const { query, type } = call.body
  const standalone = await findStandalone(deps, call)
  requireWords(standalone ?? query, type)
  const askedAt = deps.clock()
  const id = v7()
  const question = {
    id,
    userId: call.user.id,
    agent: type,
    question: query,
    askedAt,
    month: monthOf(askedAt),
  }
  if (!(await reserveQuestion(deps.db, question, deps.questionsPerMonth))) {
    throw monthlyLimitReached(secondsToNextMonth(askedAt))
  }

  let isRead = false
  const { onSentence } = watch
  const watched: AskWatch = {
    ...watch,
    ...(onSentence && {
      onSentence(sentence) {
        isRead = true
        onSentence(sentence)
      },
    }),
  }
  try {
    const made = withStandalone(await answerInTurn(deps, call, standalone ?? query, watched), standalone)
    if (!isRead) call.signal.throwIfAborted()
    const isKept = await settle(deps, id, made)
    return { ...made.answered, _id: isKept ? id : null }
  } catch (error) {
    const hasLeft = isRead && call.signal.reason instanceof CallerGone
    await (hasLeft ? forgetCounted : refundQuestion)(deps.db, id).catch((refundError: unknown) => {
      // It must not hide why the question failed; `refundAbandoned` makes up for it.
      call.log.error({ err: refundError }, 'a question could not be given back')
    })
    throw findExpectedFailure(error, call.signal) ?? error
  }
}

function requireWords(question: string, agent: AgentType): void {
  const words = countWords(question)
  const fewest = questionLimits.minWords[agent]
  if (words === 0) throw questionEmpty()
  if (words > questionLimits.maxWords) throw questionTooLong(questionLimits.maxWords, words)
  if (words < fewest) throw questionTooShort(fewest, words)
}

async function answerInTurn(
  deps: AskDeps,
  { user, body, signal: caller }: AskCall,
  question: string,
  watch: AskWatch,
): Promise<Made> {
  const { type: agent, country, spelling, understoodAs } = body
  const asked = { question, agent, country, spelling, understoodAs }
  const leave = await deps.line.enter(user.id, caller)
  try {
    const signal = AbortSignal.any([caller, AbortSignal.timeout(answerWithinMs)])
    return await untilAborted(() => deps.answer(asked, signal, watch), signal)
  } finally {
    leave()
  }
}

/** Leaves at the abort even where the work behind is slow to notice it, so that a question is given back at once. */
async function untilAborted<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted()
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([work(), aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/** Whether question and answer are kept; a message instead of an answer is not. */
async function settle({ db, clock }: AskDeps, id: string, made: Made): Promise<boolean> {
  if (made.answered.responseData.status_code === 202) {
    await refundQuestion(db, id)
    return false
  }
  const answer = { ...made, answeredAt: clock() }
  if (isRefusal(made.answered)) await keepRefusal(db, id, answer)
  else await keepAnswer(db, id, answer)
  return true
}
