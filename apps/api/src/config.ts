import { existsSync } from 'node:fs'
import { z } from 'zod'
import { isLoopbackName } from './parts/addresses.ts'
import { readSecretFiles } from './secret-files.ts'
import { secretSettings } from './secret-settings.ts'
import {
  CdsClients,
  CdsOrigins,
  count,
  flag,
  longSecret,
  names,
  OidcScopes,
  PageOrigins,
  privateKey,
  serviceAddress,
  SmartServers,
  TrustedProxies,
  url,
  whole,
} from './setting-values.ts'

/** Every key, with its default. `.env.example` says what each is for; the names are the same everywhere. */
const Environment = z.object({
  AUSCULT_MODE: z.enum(['development', 'production']).optional(),
  NODE_ENV: z.string().optional(),
  PORT: whole(0, 65_535).default(3_000),
  // Loopback only: a first start has demo accounts and no TLS, so nobody else may reach it until the operator says so.
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  TRUST_PROXY: TrustedProxies.optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_POOL_SIZE: whole(1, 200).default(10),
  REDIS_URL: url(['redis:', 'rediss:']).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u, { message: 'must be the name of a bucket' })
    .optional(),
  S3_REGION: z.string().max(100).default('us-east-1'),
  S3_ENDPOINT: serviceAddress.optional(),
  S3_ACCESS_KEY_ID: z.string().max(200).optional(),
  S3_SECRET_ACCESS_KEY: z.string().max(200).optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().max(320).default('Auscult <no-reply@auscult.localhost>'),
  SESSION_SECRET: longSecret.optional(),
  TOKEN_SECRET: longSecret.optional(),
  TOKEN_SECRET_PREVIOUS: longSecret.optional(),
  ENVELOPE_PRIVATE_KEY: privateKey.optional(),
  ENVELOPE_PRIVATE_KEY_PREVIOUS: privateKey.optional(),
  ENVELOPE_REQUIRE_MAC: flag,
  QUERY_LIMIT_PER_MONTH: count(100),
  USER_RATE_LIMIT_PER_MINUTE: count(120),
  ADDRESS_RATE_LIMIT_PER_MINUTE: count(600),
  AI_RATE_LIMIT_PER_MINUTE: count(30),
  PEOPLE_RATE_LIMIT_PER_MINUTE: count(60),
  REGISTRATIONS_PER_HOUR_PER_ADDRESS: count(10),
  ENGINE_WORKERS: whole(1, 128).optional(),
  // With the time of a language model under the 80 seconds that a question may take in all.
  ENGINE_TIMEOUT_MS: whole(100, 15_000).default(10_000),
  ENGINE_WAIT_MS: whole(0, 60_000).default(1_000),
  GOOGLE_CLIENT_ID: z.string().max(300).optional(),
  GOOGLE_CLIENT_SECRET: z.string().max(300).optional(),
  GOOGLE_ISSUER: serviceAddress.default('https://accounts.google.com'),
  OIDC_ISSUER: serviceAddress.optional(),
  OIDC_CLIENT_ID: z.string().max(300).optional(),
  OIDC_CLIENT_SECRET: z.string().max(1_000).optional(),
  OIDC_NAME: z.string().trim().min(1).max(60).optional(),
  OIDC_SCOPES: OidcScopes,
  OIDC_ALLOWED_GROUPS: names,
  OIDC_GROUPS_CLAIM: z.string().min(1).max(200).default('groups'),
  MODEL_BASE_URL: serviceAddress.optional(),
  MODEL_NAME: z.string().max(200).optional(),
  MODEL_API_KEY: z.string().optional(),
  // Under the 80 seconds that a question may take in all.
  MODEL_TIMEOUT_MS: whole(100, 60_000).default(20_000),
  MODEL_MAX_TOKENS_PER_ANSWER: whole(100, 100_000).default(2_000),
  MODEL_TOKENS_PER_DAY: whole(1, 1_000_000_000).default(1_000_000),
  GEO_SERVICE_URL: serviceAddress.optional(),
  GEO_DEFAULT_COUNTRY: z.string().min(1).max(100).optional(),
  BLOG_FEED_URL: url(['http:', 'https:']).optional(),
  FEED_SOURCES: names,
  FEED_REVIEW: flag,
  FEED_TOKENS_PER_RUN: whole(0, 100_000_000).default(0),
  EUTILS_BASE_URL: serviceAddress.default('https://eutils.ncbi.nlm.nih.gov/entrez/eutils'),
  NCBI_API_KEY: z.string().max(200).optional(),
  LOCAL_ANTIBIOTIC_GUIDANCE_URL: url(['http:', 'https:']).optional(),
  SMART_CLIENT_ID: z.string().max(300).optional(),
  SMART_SERVERS: SmartServers,
  SMART_ORIGINS: PageOrigins,
  CDS_HOOKS_ORIGINS: CdsOrigins,
  CDS_HOOKS_CLIENTS: CdsClients,
  EMBEDDING_BASE_URL: serviceAddress.optional(),
  EMBEDDING_NAME: z.string().max(200).optional(),
  EMBEDDING_API_KEY: z.string().optional(),
  EMBEDDING_QUERY_PREFIX: z.string().max(500).optional(),
  EMBEDDING_PASSAGE_PREFIX: z.string().max(500).optional(),
  EMBEDDING_QUERY_TYPE: z.string().max(100).optional(),
  EMBEDDING_PASSAGE_TYPE: z.string().max(100).optional(),
  BACKUP_SCHEDULE: z
    .string()
    .regex(/^[\d*,/-]+(?: [\w*,/-]+){4}$/u, {
      message: 'must be a cron expression of five fields, such as 30 2 * * *',
    })
    .optional(),
  BACKUP_TO: z.string().max(1_000).optional(),
  BACKUP_KEEP: whole(1, 1_000).default(7),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  METRICS_PORT: whole(0, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_TOKEN: longSecret.optional(),
  DRAIN_SECONDS: whole(0, 300).default(0),
  UPGRADE_WITHOUT_BACKUP: flag,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
})

/** One is of no use without the others. */
const neededTogether = [
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'],
  ['MODEL_BASE_URL', 'MODEL_NAME'],
  ['EMBEDDING_BASE_URL', 'EMBEDDING_NAME'],
] as const

const neededInProduction = ['PUBLIC_URL', 'SESSION_SECRET', 'ENVELOPE_PRIVATE_KEY', 'SMTP_URL'] as const

type Environment = z.infer<typeof Environment>
/** `.env.example` says what each key is for. */
export type Config = Environment & {
  /** AUSCULT_MODE, or follows NODE_ENV where that is not set. */
  mode: 'development' | 'production'
  /** A development start that is reached from its own machine only: with demo accounts and the page of the local mailbox. */
  isLocalTrial: boolean
  LOG_LEVEL: NonNullable<Environment['LOG_LEVEL']>
}

/** Lists every bad value at once, one sentence a line. */
export class BadConfiguration extends Error {
  override name = 'BadConfiguration'

  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
  }
}

/** Reads a set of environment variables; an empty value counts as not set. Throws `BadConfiguration`. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { secrets, problems } = readSecretFiles(set)
  Object.assign(set, secrets)
  const read = Environment.safeParse(set)
  if (!read.success)
    problems.push(...read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  const mode = set['AUSCULT_MODE'] ?? (set['NODE_ENV'] === 'production' ? 'production' : 'development')
  if (mode === 'production') {
    problems.push(
      ...neededInProduction
        .filter((key) => set[key] === undefined)
        .map((key) => `${key}: must be set in production`),
    )
    if (isReadOnTheWay(set['PUBLIC_URL']))
      problems.push('PUBLIC_URL: must start with https:// in production, unless it names this machine')
  }
  if (set['BACKUP_SCHEDULE'] !== undefined && set['BACKUP_PASSPHRASE'] === undefined)
    problems.push('BACKUP_PASSPHRASE: must be set with BACKUP_SCHEDULE, since a backup holds the keys')
  const metricsHost = set['METRICS_HOST']
  if (metricsHost !== undefined && !isLoopbackName(metricsHost) && set['METRICS_TOKEN'] === undefined)
    problems.push('METRICS_TOKEN: must be set where METRICS_HOST is not of this machine')
  for (const together of neededTogether) {
    const given = together.find((key) => set[key] !== undefined)
    if (given === undefined) continue
    const missing = together.filter((key) => set[key] === undefined)
    problems.push(...missing.map((key) => `${key}: must be set with ${given}`))
  }
  if (!read.success || problems.length > 0) throw new BadConfiguration(problems)
  const isProduction = mode === 'production'
  return {
    ...read.data,
    mode: isProduction ? 'production' : 'development',
    isLocalTrial: !isProduction && isOfThisMachine(read.data.PUBLIC_URL),
    // A line for each request would push what a newcomer has to read, the demo accounts, off the terminal.
    // In production a local address is more likely that of a proxy nobody told of, whose callers come from anywhere.
    GEO_DEFAULT_COUNTRY: read.data.GEO_DEFAULT_COUNTRY ?? (isProduction ? undefined : 'Ireland'),
    LOG_LEVEL: read.data.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  }
}

/** Where people reach the product, without a slash at its end. */
export function publicUrlOf({ PUBLIC_URL, PORT }: Pick<Config, 'PUBLIC_URL' | 'PORT'>): string {
  return PUBLIC_URL?.replace(/\/$/u, '') ?? `http://localhost:${PORT}`
}

/** Whether the product is reached under a name of this machine, as it is where no address is set. */
function isOfThisMachine(publicUrl: string | undefined): boolean {
  return publicUrl === undefined || isLoopbackName(new URL(publicUrl).hostname)
}

function isReadOnTheWay(publicUrl: string | undefined): boolean {
  if (publicUrl === undefined || !URL.canParse(publicUrl)) return false
  return new URL(publicUrl).protocol === 'http:' && !isOfThisMachine(publicUrl)
}

/** The configuration of this process: its environment, and before that the file `.env` where there is one. */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readConfig(process.env)
}

/** What a process gets that is started from this one and is told by it what else it needs. */
export function environmentWithoutSecrets(): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(process.env).filter(([key]) => !secretSettings.includes(key)))
}
