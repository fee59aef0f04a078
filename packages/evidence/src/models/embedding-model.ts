import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, embedMany } from 'ai'
import { ModelFailure } from './language-model.ts'
import { limitedFetch, type Progress } from './limited-fetch.ts'

export type EmbeddingSettings = { baseUrl: string; name: string; apiKey?: string | undefined }

/** Turns texts into vectors of one length, in the order of the texts. */
export type EmbeddingModel = {
  readonly name: string
  /** One attempt. Throws `ModelFailure`, or the signal's reason when aborted. */
  embed(texts: readonly string[], signal: AbortSignal): Promise<number[][]>
}

/** Sixty-four vectors of 4,096 numbers as JSON take some 6 MB. */
const mostBytes = 20_000_000

/** A model behind the embeddings call of an OpenAI-compatible interface, hosted or local. */
export function createOpenAiCompatibleEmbedding({
  baseUrl,
  name,
  apiKey,
}: EmbeddingSettings): EmbeddingModel {
  return {
    name,
    async embed(texts, signal) {
      const progress: Progress = { isAnswering: false, isTooLong: false }
      const provider = createOpenAICompatible({
        name: 'embedding',
        baseURL: baseUrl,
        ...(apiKey === undefined ? {} : { apiKey }),
        fetch: limitedFetch(mostBytes, progress),
      })
      try {
        const { embeddings } = await embedMany({
          model: provider.embeddingModel(name),
          values: [...texts],
          maxRetries: 0,
          abortSignal: signal,
        })
        requireVectors(embeddings, texts.length)
        return embeddings
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof ModelFailure) throw error
        const isRetryable = APICallError.isInstance(error) ? error.isRetryable : !progress.isAnswering
        throw new ModelFailure(progress.isAnswering ? 'bad-output' : 'unreachable', { isRetryable })
      }
    },
  }
}

function requireVectors(vectors: readonly number[][], wanted: number): void {
  const length = vectors[0]?.length ?? 0
  const isSound = vectors.every(
    (vector) =>
      vector.length === length && vector.every(Number.isFinite) && vector.some((value) => value !== 0),
  )
  if (vectors.length !== wanted || length === 0 || !isSound) throw new ModelFailure('bad-output')
}
