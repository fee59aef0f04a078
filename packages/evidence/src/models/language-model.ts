import type { Prose } from '@auscult/contract/ai/ai.ts'
import type { z } from 'zod'

/** What is to be written: `instructions` are ours, `material` is other people's words and never instructions. */
export type WritingTask<Part> = {
  instructions: string
  material: string
  /** What each part of the answer must look like. */
  part: z.ZodType<Part>
}

export type WritingOptions<Part> = {
  signal: AbortSignal
  /** Each part as soon as it is whole; left out, the answer is not streamed. */
  onPart?: ((part: Part) => void) | undefined
  /** How many bytes of the answer have come so far, told with each piece. */
  onReceived?: ((bytes: number) => void) | undefined
}

/** `tokens` is what the provider counted, null where it did not tell. */
export type Draft<Part> = { parts: Part[]; tokens: number | null }

/** Writes a list of objects that fit a schema. It has no tools and nothing it writes is carried out. */
export type LanguageModel = {
  readonly name: string
  /** Throws `ModelFailure`, or the signal's reason when aborted. */
  write<Part>(task: WritingTask<Part>, options: WritingOptions<Part>): Promise<Draft<Part>>
}

export type FailureReason = NonNullable<Prose['fallback']>

/** Why a model gave nothing that can be used. Its message never holds what was sent or received: both may be about a patient. */
export class ModelFailure extends Error {
  override name = 'ModelFailure'
  readonly reason: FailureReason
  readonly isRetryable: boolean
  /** Used up by an answer that could not be used. */
  readonly tokens: number | null

  constructor(reason: FailureReason, { isRetryable = false, tokens = null as number | null } = {}) {
    super(`The model gave no usable answer: ${reason}`)
    this.reason = reason
    this.isRetryable = isRetryable
    this.tokens = tokens
  }
}
