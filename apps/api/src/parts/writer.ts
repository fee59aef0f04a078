import type { WriterSettings } from '@auscult/evidence/models/configured-writer.ts'
import type { Config } from '../config.ts'

/** The language model of the configuration; undefined where none is set up. */
export function readWriterSettings(config: Config): WriterSettings | undefined {
  const { MODEL_BASE_URL: baseUrl, MODEL_NAME: name } = config
  if (baseUrl === undefined || name === undefined) return undefined
  return {
    baseUrl,
    name,
    apiKey: config.MODEL_API_KEY,
    timeoutMs: config.MODEL_TIMEOUT_MS,
    maxTokensPerAnswer: config.MODEL_MAX_TOKENS_PER_ANSWER,
    tokensPerDay: config.MODEL_TOKENS_PER_DAY,
  }
}
