import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { WriterSettings } from '../models/configured-writer.ts'
import { type EmbeddingSettings, toEmbeddingSettings } from '../models/embedding-settings.ts'
import { isServiceAddress } from '../models/service-address.ts'

// As the server does: the environment, and before it the file .env in the folder one stands in.
if (existsSync('.env')) process.loadEnvFile('.env')

const read = (key: string) => process.env[key] || undefined

const number = (key: string, fallback: number) => {
  const value = Number(process.env[key])
  return Number.isInteger(value) && value > 0 ? value : fallback
}

/** The language model that words answers; undefined where none is set up. Throws where questions may not be sent to its address. */
export function readModelSettings(): WriterSettings | undefined {
  const [baseUrl, name] = [read('MODEL_BASE_URL'), read('MODEL_NAME')]
  if (baseUrl === undefined || name === undefined) return undefined
  if (!isServiceAddress(baseUrl))
    throw new Error(
      'MODEL_BASE_URL must start with https://, or with http:// for a host of this machine or network.',
    )
  return {
    baseUrl,
    name,
    apiKey: read('MODEL_API_KEY'),
    timeoutMs: number('MODEL_TIMEOUT_MS', 20_000),
    maxTokensPerAnswer: number('MODEL_MAX_TOKENS_PER_ANSWER', 2_000),
    tokensPerDay: number('MODEL_TOKENS_PER_DAY', 1_000_000),
  }
}

/** The embedding model; undefined where none is set up. Throws where documents may not be sent to its address. */
export function readEmbeddingSettings(): EmbeddingSettings | undefined {
  const set = Object.entries(process.env).filter(([, value]) => value !== '')
  const settings = toEmbeddingSettings(Object.fromEntries(set))
  if (settings !== undefined && !isServiceAddress(settings.baseUrl))
    throw new Error(
      'EMBEDDING_BASE_URL must start with https://, or with http:// for a host of this machine or network.',
    )
  return settings
}

/** Settings of the commands; `.env.example` says what each is for. An empty value counts as not set. */
export const environment = {
  dataFolder: resolve(read('DATA_DIR') ?? '.data'),
  ncbiApiKey: read('NCBI_API_KEY'),
  eutilsBaseUrl: read('EUTILS_BASE_URL') ?? 'https://eutils.ncbi.nlm.nih.gov/entrez/eutils',
  pubmedFilesBaseUrl: read('PUBMED_FILES_BASE_URL') ?? 'https://ftp.ncbi.nlm.nih.gov/pubmed',
  trialsBaseUrl: read('TRIALS_BASE_URL') ?? 'https://clinicaltrials.gov/api/v2',
}
