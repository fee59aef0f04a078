import type { CorpusDescription } from '@auscult/contract/ai/corpus.ts'
import type { EvidenceIndex } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import type { Clock } from '../../parts/clock.ts'

export type CorpusDeps = {
  index: Pick<EvidenceIndex, 'stats'>
  clock: Clock
  engine: { readonly concepts: number }
  imported: () => Promise<CorpusDescription['imported']>
  models: CorpusDescription['models']
}

export type CorpusDescriber = {
  /** What is held; counted at the first call, later at most some minutes old. */
  describe(): Promise<CorpusDescription>
  /** How large it is, without waiting; null until it was counted once. */
  size(): Pick<CorpusDescription, 'documents' | 'updatedAt'> | null
  /** How many records of each kind, without waiting; null until it was counted once, which being asked begins. */
  held(): CorpusDescription['byKind'] | null
}

/** Counting a million records takes seconds, so it is done at most this often, whoever asks. */
const freshForMs = 3 * 60_000

/**
 * Describes the corpus from counts that are kept. Who asks gets the last ones at once; where those are old, newer ones are counted
 * meanwhile, by one count for all who ask.
 */
export function createCorpusDescriber(deps: CorpusDeps): CorpusDescriber {
  let last: CorpusDescription | null = null
  let counting: Promise<CorpusDescription> | null = null

  const isFresh = ({ countedAt }: CorpusDescription) =>
    deps.clock().getTime() - new Date(countedAt).getTime() < freshForMs

  async function countOnce(): Promise<CorpusDescription> {
    counting ??= count(deps).finally(() => {
      counting = null
    })
    last = await counting
    return last
  }

  /** Who asks next has the newer counts; a count that fails leaves the old ones, and the next one tries again. */
  function countMeanwhile(): void {
    void countOnce().catch(() => undefined)
  }

  return {
    size: () => last && { documents: last.documents, updatedAt: last.updatedAt },
    held() {
      if (last === null || !isFresh(last)) countMeanwhile()
      return last?.byKind ?? null
    },
    async describe() {
      if (last === null) return countOnce()
      if (!isFresh(last)) countMeanwhile()
      return last
    },
  }
}

async function count({ index, clock, engine, imported, models }: CorpusDeps): Promise<CorpusDescription> {
  const countedAt = clock().toISOString()
  const [{ documents, byKind, byStatus, years, updatedAt }, kinds] = await Promise.all([
    index.stats(),
    imported(),
  ])
  return {
    documents,
    byKind,
    byStatus,
    years,
    updatedAt,
    imported: kinds,
    lexiconConcepts: engine.concepts,
    models,
    countedAt,
  }
}
