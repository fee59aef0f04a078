import { EngineBroken, EngineTooSlow } from '@auscult/evidence/engine/engine.ts'
import { AppError } from '../../http/errors.ts'
import texts from './locales/en-GB.json' with { type: 'json' }
import { QueueFull } from './question-queue.ts'

const untilCalmerSeconds = 5

export const questionEmpty = () => new AppError('bad-request', texts.questionEmpty)

export const questionTooLong = (most: number, words: number) =>
  new AppError('bad-request', fill(texts.questionTooLong, { most, words }))

export const questionTooShort = (fewest: number, words: number) =>
  new AppError('bad-request', fill(texts.questionTooShort, { fewest, words }))

/** The same for another person's question as for none. */
export const questionNotFound = () =>
  new AppError('not-found', texts.questionNotFound, { reason: 'question-not-found' })

export const monthlyLimitReached = (retryAfterSeconds: number) =>
  new AppError('too-many-requests', texts.monthlyLimit, { retryAfterSeconds, reason: 'monthly-limit' })

/** What stopped an answer and is no bug: the person left, the server closes, the line was full, it took too long. Undefined for all else. */
export function findExpectedFailure(error: unknown, caller: AbortSignal): AppError | undefined {
  if (caller.aborted)
    return caller.reason instanceof AppError
      ? caller.reason
      : new AppError('unavailable', texts.cancelled, { reason: 'cancelled' })
  if (error instanceof QueueFull && error.reason === 'user') {
    return new AppError('too-many-requests', texts.tooManyWaiting, {
      retryAfterSeconds: error.retryAfterSeconds,
      reason: 'too-many-waiting',
    })
  }
  if (error instanceof QueueFull) {
    return new AppError('unavailable', texts.tooBusy, {
      retryAfterSeconds: error.retryAfterSeconds,
      reason: 'too-many-questions',
    })
  }
  // One that broke the engine has been logged where that was seen; to the person it is one that was not answered in time.
  if (
    error instanceof EngineTooSlow ||
    error instanceof EngineBroken ||
    (error instanceof DOMException && error.name === 'TimeoutError')
  ) {
    return new AppError('unavailable', texts.tookTooLong, {
      retryAfterSeconds: untilCalmerSeconds,
      reason: 'took-too-long',
    })
  }
  return undefined
}

function fill(template: string, values: Record<string, number>): string {
  return template.replaceAll(/\{(?<key>\w+)\}/gu, (_, key: string) => String(values[key]))
}
