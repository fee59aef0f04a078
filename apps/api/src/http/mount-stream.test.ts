import { once } from 'node:events'
import type { Socket } from 'node:net'
import { operation } from '@auscult/contract/operation.ts'
import { StreamFailure } from '@auscult/contract/envelope.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { listEvents } from '../testing/sealed-client.ts'
import { AppError, answerError } from './errors.ts'
import { mountStream, type StreamHandler } from './mount-stream.ts'

const count = operation({
  name: 'count',
  method: 'GET',
  path: '/count',
  access: 'public',
  limit: 'general',
  sealed: false,
  summary: 'Counts.',
  streams: true,
  answer: z.discriminatedUnion('event', [
    z.object({ event: z.literal('number'), number: z.number() }),
    StreamFailure,
  ]),
})

let app: FastifyInstance
let handle: StreamHandler<typeof count>
let address: string
let socket: Socket | undefined
let logged: { level: number; msg?: string }[]

beforeEach(async () => {
  logged = []
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) }
  app = Fastify({ forceCloseConnections: 'idle', logger: { stream } })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  app.decorate('sealEvent', (_request, json: string) => json)
  mountStream(app, count, (call, emit) => handle(call, emit))
  address = await app.listen({ port: 0, host: '127.0.0.1' })
  app.server.on('connection', (connection) => {
    socket = connection
  })
  return () => app.close()
})

afterEach(() => {
  vi.useRealTimers()
})

const open = (signal: AbortSignal | null = null) => fetch(`${address}/count`, { signal })
const eventsOf = async (response: Response): Promise<unknown[]> =>
  listEvents(await response.text()).map((json) => JSON.parse(json) as unknown)

/** Tells why the work was stopped, and never ends by itself. */
function workForever(emitsFirst: boolean) {
  const stopped = Promise.withResolvers<unknown>()
  const started = Promise.withResolvers<void>()
  handle = async ({ signal }, emit) => {
    if (emitsFirst) await emit({ event: 'number', number: 1 })
    started.resolve()
    await once(signal, 'abort')
    stopped.resolve(signal.reason)
    signal.throwIfAborted()
  }
  return { started: started.promise, stopped: stopped.promise }
}

describe('a stream', () => {
  test('brings the events in their order, with what keeps anything on the way from storing or holding them', async () => {
    handle = async (_call, emit) => {
      await emit({ event: 'number', number: 1 })
      await emit({ event: 'number', number: 2 })
    }

    const response = await open()

    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(response.headers.has('content-encoding')).toBe(false)
    expect(await eventsOf(response)).toEqual([
      { event: 'number', number: 1 },
      { event: 'number', number: 2 },
    ])
  })

  test('has an event on the network before the work goes on, however long that holds the event loop', async () => {
    const written: number[] = []
    handle = async (_call, emit) => {
      await emit({ event: 'number', number: 1 })
      written.push(socket?.bytesWritten ?? 0, socket?.writableLength ?? -1)
      await emit({ event: 'number', number: 2 })
      written.push(socket?.bytesWritten ?? 0, socket?.writableLength ?? -1)
    }

    await (await open()).text()

    const [first = 0, firstWaiting, second = 0, secondWaiting] = written
    expect([firstWaiting, secondWaiting]).toEqual([0, 0])
    expect(first).toBeGreaterThan(0)
    expect(second).toBeGreaterThan(first)
  })

  test('says nothing that the contract does not name', async () => {
    const row = { event: 'number' as const, number: 1, secret: 'x' }
    handle = async (_call, emit) => emit(row)

    expect(await eventsOf(await open())).toEqual([{ event: 'number', number: 1 }])
  })

  test('is kept open by a comment while nothing happens', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const started = Promise.withResolvers<void>()
    const rest = Promise.withResolvers<void>()
    handle = async (_call, emit) => {
      started.resolve()
      await rest.promise
      await emit({ event: 'number', number: 1 })
    }
    const opening = open()
    await started.promise

    vi.advanceTimersByTime(30_000)
    const response = await opening
    rest.resolve()

    const text = await response.text()
    expect(text.startsWith(':\n\n:\n\n')).toBe(true)
    expect(listEvents(text)).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('what fails', () => {
  test('before the first event has the status of an ordinary failure', async () => {
    handle = async () => {
      throw new AppError('too-many-requests', 'Wait.', { retryAfterSeconds: 7 })
    }

    const response = await open()

    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('7')
    expect(await response.json()).toEqual({ statusCode: 429, error: 'Too Many Requests', message: 'Wait.' })
  })

  test('after the first event is the last event, in the same words', async () => {
    handle = async (_call, emit) => {
      await emit({ event: 'number', number: 1 })
      throw new AppError('unavailable', 'Too long.', { retryAfterSeconds: 5 })
    }

    const events = await eventsOf(await open())

    const failure = { event: 'failure', statusCode: 503, error: 'Service Unavailable', message: 'Too long.' }
    expect(events).toEqual([
      { event: 'number', number: 1 },
      { ...failure, retryAfterSeconds: 5 },
    ])
  })

  test('and is a bug tells nothing of itself', async () => {
    handle = async (_call, emit) => {
      await emit({ event: 'number', number: 1 })
      throw new Error('a secret of the database')
    }

    const [, failure] = await eventsOf(await open())

    expect(failure).toMatchObject({ event: 'failure', statusCode: 500, retryAfterSeconds: null })
    expect(JSON.stringify(failure)).not.toContain('secret')
  })
})

describe('the work behind a stream', () => {
  test.each([true, false])('is stopped when the caller hangs up (after an event: %s)', async (emitsFirst) => {
    const { started, stopped } = workForever(emitsFirst)
    const caller = new AbortController()
    const reading = open(caller.signal).then((response) => response.text())
    reading.catch(() => undefined)
    await started

    caller.abort()

    expect(await stopped).toMatchObject({ message: 'The caller hung up.' })
    await expect(reading).rejects.toThrow(/abort/u)
  })

  test.each([true, false])(
    'that is hung up on is no fault in the log (after an event: %s)',
    async (emitsFirst) => {
      const { started, stopped } = workForever(emitsFirst)
      const caller = new AbortController()
      const reading = open(caller.signal).then((response) => response.text())
      reading.catch(() => undefined)
      await started

      caller.abort()
      await stopped
      await expect(reading).rejects.toThrow(/abort/u)
      await app.close()

      expect(logged.filter(({ level }) => level >= 40)).toEqual([])
    },
  )

  test('that goes on after the caller left is no fault in the log either', async () => {
    const started = Promise.withResolvers<void>()
    const done = Promise.withResolvers<void>()
    handle = async ({ signal }, emit) => {
      started.resolve()
      await once(signal, 'abort')
      await emit({ event: 'number', number: 1 })
      done.resolve()
    }
    const caller = new AbortController()
    const reading = open(caller.signal)
    reading.catch(() => undefined)
    await started.promise

    caller.abort()
    await done.promise
    await app.close()

    expect(logged.filter(({ level }) => level >= 40)).toEqual([])
  })

  test('is stopped when the server closes, and the caller is told to try again', async () => {
    const { started, stopped } = workForever(true)
    const reading = open().then(eventsOf)
    await started

    await app.close()

    expect(await stopped).toBeInstanceOf(AppError)
    expect((await reading).at(-1)).toMatchObject({
      event: 'failure',
      statusCode: 503,
      message: 'The server is being restarted. Please try again in a moment.',
      retryAfterSeconds: 5,
    })
  })
})
