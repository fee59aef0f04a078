import { envelopeHeaders, type RefusalReason, unopened } from '@auscult/contract/envelope-wire.ts'
import { type Failure, SealedRequest } from '@auscult/contract/envelope.ts'
import type { AnswerOf, Operation } from '@auscult/contract/operation.ts'
import { getConfig } from '@auscult/contract/public/public.ts'
import { vi } from 'vitest'
import { fromBase64, toBase64 } from '../lib/base64.ts'

/** What reached the server, opened. */
export type Received = {
  operation: string
  query: URLSearchParams
  body: unknown
  signal: AbortSignal | null
}

/** A stream's events are sent as they come; the connection is cut where they throw. */
type Reply = { status: number; answer: unknown } | { events: AsyncIterable<unknown> | Iterable<unknown> }
type Handler = (received: Received) => Reply | Promise<Reply>
export type Handlers = Map<Operation, Handler>

export function answered<Declared extends Operation>(
  _operation: Declared,
  answer: AnswerOf<Declared>,
): Reply {
  return { status: 200, answer }
}

/** A stream of these events. */
export function streamed<Declared extends Operation & { readonly streams: true }>(
  _operation: Declared,
  events: AsyncIterable<AnswerOf<Declared>> | Iterable<AnswerOf<Declared>>,
): Reply {
  return { events }
}

/** A failure as the API words it. */
export function refused(
  status: number,
  message: string,
  reason?: RefusalReason,
  told: Pick<Failure, 'field' | 'found'> = {},
): Reply {
  const failure: Failure = { statusCode: status, message, error: 'Refused', reason, ...told }
  return { status, answer: failure }
}

const algorithm = {
  name: 'RSA-OAEP',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
}

/** One pair for a test file, since the client keeps the public key it has once fetched. */
let keyPair: Promise<CryptoKeyPair> | undefined

/**
 * Stands where the network is: global fetch, answered by handlers through the real envelope with a key pair of its own.
 * Handlers may be added or replaced while it runs.
 */
export async function startSealedServer(): Promise<{ handlers: Handlers; received: Received[] }> {
  keyPair ??= crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt'])
  const keys = await keyPair
  const spki = toBase64(new Uint8Array(await crypto.subtle.exportKey('spki', keys.publicKey)))
  const publicKey = `-----BEGIN PUBLIC KEY-----\n${spki}\n-----END PUBLIC KEY-----`
  const handlers: Handlers = new Map()
  const received: Received[] = []

  handlers.set(getConfig, () =>
    answered(getConfig, {
      publicKey,
      keyId: 'test',
      features: { mailbox: false, model: false, google: false },
      smart: null,
      holds: { article: 434, trial: 0, guideline: 125 },
    }),
  )

  async function handle(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost')
    const found = [...handlers].find(
      ([{ method, path }]) => method === init.method && patternOf(path).test(url.pathname),
    )
    if (found === undefined) return Response.json({ message: 'Not Found' }, { status: 404 })
    const [operation, handler] = found
    const sealed = operation.sealed
      ? await openRequest(init, keys.privateKey).catch(() => 'unopened' as const)
      : undefined
    if (sealed === 'unopened') return Response.json(unopened, { status: unopened.statusCode })
    const request: Received = {
      operation: operation.name,
      query: url.searchParams,
      body: sealed?.body,
      signal: init.signal ?? null,
    }
    received.push(request)
    const reply = await abortable(Promise.resolve(handler(request)), request.signal)
    if ('events' in reply) return streamOf(reply.events, sealed?.key, request.signal)
    const { status, answer } = reply
    if (operation.download !== undefined && typeof answer === 'string')
      return new Response(answer, { status })
    return Response.json(sealed ? await sealAnswer(answer, sealed.key) : answer, { status })
  }

  vi.stubGlobal('fetch', handle)
  // The test environment does not know it, and the client seals nothing outside one.
  vi.stubGlobal('isSecureContext', true)
  return { handlers, received }
}

/** `/ai-query/{questionId}` stands for any id. */
function patternOf(path: string): RegExp {
  return new RegExp(`^/api${path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u')
}

async function openRequest(init: RequestInit, privateKey: CryptoKey) {
  const headers = new Headers(init.headers)
  const request = typeof init.body === 'string' ? SealedRequest.parse(JSON.parse(init.body)) : undefined
  const wrapped = request?.encryptedAesKey ?? headers.get(envelopeHeaders.key) ?? ''
  const raw = await crypto.subtle.decrypt('RSA-OAEP', privateKey, fromBase64(wrapped))
  const key = await crypto.subtle.importKey('raw', raw, 'AES-CBC', false, ['encrypt', 'decrypt'])
  if (request === undefined) return { key, body: undefined }
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-CBC', iv: fromBase64(request.iv) },
    key,
    fromBase64(request.data),
  )
  const body: unknown = JSON.parse(new TextDecoder().decode(plain))
  return { key, body }
}

async function sealAnswer(answer: unknown, key: CryptoKey) {
  const iv = crypto.getRandomValues(new Uint8Array(16))
  const plain = new TextEncoder().encode(JSON.stringify(answer))
  const data = await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, key, plain)
  return { data: toBase64(new Uint8Array(data)), iv: toBase64(iv) }
}

/** Each event sealed by itself, after a comment as the server sends them. */
function streamOf(
  events: AsyncIterable<unknown> | Iterable<unknown>,
  key: CryptoKey | undefined,
  signal: AbortSignal | null,
): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      signal?.addEventListener('abort', () => controller.error(new DOMException('Aborted', 'AbortError')))
      controller.enqueue(encoder.encode(':\n\n'))
      try {
        for await (const event of events) {
          const sealed = key === undefined ? event : await sealAnswer(event, key)
          controller.enqueue(encoder.encode(`data: ${JSON.stringify(sealed)}\n\n`))
        }
        controller.close()
      } catch (error) {
        controller.error(error)
      }
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
}

/** As fetch does: the promise is rejected as soon as the signal says so. */
function abortable<Value>(work: Promise<Value>, signal: AbortSignal | null): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
    work.then(resolve, reject)
  })
}
