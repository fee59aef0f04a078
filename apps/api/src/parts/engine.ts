import { availableParallelism } from 'node:os'
import { openEnginePool } from '@auscult/evidence/engine/engine-pool.ts'
import type { Engine } from '@auscult/evidence/engine/engine.ts'
import type { FastifyBaseLogger } from 'fastify'
import { type Config, environmentWithoutSecrets } from '../config.ts'
import type { Clock } from './clock.ts'
import type { Counters } from './counters/counters.ts'
import { readEmbeddingSettings } from './embeddings.ts'
import { createSharedBudget } from './shared-budget.ts'
import { readWriterSettings } from './writer.ts'
import { writeLog } from './log/log-events.ts'

/** A question that waits for a language model keeps its process, which then costs memory and hardly any time. */
const fewestWithModel = 4

/** Starts the processes that answer questions, as the configuration says. */
export function openEngine(
  config: Config,
  contentFolder: string,
  { counters, clock, logger }: { counters: Counters; clock: Clock; logger: FastifyBaseLogger },
): Promise<Engine> {
  const writer = readWriterSettings(config)
  const workers = config.ENGINE_WORKERS ?? defaultWorkers(writer !== undefined)
  return openEnginePool({
    settings: {
      dataFolder: config.DATA_DIR,
      contentFolder,
      writer,
      embedding: readEmbeddingSettings(config),
    },
    budget: writer && createSharedBudget(counters, clock, writer.tokensPerDay),
    workers,
    limitMs: config.ENGINE_TIMEOUT_MS + (writer?.timeoutMs ?? 0),
    environment: environmentWithoutSecrets(),
    onLoss: (error) => writeLog(logger, 'engine-process-ended', { err: error }),
  })
}

/** One core is left to the server itself. */
function defaultWorkers(hasModel: boolean): number {
  return Math.max(hasModel ? fewestWithModel : 1, availableParallelism() - 1)
}
