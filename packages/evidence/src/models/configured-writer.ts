import { createBreaker } from './breaker.ts'
import { guardModel } from './guard-model.ts'
import { createOpenAiCompatibleModel } from './openai-compatible.ts'
import { createTokenBudget, type Spending } from './token-budget.ts'
import { createWriter, type Writer } from './writer.ts'

export type WriterSettings = {
  baseUrl: string
  name: string
  apiKey?: string | undefined
  timeoutMs: number
  maxTokensPerAnswer: number
  /** For each day (UTC) and process. */
  tokensPerDay: number
}

/** The writer an operator set up, with its limits; one for the life of the process, since its breaker and budget remember. */
export function createConfiguredWriter(
  settings: WriterSettings,
  clock: () => Date,
  spending?: Spending,
): Writer {
  const guarded = guardModel(createOpenAiCompatibleModel(settings), {
    breaker: createBreaker(clock),
    budget: createTokenBudget(clock, settings.tokensPerDay, spending),
    timeoutMs: settings.timeoutMs,
    maxTokensPerAnswer: settings.maxTokensPerAnswer,
  })
  return createWriter(guarded)
}
