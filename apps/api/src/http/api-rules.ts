import type { KeyObject } from 'node:crypto'
import { envelopeHeaders } from '@auscult/contract/envelope-wire.ts'
import type { RateLimit } from '@auscult/contract/operation.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Counters } from '../parts/counters/counters.ts'
import { requireAccess } from './access.ts'
import { addressOf } from './address.ts'
import type { Envelope } from './envelope.ts'
import { AppError, notSignedIn } from './errors.ts'
import { requireContentType } from './upload-rules.ts'
import type { Sessions, SignedIn } from './session.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token the request bears; null for none that is valid. */
    user: SignedIn | null
    /** The request's AES key once its envelope is open; the answer goes back under it. */
    envelopeKey: KeyObject | null
  }
  interface FastifyInstance {
    /** One event of a stream, as JSON, under the request's key and an IV of its own; as it is for an operation that is not sealed. */
    sealEvent(request: FastifyRequest, json: string): string
  }
}

type Parts = {
  sessions: Sessions
  envelope: Envelope
  counters: Counters
  /** How many calls a minute: from one address in all, and from one user by the limit an operation names. */
  callsPerMinute: { address: number } & Record<RateLimit, number>
}

/**
 * What happens to every call of the contract, in this order: limit by address, session, limits by user, size and form, envelope,
 * 401 and 403, then the operation's own schemas. The cheap refusals come before the RSA operation, and a caller without a session
 * learns nothing else.
 */
export function addApiRules(
  app: FastifyInstance,
  { sessions, envelope, counters, callsPerMinute }: Parts,
): void {
  const countCall = createCallCount(counters, callsPerMinute)
  app.decorateRequest('user', null)
  app.decorateRequest('envelopeKey', null)

  app.decorate('sealEvent', ({ envelopeKey }: FastifyRequest, json: string) =>
    envelopeKey === null ? json : envelope.seal(envelopeKey, json),
  )

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    await countCall('address', addressOf(request.ip))
    const operation = request.routeOptions.config.operation
    if (operation === undefined || operation.access === 'public') return
    request.user = await sessions.find(request.headers.authorization)
    if (request.user !== null) await countCall('general', request.user.id)
  })

  // Before a byte of the file is read: what nobody may send is not waited for. There is no envelope in which the refusal would have to go.
  app.addHook('onRequest', async (request) => {
    const operation = request.routeOptions.config.operation
    if (operation?.upload === undefined) return
    requireAccess(operation.access, request.user)
    requireContentType(operation.upload, request)
  })

  // After the schemas, so that what could not be asked takes nothing of what may be.
  app.addHook('preHandler', async (request) => {
    const limit = request.routeOptions.config.operation?.limit ?? 'general'
    if (limit !== 'general') await countCall(limit, request.user?.id ?? addressOf(request.ip))
  })

  app.addHook('preValidation', async (request) => {
    const operation = request.routeOptions.config.operation
    if (operation === undefined) return
    const isStranger = operation.access !== 'public' && request.user === null
    if (operation.sealed) {
      try {
        await open(request)
      } catch (error) {
        // The 401 of a stranger goes back sealed where the envelope opens, and plain where it does not.
        throw isStranger ? notSignedIn() : error
      }
    }
    requireAccess(operation.access, request.user)
  })

  app.addHook('onSend', async (request, reply: FastifyReply, payload) => {
    if (request.envelopeKey === null || typeof payload !== 'string') return payload
    reply.type('application/json; charset=utf-8')
    return envelope.seal(request.envelopeKey, payload, reasonOf(reply, payload))
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

/** Counts one call to a limit; throws 429 with the time to wait when it is full. */
function createCallCount(counters: Counters, callsPerMinute: Parts['callsPerMinute']) {
  return async (limit: keyof typeof callsPerMinute, key: string): Promise<void> => {
    const count = { name: `calls-${limit}`, max: callsPerMinute[limit], windowSeconds: 60 }
    const { isAllowed, retryAfterSeconds } = await counters.take(count, key)
    if (isAllowed) return
    throw new AppError('too-many-requests', 'Too many requests. Please wait a moment and try again.', {
      retryAfterSeconds,
      reason: 'too-many-requests',
    })
  }
}

/** The short reason that stands unsealed beside a sealed failure. */
function reasonOf(reply: FastifyReply, payload: string): string | undefined {
  if (reply.statusCode < 400) return undefined
  const { error }: { error?: unknown } = JSON.parse(payload)
  return typeof error === 'string' ? error : 'Error'
}
