import { createConfiguredWriter } from '@auscult/evidence/models/configured-writer.ts'
import type { Writer } from '@auscult/evidence/models/writer.ts'
import type { Config } from '../config.ts'
import type { Clock } from './clock.ts'

/** The language model of the configuration, asked to word answers; undefined where none is set up. */
export function openWriter(config: Config, clock: Clock): Writer | undefined {
  const { MODEL_BASE_URL: baseUrl, MODEL_NAME: name } = config
  if (baseUrl === undefined || name === undefined) return undefined
  return createConfiguredWriter(
    {
      baseUrl,
      name,
      apiKey: config.MODEL_API_KEY,
      timeoutMs: config.MODEL_TIMEOUT_MS,
      maxTokensPerAnswer: config.MODEL_MAX_TOKENS_PER_ANSWER,
      tokensPerDay: config.MODEL_TOKENS_PER_DAY,
    },
    clock,
  )
}
