import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadPostTerms, type PostTerms } from '@auscult/digest/search/post-terms.ts'
import { loadInstalledLexicon } from '@auscult/evidence/understand/lexicon/installed-lexicon.ts'
import type { EvidenceIndex } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import { openLanceIndex } from '@auscult/evidence/corpus/text-index/lance-index.ts'
import { openDeferredRecordMaker } from '@auscult/evidence/record/deferred-record-maker.ts'
import { createBackups } from './backup/backups.ts'
import type { BackupSources } from './backup/make-archive.ts'
import type { Config } from './config.ts'
import { createLogger } from './http/request-log.ts'
import { systemClock } from './parts/clock.ts'
import type { DatabasePart } from './parts/db/database.ts'
import { openPglite } from './parts/db/pglite.ts'
import { openPostgres } from './parts/db/postgres.ts'
import type { Counters } from './parts/counters/counters.ts'
import { createMemoryCounters } from './parts/counters/memory-counters.ts'
import { openRedisCounters } from './parts/counters/redis-counters.ts'
import { openEngine } from './parts/engine.ts'
import { openEmbeddings } from './parts/embeddings.ts'
import { type EvidencePart, openSeededEvidence } from './parts/evidence.ts'
import { openBlog } from './parts/blog.ts'
import { openGeo } from './parts/geo/open-geo.ts'
import { createBossJobs } from './parts/jobs/boss-jobs.ts'
import { createMailbox } from './parts/mail/mailbox.ts'
import { createSmtpMailer } from './parts/mail/smtp.ts'
import { openSignInProviders } from './parts/openid/open-providers.ts'
import type { Parts } from './parts/parts.ts'
import { loadSecrets } from './parts/secrets.ts'
import { hasCode, StartError } from './parts/start-error.ts'
import { openStorage } from './parts/storage/open-storage.ts'
import { requireNoUnfinishedRestore } from './parts/unfinished-restore.ts'
import { writeLog } from './parts/log/log-events.ts'
import { upgradeDatabase } from './upgrade/upgrade-database.ts'

const contentFolder = fileURLToPath(new URL('../../../content', import.meta.url))
const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))
const packageFile = new URL('../package.json', import.meta.url)

/** The evidence alone, for an operator's command that needs it. Throws `StartError`. */
export function openOnlyEvidence(config: Config): Promise<EvidencePart> {
  return openSeededEvidence(config.DATA_DIR, contentFolder).catch((error: unknown) => {
    throw toEvidenceFault(error, config)
  })
}

/** What an upgrade needs, opened without a change: neither keys are made nor new evidence brought in. Throws `StartError`. */
export async function openUpgradeParts(
  config: Config,
): Promise<BackupSources & { database: DatabasePart; close(): Promise<void> }> {
  requireNoUnfinishedRestore(config.DATA_DIR)
  const database = await openDatabase(config)
  const storage = await openStorage(config)
  const evidence = openEvidenceAsItIs(config)
  return {
    config,
    clock: systemClock,
    database,
    storage,
    openEvidence: () => evidence.open(),
    version: readVersion(),
    async close() {
      await evidence.close()
      await storage.close()
      await database.close()
    },
  }
}

/** The evidence as the release before left it, for a backup: what is new in the starter corpus stays out. */
function openEvidenceAsItIs(config: Config) {
  let opened: Promise<EvidenceIndex> | undefined
  return {
    async open() {
      opened ??= openIndexIn(config.DATA_DIR)
      try {
        return { index: await opened }
      } catch (error) {
        throw toEvidenceFault(error, config)
      }
    },
    close: async () => (await opened?.catch(() => undefined))?.close(),
  }
}

/** The reading of news and research alone, likewise: a second of work and 0.1 GB, of which the names are nearly all. */
export async function loadOnlyPostTerms({ DATA_DIR: dataFolder }: Config): Promise<PostTerms> {
  return loadPostTerms(contentFolder, dataFolder, await loadInstalledLexicon(contentFolder, dataFolder))
}

/**
 * Opens each part as the configuration says: embedded by default, a server where a URL is set; the database is brought to this release, and
 * `tell` hears of it. Throws `StartError`.
 */
export async function openParts(config: Config, tell: (line: string) => void): Promise<Parts> {
  const base = await openBaseParts(config)
  await upgrade(base, tell)
  const { clock, counters, logger } = base
  const [evidence, [engine, postTerms]] = await openTogether(
    openOnlyEvidence(config),
    // The names are read here while the engine's processes read them.
    Promise.all([openEngine(config, contentFolder, { counters, clock, logger }), loadOnlyPostTerms(config)]),
  )
  // Not waited for: questions are answered meanwhile, records that are wanted earlier are read then.
  void readRecordsAnew(evidence, logger)
  return {
    ...base,
    engine,
    evidence,
    postTerms,
    embeddings: await openEmbeddings(config, { index: evidence.index, clock, logger }),
  }
}

/** Before the evidence is opened, to which this release may add: the backup has it as it was. */
async function upgrade(
  base: Omit<BackupSources, 'openEvidence'> & { database: DatabasePart },
  tell: (line: string) => void,
): Promise<void> {
  const evidence = openEvidenceAsItIs(base.config)
  try {
    await upgradeDatabase({
      database: base.database,
      backups: createBackups({ ...base, openEvidence: () => evidence.open() }),
      withoutBackup: base.config.UPGRADE_WITHOUT_BACKUP,
      tell,
    })
  } finally {
    await evidence.close()
  }
}

/** Both at once. What is wrong with the first is told rather than what follows of it in the second. */
async function openTogether<First, Second>(
  first: Promise<First>,
  second: Promise<Second>,
): Promise<[First, Second]> {
  second.catch(() => undefined)
  return [await first, await second]
}

/** What the folder of the evidence holds cannot be read. What the system itself refuses (a full disk, a missing file) has a code and is told elsewhere. */
function toEvidenceFault(cause: unknown, { DATA_DIR: dataFolder }: Config): unknown {
  if (cause instanceof StartError || isOfSystem(cause)) return cause
  const why = cause instanceof Error ? (cause.message.split('\n', 1)[0] ?? '') : String(cause)
  return new StartError(
    `The evidence in ${join(dataFolder, 'evidence')} cannot be read (${why}). Restore the folders evidence and import-state from a backup, or move both away: the next start brings in the starter corpus anew, and what else was in them is imported again.`,
    { cause },
  )
}

function isOfSystem(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^E[A-Z0-9_]+$/u.test(String(error.code))
}

/** An index to be filled in another folder than the product's, read by the names that stand there. */
export async function openIndexIn(dataFolder: string): Promise<EvidenceIndex> {
  return openLanceIndex(
    join(dataFolder, 'evidence'),
    await openDeferredRecordMaker(contentFolder, dataFolder),
  )
}

/** All but the evidence: enough for the operator's commands, which ask no questions. */
export async function openBaseParts(
  config: Config,
): Promise<Omit<Parts, 'engine' | 'evidence' | 'embeddings' | 'postTerms'>> {
  requireWritable(resolve(config.DATA_DIR))
  requireNoUnfinishedRestore(config.DATA_DIR)
  const secrets = loadSecrets(config, systemClock)
  const logger = createLogger(config)
  const database = await openDatabase(config)
  const mailbox =
    config.SMTP_URL === undefined ? createMailbox(join(config.DATA_DIR, 'mail'), systemClock) : undefined

  return {
    config,
    clock: systemClock,
    database,
    counters: await openCounters(config, logger),
    storage: await openStorage(config),
    jobs: createBossJobs(database, (error) => writeLog(logger, 'job-failed', { err: error })),
    geo: await openGeo(config),
    blog: openBlog(config, join(contentFolder, 'landing', 'blog-feed.xml')),
    signInProviders: openSignInProviders(config),
    secrets,
    mailbox,
    mailer: mailbox ?? createSmtpMailer(config.SMTP_URL ?? '', config.MAIL_FROM),
    webFolder,
    version: readVersion(),
    logger,
  }
}

async function readRecordsAnew(evidence: EvidencePart, logger: Parts['logger']): Promise<void> {
  try {
    const records = await evidence.refreshRecords()
    if (records > 0) writeLog(logger, 'records-read-anew', { records })
  } catch (error) {
    if (!isAbort(error)) writeLog(logger, 'records-not-read-anew', { err: error })
  }
}

/** The server was closed while it read; the next start goes on. */
function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

function openDatabase(config: Config): Promise<DatabasePart> {
  return config.DATABASE_URL === undefined
    ? openPglite(join(config.DATA_DIR, 'db'))
    : openPostgres(config.DATABASE_URL, config.DATABASE_POOL_SIZE)
}

function openCounters({ REDIS_URL: url }: Config, logger: Parts['logger']): Promise<Counters> | Counters {
  if (url === undefined) return createMemoryCounters()
  return openRedisCounters(url, (error) => writeLog(logger, 'counters-unreachable', { err: error }))
}

function requireWritable(folder: string): void {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EEXIST', 'ENOTDIR', 'ENOENT')) throw error
    throw new StartError(
      `The data folder ${folder} cannot be written to. Make it writable for this user, or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
}

/** Folder by folder: Node's own recursive mkdir never returns where a parent refuses with ENOENT, as /proc does (Node 24.21). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

function readVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(packageFile, 'utf8'))
  return version
}
