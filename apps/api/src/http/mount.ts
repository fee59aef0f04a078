import { Failure } from '@auscult/contract/envelope.ts'
import { defaultMaxBytes, type Operation } from '@auscult/contract/operation.ts'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { addressOf } from './address.ts'
import { CallerGone, notSignedIn } from './errors.ts'
import type { SignedIn } from './session.ts'
import { contentTypeOf } from './upload-rules.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation
  }
}

type Part<
  Declared extends Operation,
  Name extends 'params' | 'query' | 'body',
> = Declared[Name] extends z.ZodType ? { [Key in Name]: z.output<Declared[Name]> } : unknown

type Caller<Declared extends Operation> = Declared['access'] extends 'public' ? unknown : { user: SignedIn }

type UploadedFile = {
  bytes: Buffer
  /** One of those that the operation declares, in small letters and without parameters; what the bytes are may be another thing. */
  contentType: string
}

type Upload<Declared extends Operation> = Declared['upload'] extends object ? { file: UploadedFile } : unknown

/** What a handler gets: the checked input, who calls (unless the operation is public) and from where. */
export type Call<Declared extends Operation> = Part<Declared, 'params'> &
  Part<Declared, 'query'> &
  Part<Declared, 'body'> &
  Upload<Declared> &
  Caller<Declared> & {
    /** Network address as limits count it: IPv6 by its /64. */
    address: string
    /** Aborted when the caller hangs up before the answer is out. */
    signal: AbortSignal
    /** The Cookie header. Nothing it holds may say who calls: that is the Authorization header's alone. */
    cookies: string | undefined
    /** The User-Agent header: a stranger's, for `readDevice` alone. */
    userAgent: string | undefined
    /** The Authorization header, for an interface whose standard has a token of its own in it; a session is `user`. */
    authorization: string | undefined
    /** Takes the value of a Set-Cookie header. */
    setCookie(cookie: string): void
    log: FastifyBaseLogger
    /** For an answer that is whole but says that the server is not. */
    setStatus(code: 503): void
  }

/** Fields that the contract does not name are stripped from the answer. */
export type Handler<Declared extends Operation> = (
  call: Call<Declared>,
) => Promise<z.input<Declared['answer']>>

/**
 * Mounts one operation of the contract. `app` is the scope that `addApiRules` was called on: session, envelope and limits
 * happen there, in the order they must, because of what the operation says about itself.
 */
export function mount<const Declared extends Operation>(
  app: FastifyInstance,
  operation: Declared,
  handler: Handler<Declared>,
): void {
  app.route({
    ...routeOf(operation, operation.answer),
    handler: async (request, reply) => {
      const hangUp = new AbortController()
      const onClose = () => {
        if (!reply.raw.writableEnded) hangUp.abort(new CallerGone())
      }
      reply.raw.once('close', onClose)
      if (operation.mediaType !== undefined) reply.type(operation.mediaType)
      return handler(callOf(operation, request, reply, hangUp.signal)).finally(() =>
        reply.raw.off('close', onClose),
      )
    },
  })
}

/** All of a route but its handler. `answer` is what Fastify knows of the answer of a 200. */
export function routeOf(operation: Operation, answer: unknown) {
  return {
    method: operation.method,
    url: operation.path.replaceAll(/\{(?<name>\w+)\}/gu, ':$<name>'),
    config: { operation },
    bodyLimit: operation.maxBytes ?? defaultMaxBytes,
    schema: {
      ...(operation.params && { params: operation.params }),
      ...(operation.query && { querystring: operation.query }),
      ...(operation.body && { body: operation.body }),
      response: { 200: answer, '4xx': Failure },
      operationId: operation.name,
      summary: operation.summary,
    },
  }
}

/** What the handler gets. `signal` is to be aborted when the caller hangs up. */
export function callOf<const Declared extends Operation>(
  operation: Declared,
  request: FastifyRequest,
  reply: FastifyReply,
  signal: AbortSignal,
): Call<Declared> {
  // Fastify has checked params, query and body with the operation's own schemas, which is what `Call` says.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return {
    params: request.params,
    query: request.query,
    ...(operation.upload === undefined
      ? { body: request.body }
      : { file: { bytes: request.body, contentType: contentTypeOf(request) } }),
    ...(operation.access !== 'public' && { user: requireUser(request) }),
    address: addressOf(request.ip),
    signal,
    cookies: request.headers.cookie,
    userAgent: request.headers['user-agent'],
    authorization: request.headers.authorization,
    setCookie: (cookie: string) => void reply.header('set-cookie', cookie),
    log: request.log,
    setStatus: (code: 503) => void reply.code(code),
  } as unknown as Call<Declared>
}

function requireUser(request: FastifyRequest): SignedIn {
  if (request.user === null) throw notSignedIn()
  return request.user
}
