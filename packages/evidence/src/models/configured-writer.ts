import { createBreaker } from './breaker.ts'
import { guardModel } from './guard-model.ts'
import type { LanguageModel } from './language-model.ts'
import { createOpenAiCompatibleModel } from './openai-compatible.ts'
import { createTokenBudget, type TokenBudget } from './token-budget.ts'
import { createWriter, type Writer } from './writer.ts'

export type WriterSettings = {
  baseUrl: string
  name: string
  apiKey?: string | undefined
  timeoutMs: number
  maxTokensPerAnswer: number
  /** For each day (UTC), where no budget is handed in. */
  tokensPerDay: number
}

/** The model an operator set up, with its limits; one for the life of the process, since its breaker remembers. */
export function createConfiguredModel(
  settings: WriterSettings,
  clock: () => Date,
  budget: TokenBudget = createTokenBudget(clock, settings.tokensPerDay),
): LanguageModel {
  return guardModel(createOpenAiCompatibleModel(settings), {
    breaker: createBreaker(clock),
    budget,
    timeoutMs: settings.timeoutMs,
    maxTokensPerAnswer: settings.maxTokensPerAnswer,
  })
}

/** The writer of answers with that model. */
export function createConfiguredWriter(
  settings: WriterSettings,
  clock: () => Date,
  budget?: TokenBudget,
): Writer {
  return createWriter(createConfiguredModel(settings, clock, budget))
}
