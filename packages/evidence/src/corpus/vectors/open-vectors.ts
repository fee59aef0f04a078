import { join } from 'node:path'
import { createBreaker } from '../../models/breaker.ts'
import { createOpenAiCompatibleEmbedding } from '../../models/embedding-model.ts'
import type { EmbeddingSettings } from '../../models/embedding-settings.ts'
import { createFindNeighbours, type FindNeighbours, neighbourTimeoutMs } from '../../search/neighbours.ts'
import { embedCorpus, type EmbedParts, type EmbedProgress } from './embed-corpus.ts'
import { VectorStore } from './vector-store.ts'

/** The vectors of a data folder: to search by and to fill. */
export type Vectors = {
  findNeighbours: FindNeighbours
  update(parts: Pick<EmbedParts, 'index' | 'signal' | 'onProgress'>): Promise<EmbedProgress>
  close(): Promise<void>
}

/** Opens DATA_DIR/vectors for the embedding model that an operator set up. */
export async function openVectors(
  dataFolder: string,
  settings: EmbeddingSettings,
  clock: () => Date,
): Promise<Vectors> {
  const folder = join(dataFolder, 'vectors')
  const model = createOpenAiCompatibleEmbedding(settings)
  const store = await VectorStore.open(folder, model.key)
  return {
    findNeighbours: createFindNeighbours({
      model,
      store,
      breaker: createBreaker(clock),
      timeoutMs: neighbourTimeoutMs,
    }),
    update: (parts) => embedCorpus({ ...parts, store, model, clock, lockFolder: folder }),
    close: () => store.close(),
  }
}
