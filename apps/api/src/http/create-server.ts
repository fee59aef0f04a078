import { randomUUID } from 'node:crypto'
import { defaultMaxBytes } from '@auscult/contract/operation.ts'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'
import type { Secrets } from '../parts/secrets.ts'
import { addBrowserRules } from './browser-rules.ts'
import { refuseBrokenRequests } from './broken-requests.ts'
import { checkInput } from './check-input.ts'
import { answerError } from './errors.ts'
import { setValidationMessages } from './invalid-input.ts'
import { addOpenApi } from './openapi.ts'
import { warnOfUntrustedProxy } from './proxy-detection.ts'
import { addRequestLog } from './request-log.ts'

const requestTimeoutMs = 20_000
const checkEveryMs = 1_000

type ServerSettings = {
  config: Config
  logger: FastifyBaseLogger
  secrets: Secrets
  version: string
  /** Whether people reach the server by https. */
  hasTls: boolean
  headersTimeoutMs: number
}

/** Fastify with all that holds for every request, whatever it asks for; no route yet but the OpenAPI document. */
export async function createServer(settings: ServerSettings): Promise<FastifyInstance> {
  const { config, hasTls } = settings
  const server = Fastify({
    loggerInstance: settings.logger,
    // The log of requests is our own, an allow-list.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // Never the caller's: an id from outside could be forged into the log.
    genReqId: () => randomUUID(),
    bodyLimit: defaultMaxBytes,
    requestTimeout: requestTimeoutMs,
    // Node looks for requests that are late every 30 seconds unless told.
    http: { headersTimeout: settings.headersTimeoutMs, connectionsCheckingInterval: checkEveryMs },
    ...refuseBrokenRequests({ hasTls }),
    trustProxy: trustProxies(config.TRUST_PROXY),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  })
  setValidationMessages()
  server.setValidatorCompiler(checkInput)
  server.setSerializerCompiler(serializerCompiler)
  server.setErrorHandler(answerError)
  // JSON is the only language spoken here; Fastify would take plain text as well.
  server.removeContentTypeParser('text/plain')
  addRequestLog(server, settings.secrets)
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  await addBrowserRules(server, { hasTls, recordOrigins: recordOriginsOf(config) })
  if (config.TRUST_PROXY === undefined) warnOfUntrustedProxy(server)
  await addOpenApi(server, { version: settings.version, hasPage: config.mode === 'development' })
  return server
}

function recordOriginsOf({ SMART_SERVERS: servers, SMART_ORIGINS: others }: Config): string[] {
  return [...new Set([...servers.map((address) => new URL(address).origin), ...others])]
}

/** A number trusts that many proxies nearest to the server; addresses trust those; nothing trusts none. */
function trustProxies(trusted: Config['TRUST_PROXY']) {
  if (typeof trusted === 'number') return (_address: string, hop: number) => hop < trusted
  return trusted ?? false
}
