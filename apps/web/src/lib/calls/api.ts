import { configRoute, envelopeHeaders, unopened } from '@auscult/contract/envelope-wire.ts'
import type { AnswerOf, InputOf, Operation } from '@auscult/contract/operation.ts'
import { i18n } from '../language/i18n.ts'
import { endSession, findToken } from '../session/session.ts'
import { apiBaseFor } from './api-base.ts'
import { ApiError, ConnectionError } from './call-errors.ts'
import { fieldsOf, findFailure, findSealed } from './answer-shapes.ts'
import { createEnvelope, type Envelope, importPublicKey } from './envelope.ts'
import { wordsOf } from './refusal-words.ts'

const timeOutMs = 90_000

/** What a call needs to know of an operation before its answer is checked: no schema, so that a page can ask before Zod is there. */
type Route = Pick<Operation, 'method' | 'path' | 'sealed' | 'streams' | 'download'>

type Scalars = Record<string, string | number | boolean | undefined>
type Parts = { params?: Scalars; query?: Scalars; body?: object; file?: Blob }

/** `token` speaks for another session than the one of this browser. */
export type CallOptions = { signal?: AbortSignal | undefined; token?: string | undefined }

/** What came back. The body of a stream that begins, or of a file, is not read yet, and there is no answer then. */
type Attempted = { response: Response; envelope: Envelope | undefined; answer: unknown }

let publicKey: Promise<CryptoKey> | undefined

function urlOf(operation: Route, parts: Parts): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parts.params?.[name])),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined) query.set(name, String(value))
  }
  const search = query.size > 0 ? `?${query}` : ''
  return apiBaseFor(location.hostname) + path + search
}

async function send(url: string, request: RequestInit, caller: AbortSignal | undefined): Promise<Response> {
  const timeOut = AbortSignal.timeout(timeOutMs)
  const signal = caller === undefined ? timeOut : AbortSignal.any([caller, timeOut])
  try {
    return await fetch(url, { ...request, signal, credentials: 'include' })
  } catch (error) {
    caller?.throwIfAborted()
    const reason = timeOut.aborted ? 'call.timedOut' : 'call.unreachable'
    throw new ConnectionError(i18n.t(reason), { cause: error })
  }
}

/** The answer's JSON, opened if it is sealed; undefined if there is none. */
async function read(response: Response, envelope: Envelope | undefined): Promise<unknown> {
  const json: unknown = await response.json().catch(() => undefined)
  const sealed = findSealed(json)
  return envelope !== undefined && sealed !== undefined ? envelope.open(sealed) : json
}

async function refusal(response: Response, answer: unknown): Promise<ApiError> {
  const failure = findFailure(answer)
  return new ApiError(response.status, await wordsOf(failure), failure)
}

export function isEventStream(response: Response): boolean {
  return response.ok && response.headers.get('content-type')?.startsWith('text/event-stream') === true
}

async function fetchPublicKey(): Promise<CryptoKey> {
  const { answer } = await requestAnswer(configRoute, {})
  const { publicKey: key } = fieldsOf(answer)
  if (typeof key !== 'string') throw new Error(i18n.t('call.unexpected'))
  return importPublicKey(key)
}

function getPublicKey(): Promise<CryptoKey> {
  publicKey ??= fetchPublicKey().catch((error: unknown) => {
    // A failure is not kept, so that the next call tries again.
    publicKey = undefined
    throw error
  })
  return publicKey
}

async function attempt(
  operation: Route,
  parts: Parts,
  { signal, token = findToken() }: CallOptions,
): Promise<Attempted> {
  const headers = new Headers({ accept: operation.streams ? 'text/event-stream' : 'application/json' })
  const request: RequestInit = { method: operation.method, headers }
  const envelope = operation.sealed ? await createEnvelope(await getPublicKey()) : undefined

  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  if (parts.file !== undefined) {
    headers.set('content-type', parts.file.type)
    request.body = parts.file
  } else if (operation.method !== 'GET') {
    const body = parts.body ?? {}
    headers.set('content-type', 'application/json')
    request.body = JSON.stringify(envelope === undefined ? body : await envelope.seal(body))
  } else if (envelope !== undefined) {
    headers.set(envelopeHeaders.key, envelope.wrapped.encryptedAesKey)
    headers.set(envelopeHeaders.iv, envelope.wrapped.iv)
  }

  const response = await send(urlOf(operation, parts), request, signal)
  const isFile = operation.download !== undefined && response.ok
  const answer = isFile || isEventStream(response) ? undefined : await read(response, envelope)
  if (response.status === 401) endSession('refused', token)
  return { response, envelope, answer }
}

function isUnopened(status: number, answer: unknown): boolean {
  return status === unopened.statusCode && findFailure(answer).message === unopened.message
}

/** Asks once, and once more where the server's key has changed: the only fetch of the web app. Throws what `call` throws. */
export async function requestAnswer(
  operation: Route,
  input: unknown,
  options: CallOptions = {},
): Promise<Attempted> {
  const parts: Parts = fieldsOf(input)
  let attempted = await attempt(operation, parts, options)

  // The server's key may have changed since this page was opened. What it could not open, it has not done: safe to repeat.
  if (operation.sealed && isUnopened(attempted.response.status, attempted.answer)) {
    publicKey = undefined
    attempted = await attempt(operation, parts, options)
  }

  const { response, answer } = attempted
  if (response.ok) return attempted
  // Which call and which status, and nothing that was sent or said: consoles end up in screenshots.
  // oxlint-disable-next-line no-console -- the specification has failures logged there
  if (response.status !== 401) console.warn(`${operation.method} ${operation.path}: ${response.status}`)
  throw await refusal(response, answer)
}

/** Checks an answer, or one event of a stream, by the contract. Throws where the server says what this page does not know. */
export function check(operation: Operation, answer: unknown): unknown {
  const parsed = operation.answer.safeParse(answer)
  if (!parsed.success) throw new Error(i18n.t('call.unexpected'), { cause: parsed.error })
  return parsed.data
}

/**
 * Calls an operation of the contract. Throws ApiError when the server refuses,
 * ConnectionError when no answer comes, EnvelopeError when sealing or opening fails, and an AbortError when `signal` says so.
 */
export async function call<const Declared extends Operation>(
  operation: Declared,
  input: InputOf<Declared>,
  options?: CallOptions,
): Promise<AnswerOf<Declared>>
export async function call(operation: Operation, input: unknown, options?: CallOptions): Promise<unknown> {
  const { answer } = await requestAnswer(operation, input, options)
  return check(operation, answer)
}
