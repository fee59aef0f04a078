import type { Neighbour, VectorStore } from '../corpus/vectors/vector-store.ts'
import type { Breaker } from '../models/breaker.ts'
import type { EmbeddingModel } from '../models/embedding-model.ts'

/** The documents nearest to a question in meaning, nearest first. Never throws: without an answer in time there are none. */
export type FindNeighbours = (question: string, signal?: AbortSignal) => Promise<Neighbour[]>

export type NeighbourParts = {
  model: EmbeddingModel
  store: Pick<VectorStore, 'isWhole' | 'nearest'>
  breaker: Breaker
  /** A search without vectors takes some ten milliseconds, and may not wait long for one with them. */
  timeoutMs: number
}

export const neighbourTimeoutMs = 300
const mostNeighbours = 50

export function createFindNeighbours({ model, store, breaker, timeoutMs }: NeighbourParts): FindNeighbours {
  return async (question, caller) => {
    if (question.trim() === '' || !(await store.isWhole().catch(() => false)) || !breaker.mayTry()) return []
    const late = AbortSignal.timeout(timeoutMs)
    const signal = caller === undefined ? late : AbortSignal.any([caller, late])
    try {
      const [vector] = await model.embed([question], 'query', signal)
      const neighbours = vector === undefined ? [] : await store.nearest(vector, mostNeighbours)
      breaker.succeeded()
      return neighbours
    } catch {
      if (caller?.aborted === true) breaker.abandoned()
      else breaker.failed()
      return []
    }
  }
}
