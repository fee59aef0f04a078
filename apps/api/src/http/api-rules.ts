import { envelopeHeaders } from '@auscult/contract/envelope.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from './address.ts'
import type { Envelope } from './envelope.ts'
import { AppError, notSignedIn } from './errors.ts'
import type { Sessions, SignedIn } from './session.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token the request bears; null for none that is valid. */
    user: SignedIn | null
    /** The request's AES key once its envelope is open; the answer goes back under it. */
    envelopeKey: Buffer | null
  }
  interface FastifyInstance {
    /** One event of a stream, as JSON, under the request's key and an IV of its own; as it is for an operation that is not sealed. */
    sealEvent(request: FastifyRequest, json: string): string
  }
}

type Parts = {
  sessions: Sessions
  envelope: Envelope
  limits: { perAddressPerMinute: number; perUserPerMinute: number }
}

/**
 * What happens to every call of the contract, in this order: limit by address, session, limit by user, size and form, envelope,
 * 401, then the operation's own schemas. The cheap refusals come before the RSA operation, and a caller without a session
 * learns nothing else.
 */
export function addApiRules(app: FastifyInstance, { sessions, envelope, limits }: Parts): void {
  const limitAddress = app.createRateLimit({
    max: limits.perAddressPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => addressOf(request.ip),
  })
  const limitUser = createUserLimit(app, limits.perUserPerMinute)
  const named = new Map<string, Limit>()

  app.decorateRequest('user', null)
  app.decorateRequest('envelopeKey', null)

  app.decorate('sealEvent', ({ envelopeKey }: FastifyRequest, json: string) =>
    envelopeKey === null ? json : JSON.stringify(envelope.seal(envelopeKey, json)),
  )

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    await refuseAbove(limitAddress, request)
    if (request.routeOptions.config.operation?.access !== 'signed-in') return
    request.user = await sessions.find(request.headers.authorization)
    if (request.user !== null) await refuseAbove(limitUser, request)
  })

  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit
    if (limit === undefined) return
    const limitOperation = named.get(limit.name) ?? createUserLimit(app, limit.maxPerMinute)
    named.set(limit.name, limitOperation)
    route.preHandler = [(request) => refuseAbove(limitOperation, request)]
  })

  app.addHook('preValidation', async (request) => {
    const operation = request.routeOptions.config.operation
    if (operation === undefined) return
    const isStranger = operation.access === 'signed-in' && request.user === null
    if (operation.sealed) {
      try {
        await open(request)
      } catch (error) {
        // The 401 of a stranger goes back sealed where the envelope opens, and plain where it does not.
        throw isStranger ? notSignedIn() : error
      }
    }
    if (isStranger) throw notSignedIn()
  })

  app.addHook('onSend', async (request, reply: FastifyReply, payload) => {
    if (request.envelopeKey === null || typeof payload !== 'string') return payload
    reply.type('application/json; charset=utf-8')
    return JSON.stringify(envelope.seal(request.envelopeKey, payload, reasonOf(reply, payload)))
  })

  async function open(request: FastifyRequest): Promise<void> {
    const { headers, method } = request
    const opened =
      method === 'GET'
        ? await envelope.openHeaders(headers[envelopeHeaders.key], headers[envelopeHeaders.iv])
        : await envelope.open(request.body)
    request.envelopeKey = opened.key
    request.body = opened.body
  }
}

/** The short reason that stands unsealed beside a sealed failure. */
function reasonOf(reply: FastifyReply, payload: string): string | undefined {
  if (reply.statusCode < 400) return undefined
  const { error }: { error?: unknown } = JSON.parse(payload)
  return typeof error === 'string' ? error : 'Error'
}

type Limit = ReturnType<FastifyInstance['createRateLimit']>

function createUserLimit(app: FastifyInstance, max: number): Limit {
  return app.createRateLimit({
    max,
    timeWindow: '1 minute',
    keyGenerator: (request) => request.user?.id ?? addressOf(request.ip),
  })
}

async function refuseAbove(limit: Limit, request: FastifyRequest): Promise<void> {
  const used = await limit(request)
  if (used.isAllowed || !used.isExceeded) return
  throw new AppError('too-many-requests', 'Too many requests. Please wait a moment and try again.', {
    retryAfterSeconds: used.ttlInSeconds,
    reason: 'too-many-requests',
  })
}
