import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { embedCorpus } from '@auscult/evidence/corpus/vectors/embed-corpus.ts'
import { type Neighbour, VectorStore } from '@auscult/evidence/corpus/vectors/vector-store.ts'
import type { EvidenceIndex } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import { createBreaker } from '@auscult/evidence/models/breaker.ts'
import { createOpenAiCompatibleEmbedding } from '@auscult/evidence/models/embedding-model.ts'
import type { EmbeddingSettings } from '@auscult/evidence/models/embedding-settings.ts'
import type { Fuse } from '@auscult/evidence/search/fuse-ranks.ts'
import { createFindNeighbours } from '@auscult/evidence/search/neighbours.ts'

/** How neighbours in meaning join what words find; without it words stand alone. */
export type Meaning = { findNeighbours: (question: string) => Promise<Neighbour[]>; fuse: Fuse }

/** Quality is measured, not patience: a model on a busy machine may take longer than a server would wait. */
const patienceMs = 120_000
const clock = () => new Date()

/**
 * The neighbours of a corpus by a model. Vectors are kept between runs in the folder of temporary files, under the given name; each question
 * is sent once. Throws `ModelFailure` where documents cannot be embedded.
 */
export async function openNeighbours(name: string, settings: EmbeddingSettings, index: EvidenceIndex) {
  const folder = join(tmpdir(), 'auscult-evaluation', `meaning-${name}`)
  const model = createOpenAiCompatibleEmbedding(settings)
  const store = await VectorStore.open(folder, model.key)
  const started = performance.now()
  const { embedded } = await embedCorpus({ index, store, model, clock, lockFolder: folder })
  const embeddedMs = performance.now() - started
  const ask = createFindNeighbours({ model, store, breaker: createBreaker(clock), timeoutMs: patienceMs })
  const known = new Map<string, Promise<Neighbour[]>>()
  return {
    embedded,
    embeddedMs,
    find: (question: string): Promise<Neighbour[]> => {
      const neighbours = known.get(question) ?? ask(question).then(requireNeighbours)
      known.set(question, neighbours)
      return neighbours
    },
    close: () => store.close(),
  }
}

/** A server does without; a measurement would be that of words alone and not say so. */
function requireNeighbours(neighbours: Neighbour[]): Neighbour[] {
  if (neighbours.length === 0) throw new Error('The embedding model failed while a question was asked.')
  return neighbours
}
