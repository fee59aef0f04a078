import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, embedMany } from 'ai'
import type { EmbeddingRole, EmbeddingSettings } from './embedding-settings.ts'
import { ModelFailure } from './language-model.ts'
import { limitedFetch, type Progress } from './limited-fetch.ts'

/** Turns texts into vectors of one length, in the order of the texts. */
export type EmbeddingModel = {
  readonly name: string
  /** The name and how each role is told: vectors of different keys are not compared. */
  readonly key: string
  /** One attempt. Throws `ModelFailure`, or the signal's reason when aborted. */
  embed(texts: readonly string[], role: EmbeddingRole, signal: AbortSignal): Promise<number[][]>
}

/** Sixty-four vectors of 4,096 numbers as JSON take some 6 MB. */
const mostBytes = 20_000_000

/** A model behind the embeddings call of an OpenAI-compatible interface, hosted or local. */
export function createOpenAiCompatibleEmbedding({
  baseUrl,
  name,
  apiKey,
  roles = {},
}: EmbeddingSettings): EmbeddingModel {
  return {
    name,
    key: keyOf(name, roles),
    async embed(texts, role, signal) {
      const { prefix = '', inputType } = roles[role] ?? {}
      const progress: Progress = { isAnswering: false, isTooLong: false }
      const provider = createOpenAICompatible({
        name: 'embedding',
        baseURL: baseUrl,
        ...(apiKey === undefined ? {} : { apiKey }),
        fetch: withInputType(inputType, limitedFetch(mostBytes, progress)),
      })
      try {
        const { embeddings } = await embedMany({
          model: provider.embeddingModel(name),
          values: texts.map((text) => `${prefix}${text}`),
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

/** Sent only where it is set up: OpenAI's own service refuses fields it does not know. */
function withInputType(inputType: string | undefined, send: typeof fetch): typeof fetch {
  if (inputType === undefined) return send
  return (input, init) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    return send(input, { ...init, body: JSON.stringify(Object.assign({}, body, { input_type: inputType })) })
  }
}

/** A model that is told nothing keeps its name alone, so that vectors of earlier versions stay in use. */
function keyOf(name: string, { passage, query }: NonNullable<EmbeddingSettings['roles']>): string {
  const told = [passage, query].map((role) => [role?.prefix ?? '', role?.inputType ?? ''])
  return told.flat().every((words) => words === '') ? name : JSON.stringify([name, ...told])
}

function requireVectors(vectors: readonly number[][], wanted: number): void {
  const length = vectors[0]?.length ?? 0
  const isSound = vectors.every(
    (vector) =>
      vector.length === length && vector.every(Number.isFinite) && vector.some((value) => value !== 0),
  )
  if (vectors.length !== wanted || length === 0 || !isSound) throw new ModelFailure('bad-output')
}
