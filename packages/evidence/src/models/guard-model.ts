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
/** A stream wraps each token in about two hundred bytes. */
const bytesPerStreamedToken = 200

/** A model with a time limit, retries, a breaker and a day's budget. What goes wrong is a `ModelFailure`, quickly. */
export function guardModel(model: LanguageModel, guards: Guards): LanguageModel {
  return {
    name: model.name,
    async write(task, options) {
      const { breaker, timeoutMs } = guards
      if (!breaker.mayTry()) throw new ModelFailure('breaker-open')
      try {
        const draft = await writeInTime(withinBudget(model, guards), timeoutMs, task, options)
        breaker.succeeded()
        return draft
      } catch (error) {
        const isOverBudget = error instanceof ModelFailure && error.reason === 'over-budget'
        if (options.signal.aborted || isOverBudget) breaker.abandoned()
        else breaker.failed()
        throw error
      }
    },
  }
}

/** Each attempt is set aside and settled by itself, so that neither retries nor callers who leave pass the day's budget. */
function withinBudget(model: LanguageModel, { budget, maxTokensPerAnswer }: Guards): LanguageModel {
  return {
    name: model.name,
    async write(task, options) {
      const read = Math.ceil((task.instructions.length + task.material.length) / charactersPerToken)
      const reserved = read + maxTokensPerAnswer
      if (!(await budget.reserve(reserved))) throw new ModelFailure('over-budget')
      let bytes = 0
      const onReceived = (received: number) => {
        bytes = received
      }
      try {
        const draft = await model.write(task, { ...options, onReceived })
        await budget.settle(reserved, draft.tokens ?? reserved)
        return draft
      } catch (error) {
        const told = error instanceof ModelFailure ? error.tokens : null
        const written = Math.ceil(
          bytes / (options.onPart === undefined ? charactersPerToken : bytesPerStreamedToken),
        )
        // What an unfinished answer cost is seldom told, so what was read and what came of it are counted.
        await budget.settle(reserved, told ?? Math.min(reserved, read + written))
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
