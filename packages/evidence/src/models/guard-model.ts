import { setTimeout as wait } from 'node:timers/promises'
import type { Breaker } from './breaker.ts'
import {
  type Draft,
  type LanguageModel,
  ModelFailure,
  type WritingOptions,
  type WritingTask,
} from './language-model.ts'
import type { TokenBudget } from './token-budget.ts'

export type Guards = {
  breaker: Breaker
  budget: TokenBudget
  /** For all attempts together. */
  timeoutMs: number
  /** The most that one attempt may write. */
  maxTokensPerAnswer: number
}

const mostRetries = 2
const firstPauseMs = 200
/** A token has about four characters of English and seldom fewer than three of another language. */
const charactersPerToken = 3

/** A model with a time limit, retries, a breaker and a day's budget. What goes wrong is a `ModelFailure`, quickly. */
export function guardModel(model: LanguageModel, guards: Guards): LanguageModel {
  return {
    name: model.name,
    async write(task, options) {
      const { breaker, budget, maxTokensPerAnswer } = guards
      const read = Math.ceil((task.instructions.length + task.material.length) / charactersPerToken)
      const reserved = read + maxTokensPerAnswer
      if (!breaker.mayTry()) throw new ModelFailure('breaker-open')
      if (!budget.reserve(reserved)) {
        breaker.abandoned()
        throw new ModelFailure('over-budget')
      }
      try {
        const draft = await writeInTime(model, guards.timeoutMs, task, options)
        breaker.succeeded()
        budget.settle(reserved, draft.tokens ?? reserved)
        return draft
      } catch (error) {
        if (options.signal.aborted) breaker.abandoned()
        else breaker.failed()
        // What an unfinished answer cost is not told, so what was read is counted.
        budget.settle(reserved, error instanceof ModelFailure ? (error.tokens ?? read) : read)
        throw error
      }
    },
  }
}

async function writeInTime<Part>(
  model: LanguageModel,
  timeoutMs: number,
  task: WritingTask<Part>,
  { signal: caller, onPart }: WritingOptions<Part>,
): Promise<Draft<Part>> {
  const late = AbortSignal.timeout(timeoutMs)
  const signal = AbortSignal.any([caller, late])
  try {
    return await writeWithRetries(model, task, { signal, onPart })
  } catch (error) {
    caller.throwIfAborted()
    throw late.aborted ? new ModelFailure('too-slow') : error
  }
}

/** Tries again where the cause may pass, unless somebody has seen part of the answer already. */
async function writeWithRetries<Part>(
  model: LanguageModel,
  task: WritingTask<Part>,
  { signal, onPart }: WritingOptions<Part>,
): Promise<Draft<Part>> {
  let isSeen = false
  const see =
    onPart === undefined
      ? undefined
      : (part: Part) => {
          isSeen = true
          onPart(part)
        }
  for (let attempt = 0; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each attempt waits for the one before
      return await model.write(task, { signal, onPart: see })
    } catch (error) {
      const mayPass = error instanceof ModelFailure && error.isRetryable && !isSeen
      if (!mayPass || attempt === mostRetries) throw error
      // oxlint-disable-next-line no-await-in-loop -- gives the service time
      await wait(firstPauseMs * 2 ** attempt, undefined, { signal })
    }
  }
}
