import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { createLocalEngine } from '@auscult/evidence/engine/local-engine.ts'
import { createConfiguredWriter } from '@auscult/evidence/models/configured-writer.ts'
import type { Operation } from '@auscult/contract/operation.ts'
import { type App, type AppOptions, buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createLogger } from '../http/request-log.ts'
import { createMemoryCounters } from '../parts/counters/memory-counters.ts'
import { createBossJobs } from '../parts/jobs/boss-jobs.ts'
import { createMailbox, type Mailbox } from '../parts/mail/mailbox.ts'
import { openBlog } from '../parts/blog.ts'
import { openGeo } from '../parts/geo/open-geo.ts'
import { openEvidence } from '../parts/evidence.ts'
import { openSignInProviders } from '../parts/openid/open-providers.ts'
import type { Parts } from '../parts/parts.ts'
import { openFolderStorage } from '../parts/storage/folder-storage.ts'
import { createSharedBudget } from '../parts/shared-budget.ts'
import { readWriterSettings } from '../parts/writer.ts'
import { secretsInMemory } from './secrets-in-memory.ts'
import { contentFolder, knowledge } from './knowledge.ts'
import {
  type Answer,
  createSealedClient,
  type Input,
  type SealedClient,
  type Transport,
} from './sealed-client.ts'
import { openTestDatabase, truncate } from './test-database.ts'

export type TestApp = App & {
  parts: Parts
  mailbox: Mailbox
  clock: { now(): Date; advance(ms: number): void; set(moment: Date): void }
  client: SealedClient
  /** Calls an operation sealed, as a browser at an address of its own: '10.0.0.1' unless told. */
  call(operation: Operation, input?: Input & { from?: string }): Promise<Answer>
  transport(from?: string): Transport
  /** All log lines so far. */
  logs(): string
  /** Empties every table and the mailbox, and sets the clock back. */
  reset(): Promise<void>
  close(): Promise<void>
}

export type TestAppOptions = {
  /** Environment variables on top of the defaults. */
  environment?: Record<string, string>
  /** Parts to hand in instead of the usual ones. */
  parts?: Partial<Parts>
  options?: AppOptions
  /** An app whose database and evidence this one works on, and leaves open: for a test that only wants other settings. */
  beside?: TestApp
}

/** Limits by address, user and waiting time are off the way unless a test asks for them; counters of log-in and codes keep their values. */
const roomyLimits = {
  USER_RATE_LIMIT_PER_MINUTE: '100000',
  ADDRESS_RATE_LIMIT_PER_MINUTE: '100000',
  AI_RATE_LIMIT_PER_MINUTE: '100000',
  PEOPLE_RATE_LIMIT_PER_MINUTE: '100000',
  REGISTRATIONS_PER_HOUR_PER_ADDRESS: '1000',
  ENGINE_WAIT_MS: '60000',
}

const start = new Date('2026-11-20T12:00:00.000Z')

/**
 * The real app on a real database, with a clock that a test moves and a mailbox that it reads. One for each test file, and others
 * `beside` it. Evidence and a database that are handed in are closed with the app.
 */
export async function startTestApp({
  environment = {},
  parts: given = {},
  options,
  beside,
}: TestAppOptions = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'auscult-test-'))
  const { lexicon, records, safety, tools, postTerms } = await knowledge
  const database = given.database ?? beside?.parts.database ?? (await openTestDatabase())
  const evidence = given.evidence ?? beside?.parts.evidence ?? (await openEvidence(folder, records))
  const lines: string[] = []
  let now = start
  const clock = () => new Date(now)
  const config = readConfig({ ...roomyLimits, DATA_DIR: folder, ...environment })
  const mailbox = createMailbox(join(folder, 'mail'), clock)
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const counters = createMemoryCounters()
  const writer = readWriterSettings(config)
  const engine = createLocalEngine({
    index: evidence.index,
    lexicon,
    safety,
    tools,
    clock,
    writer:
      writer &&
      createConfiguredWriter(writer, clock, createSharedBudget(counters, clock, writer.tokensPerDay)),
  })
  const parts: Parts = {
    config,
    engine,
    postTerms,
    clock,
    database,
    counters,
    jobs: createBossJobs(database, (error) => lines.push(String(error))),
    storage: await openFolderStorage(join(folder, 'files')),
    evidence,
    geo: await openGeo(config),
    blog: openBlog(config, join(contentFolder, 'landing', 'blog-feed.xml')),
    signInProviders: openSignInProviders(config),
    embeddings: undefined,
    secrets: secretsInMemory(clock),
    mailer: mailbox,
    mailbox,
    webFolder: join(folder, 'web'),
    version: '0.0.0-test',
    logger: createLogger(config, sink),
    ...given,
  }
  const app = await buildApp(parts, options)
  const transport = injectTransport(app)
  const publicKeyPem = (await app.server.inject('/api/config')).json<{ publicKey: string }>().publicKey

  return {
    ...app,
    parts,
    mailbox,
    clock: {
      now: clock,
      advance: (ms) => {
        now = new Date(now.getTime() + ms)
      },
      set: (moment) => {
        now = moment
      },
    },
    client: createSealedClient(transport(), publicKeyPem),
    call: (operation, { from, ...input } = {}) =>
      createSealedClient(transport(from), publicKeyPem).call(operation, input),
    transport,
    logs: () => lines.join(''),
    async reset() {
      await app.outbox.flush()
      await truncate(database)
      await rm(join(folder, 'mail'), { recursive: true, force: true })
      now = start
    },
    async close() {
      await app.server.close()
      await app.stop()
      if (beside === undefined) {
        await database.close()
        await evidence.close()
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function injectTransport({ server }: App): (from?: string) => Transport {
  return (from = '10.0.0.1') =>
    async ({ method, url, headers, body }) => {
      const answer = await server.inject({
        method,
        url,
        headers,
        remoteAddress: from,
        ...(body !== undefined && { payload: body }),
      })
      const entries = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
      return { status: answer.statusCode, headers: Object.fromEntries(entries), body: answer.body }
    }
}
