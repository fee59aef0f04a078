import { askQuestionStream } from '@auscult/contract/ai/stream.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerId } from '../../features/ai/ai-page.steps.tsx'
import { answerFixture, foundFixture } from '../../features/ai/clinical/clinical.fixture.ts'
import { type Handlers, refused, startSealedServer, streamed } from '../../testing/sealed-server.ts'
import { startI18n } from '../language/i18n.ts'
import { ApiError, ConnectionError, NoStreamError } from './call-errors.ts'
import { callStream } from './stream.ts'

const body = { query: 'Does dapagliflozin reduce mortality?', type: 'clinical' as const }
const answer = {
  event: 'answer' as const,
  answered: { agentType: 'clinical' as const, responseData: answerFixture, _id: answerId },
}
const sources = { event: 'sources' as const, ...foundFixture }

let handlers: Handlers

beforeEach(async () => {
  await startI18n('en-GB')
  ;({ handlers } = await startSealedServer())
  return () => vi.unstubAllGlobals()
})

/** All events, and what ended the stream where it was no good end. */
async function readAll(signal?: AbortSignal) {
  const events: string[] = []
  try {
    for await (const { event } of callStream(askQuestionStream, { body }, { signal })) events.push(event)
  } catch (error) {
    return { events, error }
  }
  return { events, error: undefined }
}

const stubNetwork = (response: () => Response) => {
  const network = fetch
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    url.endsWith(askQuestionStream.path) ? response() : network(url, init),
  )
}

describe('a stream', () => {
  it('gives its events as they come, each opened', async () => {
    const rest = Promise.withResolvers<void>()
    handlers.set(askQuestionStream, () =>
      streamed(
        askQuestionStream,
        (async function* () {
          yield sources
          await rest.promise
          yield answer
        })(),
      ),
    )
    const events = callStream(askQuestionStream, { body })

    const first = await events.next()
    rest.resolve()
    const second = await events.next()

    expect(first.value).toMatchObject({ event: 'sources', tookMs: foundFixture.tookMs })
    expect(second.value).toMatchObject({ event: 'answer', answered: { _id: answerId } })
    expect(await events.next()).toMatchObject({ done: true })
  })

  it('puts together an event that arrives in pieces', async () => {
    handlers.set(askQuestionStream, () => streamed(askQuestionStream, [answer]))
    const network = fetch
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      const response = await network(url, init)
      if (!url.endsWith(askQuestionStream.path)) return response
      const bytes = new Uint8Array(await response.arrayBuffer())
      const pieces = new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7))
          controller.close()
        },
      })
      return new Response(pieces, { headers: response.headers })
    })

    expect(await readAll()).toEqual({ events: ['answer'], error: undefined })
  })
})

describe('a stream that fails', () => {
  it('is the refusal it would be without a stream', async () => {
    handlers.set(askQuestionStream, () => refused(429, 'Monthly limit reached'))

    const { error } = await readAll()

    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 429, message: 'Monthly limit reached' })
  })

  it('on the way says what the server says', async () => {
    const failure = { event: 'failure' as const, statusCode: 503, error: '', message: 'Try again.' }
    handlers.set(askQuestionStream, () =>
      streamed(askQuestionStream, [sources, { ...failure, retryAfterSeconds: 5 }]),
    )

    const { events, error } = await readAll()

    expect(events).toEqual(['sources'])
    expect(error).toMatchObject({ name: 'ApiError', status: 503, message: 'Try again.' })
  })

  it.each<[string, () => Response]>([
    ['another kind of content', () => new Response('<p>Welcome to the guest network</p>')],
    ['a page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['nothing', () => new Response('', { headers: { 'content-type': 'text/event-stream' } })],
    [
      'a cut before the first event',
      () =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode(':\n\ndata: {"iv'))
              controller.error(new TypeError('network error'))
            },
          }),
          { headers: { 'content-type': 'text/event-stream' } },
        ),
    ],
  ])('because what lies between gives %s may be asked without one', async (_name, response) => {
    stubNetwork(response)

    const { events, error } = await readAll()

    expect(events).toEqual([])
    expect(error).toBeInstanceOf(NoStreamError)
  })

  it('because it is cut after an event may not: the server may have answered', async () => {
    handlers.set(askQuestionStream, () =>
      streamed(
        askQuestionStream,
        (async function* () {
          yield sources
          throw new TypeError('network error')
        })(),
      ),
    )

    const { error } = await readAll()

    expect(error).toBeInstanceOf(ConnectionError)
    expect(error).not.toBeInstanceOf(NoStreamError)
  })

  it('because the person cancelled is an abort', async () => {
    const controller = new AbortController()
    handlers.set(askQuestionStream, () =>
      streamed(
        askQuestionStream,
        (async function* () {
          yield sources
          controller.abort()
          await new Promise(() => undefined)
        })(),
      ),
    )

    const { error } = await readAll(controller.signal)

    expect(error).toMatchObject({ name: 'AbortError' })
  })
})
