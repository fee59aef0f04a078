import { randomUUID } from 'node:crypto'
import type { EngineRecord } from '@auscult/contract/ai-record.ts'
import { askAgent } from '@auscult/evidence/ask-agent.ts'
import { restateFollowUp } from '@auscult/evidence/understand/follow-up/follow-up.ts'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import { answerWithinMs } from './features/ai/ask-question.ts'
import { createCorpusDescriber } from './features/ai/describe-corpus.ts'
import { forgetOldQuestions } from './features/ai/forget-old-questions.ts'
import { remainingQuestions } from './features/ai/quota.ts'
import { mountAi } from './features/ai/routes.ts'
import { refundAbandoned } from './features/ai/store.ts'
import { readReport } from './features/accuracy/read-report.ts'
import { mountAccuracy } from './features/accuracy/routes.ts'
import { createPasswords, type Passwords } from './features/auth/passwords/passwords.ts'
import { mountAuth } from './features/auth/routes.ts'
import { tidyAuth } from './features/auth/tidy-auth.ts'
import { mountLanding } from './features/landing/routes.ts'
import { mountPublic } from './features/public/routes.ts'
import { addApiRules } from './http/api-rules.ts'
import { addBrowserRules } from './http/browser-rules.ts'
import { refuseBrokenRequests } from './http/broken-requests.ts'
import { addMailPage } from './http/dev-mail.ts'
import { createEnvelope } from './http/envelope.ts'
import { answerError } from './http/errors.ts'
import { speakPlainly } from './http/invalid-input.ts'
import { addOpenApi } from './http/openapi.ts'
import { warnOfUntrustedProxy } from './http/proxied.ts'
import { addRequestLog } from './http/request-log.ts'
import { createSessions, type Sessions } from './http/session.ts'
import { addWebApp } from './http/static.ts'
import { createUsedKeys } from './http/used-keys.ts'
import type { Clock } from './parts/clock.ts'
import type { DatabasePart } from './parts/db/database.ts'
import type { EmbeddingsPart } from './parts/embeddings.ts'
import type { EvidencePart } from './parts/evidence.ts'
import type { Blog } from './parts/feed/blog.ts'
import type { Geo } from './parts/geo/geo.ts'
import type { Mailbox } from './parts/mail/mailbox.ts'
import type { Mailer } from './parts/mail/mail.ts'
import type { OpenIdProvider } from './parts/openid-provider.ts'
import { createOutbox, type Outbox } from './parts/mail/outbox.ts'
import type { Secrets } from './parts/secrets.ts'
import type { Writer } from '@auscult/evidence/models/writer.ts'

/** The outside world as the server sees it. Whoever opened a part closes it after the app. */
export type Parts = {
  config: Config
  clock: Clock
  database: DatabasePart
  evidence: EvidencePart
  /** Words answers anew where the operator set up a language model. */
  writer: Writer | undefined
  geo: Geo
  blog: Blog
  /** Google sign-in, where the operator set it up. */
  google: OpenIdProvider | undefined
  embeddings: EmbeddingsPart | undefined
  secrets: Secrets
  mailer: Mailer
  /** Where mail lands when there is no SMTP. */
  mailbox: Mailbox | undefined
  /** Folder of the built web app; it may be missing. */
  webFolder: string
  version: string
  logger: FastifyBaseLogger
}

export type AppOptions = {
  passwords?: Passwords
  /** A test would wait too long for the product's own. */
  headersTimeoutMs?: number
}

export type App = {
  server: FastifyInstance
  outbox: Outbox
  sessions: Sessions
  /** Drops what has expired: sessions, used keys, counters, old audit rows, questions of more than two years ago. */
  tidy(): Promise<void>
}

const bodyLimitBytes = 256 * 1024
const requestTimeoutMs = 20_000
const checkEveryMs = 1_000
const accuracyFile = new URL('../../../content/accuracy/figures.json', import.meta.url)
/** No question is still being answered after this long. */
const abandonedAfterMs = 2 * answerWithinMs

/** Joins parts and features to a server that does not listen yet. */
export async function buildApp(
  parts: Parts,
  { passwords = createPasswords(), headersTimeoutMs = 10_000 }: AppOptions = {},
): Promise<App> {
  const { config, clock, database, evidence, geo, secrets, mailer, mailbox } = parts
  const { db } = database
  const publicUrl = config.PUBLIC_URL?.replace(/\/$/u, '') ?? `http://localhost:${config.PORT}`
  const hasTls = publicUrl.startsWith('https:')
  const server = Fastify({
    loggerInstance: parts.logger,
    // The log of requests is our own, an allow-list.
    logController: new LogController({ disableRequestLogging: true }),
    // Never the caller's: an id from outside could be forged into the log.
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    // Node looks for requests that are late every 30 seconds unless told.
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: checkEveryMs },
    ...refuseBrokenRequests({ hasTls }),
    trustProxy: trustProxies(config.TRUST_PROXY),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  })
  speakPlainly()
  server.setValidatorCompiler(validatorCompiler)
  server.setSerializerCompiler(serializerCompiler)
  server.setErrorHandler(answerError)
  // JSON is the only language spoken here; Fastify would take plain text as well.
  server.removeContentTypeParser('text/plain')
  addRequestLog(server, secrets)
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })

  const sessions = createSessions({ db, secrets, clock })
  const usedKeys = createUsedKeys(db, clock)
  const envelope = await createEnvelope({
    privateKeyPem: secrets.envelopePrivateKey,
    usedKeys,
    requireMac: config.ENVELOPE_REQUIRE_MAC,
  })
  const outbox = createOutbox({
    db,
    mailer,
    clock,
    onFailure: (error) => server.log.warn({ err: error }, 'a mail could not be delivered yet'),
  })
  const corpus = createCorpusDescriber({
    ...evidence,
    clock,
    models: {
      wording: parts.writer === undefined ? null : (config.MODEL_NAME ?? null),
      embedding: parts.embeddings === undefined ? null : (config.EMBEDDING_NAME ?? null),
    },
  })
  const accuracy = await readReport(accuracyFile)

  await addBrowserRules(server, { hasTls })
  if (config.TRUST_PROXY === undefined) warnOfUntrustedProxy(server)
  await server.register(rateLimit, { global: false })
  await addOpenApi(server, { version: parts.version, hasPage: config.mode === 'development' })
  await server.register(
    async (api) => {
      addApiRules(api, {
        sessions,
        envelope,
        limits: {
          perAddressPerMinute: config.ADDRESS_RATE_LIMIT_PER_MINUTE,
          perUserPerMinute: config.USER_RATE_LIMIT_PER_MINUTE,
        },
      })
      mountPublic(api, {
        version: parts.version,
        publicKey: envelope.publicKeyPem,
        keyId: envelope.keyId,
        hasMailbox: mailbox !== undefined && config.isLocalTrial,
        hasModel: parts.writer !== undefined || parts.embeddings !== undefined,
        hasGoogle: parts.google !== undefined,
        countHeld: () => corpus.held(),
        isDatabaseUp: () => database.isUp(),
        isEvidenceUp: () => evidence.isUp(),
        isMailUp: () => mailer.isUp(),
        findCountry: (address) => geo.findCountry(address),
      })
      mountAccuracy(api, { report: accuracy })
      mountLanding(api, { clock, listBlogPosts: () => parts.blog.listEntries() })
      mountAuth(api, {
        db,
        clock,
        secrets,
        sessions,
        outbox,
        passwords,
        publicUrl,
        google: parts.google,
        findCountry: (address) => geo.findCountry(address),
        registrationsPerHourPerAddress: config.REGISTRATIONS_PER_HOUR_PER_ADDRESS,
        queryLimitPerMonth: config.QUERY_LIMIT_PER_MONTH,
        questionsLeft: (userId) => remainingQuestions(db, userId, clock(), config.QUERY_LIMIT_PER_MONTH),
      })
      mountAi(api, {
        db,
        clock,
        index: evidence.index,
        statuses: evidence.statuses,
        corpus,
        answer: async ({ question, agent, country, spelling, understoodAs }, signal, watch) => {
          const { index, lexicon, safety } = evidence
          const records: EngineRecord[] = []
          const onRecord = (record: EngineRecord) => {
            records.push(record)
          }
          const answered = await askAgent(question, agent, {
            index,
            lexicon,
            safety,
            clock,
            signal,
            country,
            spelling,
            understoodAs,
            onRecord,
            writer: parts.writer,
            findNeighbours: parts.embeddings?.findNeighbours,
            ...watch,
          })
          const [record] = records
          return { answered, record: record === undefined ? null : { ...record, corpus: corpus.size() } }
        },
        restate: (typed, previous) => restateFollowUp(typed, previous, evidence.lexicon),
        questionsPerMonth: config.QUERY_LIMIT_PER_MONTH,
        questionsPerMinute: config.AI_RATE_LIMIT_PER_MINUTE,
      })
    },
    { prefix: '/api' },
  )
  if (mailbox !== undefined && config.isLocalTrial) addMailPage(server, mailbox, publicUrl)
  await addWebApp(server, parts.webFolder, { publicUrl, hasGoogle: parts.google !== undefined })
  return {
    server,
    outbox,
    sessions,
    async tidy() {
      await usedKeys.forgetOld()
      await sessions.forgetExpired()
      await tidyAuth({ db, clock })
      await refundAbandoned(db, new Date(clock().getTime() - abandonedAfterMs))
      await forgetOldQuestions(db, clock())
    },
  }
}

/** A number trusts that many proxies nearest to the server; addresses trust those; nothing trusts none. */
function trustProxies(trusted: Config['TRUST_PROXY']) {
  if (typeof trusted === 'number') return (_address: string, hop: number) => hop < trusted
  return trusted ?? false
}
