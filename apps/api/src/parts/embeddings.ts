import { setTimeout as wait } from 'node:timers/promises'
import { CorpusLockedError } from '@auscult/evidence/corpus/corpus-lock.ts'
import type { EvidenceIndex } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import { openVectors } from '@auscult/evidence/corpus/vectors/open-vectors.ts'
import { type EmbeddingSettings, toEmbeddingSettings } from '@auscult/evidence/models/embedding-settings.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Clock } from './clock.ts'
import { writeLog } from './log/log-events.ts'

/** What fills the vectors that questions are searched for by, where the operator set up an embedding model. */
export type EmbeddingsPart = {
  /** Begins to give vectors to documents that lack one, and goes on doing so for what an import brings in. */
  start(): void
  close(): Promise<void>
}

const betweenRunsMs = 10 * 60_000

/** The embedding model of the configuration; undefined where none is set up. */
export function readEmbeddingSettings(config: Config): EmbeddingSettings | undefined {
  return toEmbeddingSettings(config)
}

export async function openEmbeddings(
  config: Config,
  { index, clock, logger }: { index: EvidenceIndex; clock: Clock; logger: FastifyBaseLogger },
): Promise<EmbeddingsPart | undefined> {
  const settings = readEmbeddingSettings(config)
  if (settings === undefined) return undefined
  const vectors = await openVectors(config.DATA_DIR, settings, clock)
  const closing = new AbortController()
  let running = Promise.resolve()

  async function updateNowAndThen(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one run after the other
        const { embedded, removed } = await vectors.update({ index, signal: closing.signal })
        if (embedded + removed > 0) writeLog(logger, 'vectors-updated', { embedded, removed })
      } catch (error) {
        if (closing.signal.aborted) return
        // `npm run corpus -- embed` may be at it; anything else is tried again.
        if (!(error instanceof CorpusLockedError)) writeLog(logger, 'vectors-not-filled', { err: error })
      }
      // oxlint-disable-next-line no-await-in-loop -- a pause between two runs
      await wait(betweenRunsMs, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }

  return {
    start() {
      running = updateNowAndThen()
    },
    async close() {
      closing.abort()
      await running
      await vectors.close()
    },
  }
}
