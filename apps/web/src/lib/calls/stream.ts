import { SealedAnswer, StreamFailure } from '@auscult/contract/envelope.ts'
import type { AnswerOf, InputOf, Operation } from '@auscult/contract/operation.ts'
import { createParser } from 'eventsource-parser'
import { i18n } from '../language/i18n.ts'
import { type CallOptions, check, isEventStream, requestAnswer } from './api.ts'
import { ApiError, ConnectionError, NoStreamError } from './call-errors.ts'
import type { Envelope } from './envelope.ts'
import { wordsOf } from './refusal-words.ts'

type Streaming = Operation & { readonly streams: true }

/** Old browsers hand out an answer only when it is whole. */
const canStream = 'body' in Response.prototype && typeof ReadableStream === 'function'

/**
 * Calls an operation that streams, and gives its events as they come; leaving the loop closes the connection. Throws NoStreamError
 * where nothing has come, so that the caller may ask without a stream, ApiError when the server refuses or fails on the way,
 * ConnectionError when the stream is cut later, and an AbortError when `signal` says so.
 */
export function callStream<const Declared extends Streaming>(
  operation: Declared,
  input: InputOf<Declared>,
  options?: CallOptions,
): AsyncGenerator<Exclude<AnswerOf<Declared>, StreamFailure>, void>
export async function* callStream(
  operation: Streaming,
  input: unknown,
  { signal }: CallOptions = {},
): AsyncGenerator<unknown, void> {
  if (!canStream) throw noStream()
  const { response, envelope } = await requestAnswer(operation, input, { signal }).catch((error: unknown) => {
    throw isOfTheWay(error) ? noStream(error) : error
  })
  if (!isEventStream(response) || response.body === null) throw noStream()
  let hasBegun = false
  try {
    for await (const event of readEvents(response.body)) {
      const opened = await open(event, envelope)
      hasBegun = true
      const failure = StreamFailure.safeParse(opened).data
      if (failure !== undefined)
        throw new ApiError(failure.statusCode, await wordsOf(failure), { error: failure.error })
      yield check(operation, opened)
    }
  } catch (error) {
    signal?.throwIfAborted()
    throw isOfTheWay(error) && !hasBegun ? noStream(error) : error
  }
  if (!hasBegun) throw noStream()
}

function noStream(cause?: unknown): NoStreamError {
  return new NoStreamError(i18n.t('call.unreachable'), { cause })
}

/** Whether what lies between is to blame, not the server: it lets nothing through, or answers in words that are not the server's. */
function isOfTheWay(error: unknown): boolean {
  if (error instanceof ApiError) return error.message === '' && error.shortReason === ''
  return error instanceof ConnectionError && !isTimeOut(error.cause)
}

function isTimeOut(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'TimeoutError'
}

/** The data of each event, as soon as it is whole. */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  // Not every browser can loop over a stream.
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const whole: string[] = []
  const parser = createParser({ onEvent: ({ data }) => whole.push(data) })
  try {
    while (true) {
      const { done, value } = await reader.read().catch(toCut)
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      yield* whole.splice(0)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function toCut(cause: unknown): never {
  throw new ConnectionError(i18n.t(isTimeOut(cause) ? 'call.timedOut' : 'call.unreachable'), { cause })
}

function open(event: string, envelope: Envelope | undefined): unknown {
  const json: unknown = JSON.parse(event)
  return envelope === undefined ? json : envelope.open(SealedAnswer.parse(json))
}
