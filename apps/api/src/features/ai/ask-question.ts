import { type AgentType, countWords, questionLimits } from '@auscult/contract/ai/ai.ts'
import type { askQuestion as operation, IdentifiedAnswer } from '@auscult/contract/ai/questions.ts'
import type { Engine, EngineWatch } from '@auscult/evidence/engine/engine.ts'
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
import { differing, findPrevious, withStandalone } from './follow-up.ts'
import type { KeptRecord } from './kept-record.ts'
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
import { takeTurn, type Turn } from './turn.ts'
import type { QuestionQueue } from './question-queue.ts'
import { writeLog } from '../../parts/log/log-events.ts'

export type AskDeps = {
  db: Database
  clock: Clock
  line: QuestionQueue
  questionsPerMonth: number
  engine: Pick<Engine, 'answer' | 'restate'>
  /** How large the corpus is at the moment; null where it was not counted yet. */
  corpusSize: () => KeptRecord['corpus']
}

/** What a caller may want to see before there is an answer. */
export type AskWatch = EngineWatch

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
  try {
    const previous = await findPrevious(deps.db, call)
    if (previous === undefined) requireWords(query, type)
    // Before anything is written: who cannot be answered soon is to cost the database nothing.
    const turn = await takeTurn(deps.line, {
      userId: call.user.id,
      caller: call.signal,
      withinMs: answerWithinMs,
    })
    try {
      const standalone =
        previous &&
        differing(query, await turn.perform((signal) => deps.engine.restate(query, previous, signal)))
      requireWords(standalone ?? query, type)
      return await answerInTurn(deps, call, { turn, standalone, watch })
    } finally {
      turn.leave()
    }
  } catch (error) {
    throw findExpectedFailure(error, call.signal) ?? error
  }
}

async function answerInTurn(
  deps: AskDeps,
  call: AskCall,
  { turn, standalone, watch }: { turn: Turn; standalone: string | undefined; watch: AskWatch },
): Promise<IdentifiedAnswer> {
  const { query, type: agent, country, spelling, language, understoodAs } = call.body
  const askedAt = deps.clock()
  const id = v7()
  const month = monthOf(askedAt)
  const askedWith = { country, spelling, understoodAs }
  const question = { id, userId: call.user.id, agent, question: query, asked: askedWith, askedAt, month }
  if (!(await reserveQuestion(deps.db, question, deps.questionsPerMonth)))
    throw monthlyLimitReached(secondsToNextMonth(askedAt))

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
  const asked = { question: standalone ?? query, agent, language, ...askedWith }
  try {
    const { answered, record } = await turn.perform((signal) => deps.engine.answer(asked, signal, watched))
    turn.leave()
    if (!isRead) call.signal.throwIfAborted()
    const kept = record && { ...record, corpus: deps.corpusSize() }
    const made = withStandalone({ answered, record: kept }, standalone)
    const isKept = await settle(deps, id, made)
    return { ...made.answered, _id: isKept ? id : null }
  } catch (error) {
    const hasLeft = isRead && call.signal.reason instanceof CallerGone
    await (hasLeft ? forgetCounted : refundQuestion)(deps.db, id).catch((refundError: unknown) => {
      // It must not hide why the question failed; `refundAbandoned` makes up for it.
      writeLog(call.log, 'question-not-given-back', { err: refundError })
    })
    throw error
  }
}

function requireWords(question: string, agent: AgentType): void {
  const words = countWords(question)
  const fewest = questionLimits.minWords[agent]
  if (words === 0) throw questionEmpty()
  if (words > questionLimits.maxWords) throw questionTooLong(questionLimits.maxWords, words)
  if (words < fewest) throw questionTooShort(fewest, words)
}

/** Whether question and answer are kept; a message instead of an answer is not. */
async function settle(
  { db, clock }: AskDeps,
  id: string,
  made: Omit<MadeAnswer, 'answeredAt'>,
): Promise<boolean> {
  if (made.answered.responseData.status_code === 202) {
    await refundQuestion(db, id)
    return false
  }
  const answer = { ...made, answeredAt: clock() }
  if (isRefusal(made.answered)) await keepRefusal(db, id, answer)
  else await keepAnswer(db, id, answer)
  return true
}
