import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { openWaitingRoom } from './waiting-room.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function probe(asked: TestApp, path: string) {
  const { status, body } = await asked.transport()({ method: 'GET', url: path, headers: {} })
  return { status, body: JSON.parse(body) as unknown }
}

const isUp = async () => false

const allUp = { database: 'up', evidence: 'up', storage: 'up', counters: 'up', mail: 'up' }

test('a server is ready from the end of its start until it is told to close, and alive all the while', async () => {
  const started = await startTestApp({
    beside: app,
    parts: { jobs: { start: async () => undefined, stop: async () => undefined } },
  })
  const before = await probe(started, '/health/ready')
  await started.start()
  const running = await probe(started, '/health/ready')
  started.startClosing()
  const closing = await probe(started, '/health/ready')
  const alive = await probe(started, '/health/live')
  await started.close()

  expect(before).toEqual({ status: 503, body: { ready: false, phase: 'starting', parts: allUp } })
  expect(running).toEqual({ status: 200, body: { ready: true, phase: 'running', parts: allUp } })
  expect(closing).toEqual({ status: 503, body: { ready: false, phase: 'closing', parts: allUp } })
  expect(alive).toEqual({ status: 200, body: { live: true } })
})

test.each([
  ['database', false],
  ['evidence', false],
  ['storage', true],
  ['counters', true],
  ['mail', true],
] as const)('without its %s a server says so, and stays ready: %s', async (part, ready) => {
  const { database, engine, storage, counters, mailer } = app.parts
  const silent = { isUp: () => new Promise<boolean>(() => undefined) }
  const lacking = {
    database: { database: { ...database, ...silent } },
    evidence: { engine: { ...engine, isUp: () => false } },
    storage: { storage: { ...storage, isUp } },
    counters: { counters: { ...counters, ...silent } },
    mail: { mailer: { ...mailer, isUp } },
  }
  const jobs = { start: async () => undefined, stop: async () => undefined }
  const asked = await startTestApp({ beside: app, parts: { ...lacking[part], jobs } })
  await asked.start()

  const { status, body } = await probe(asked, '/health/ready')
  const alive = await probe(asked, '/health/live')
  await asked.close()

  expect(status).toBe(ready ? 200 : 503)
  expect(body).toEqual({ ready, phase: 'running', parts: { ...allUp, [part]: 'down' } })
  expect(alive.status).toBe(200)
})

test('who asks while a server starts is told to come again, and a prober that it is alive', async () => {
  const port = await findFreePort()
  const room = await openWaitingRoom('127.0.0.1', port)
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init)
    return {
      status: answer.status,
      again: answer.headers.get('retry-after'),
      body: await answer.json(),
    }
  }

  const live = await ask('/health/live')
  const ready = await ask('/health/ready')
  const call = await ask('/api/ai-query', { method: 'POST', body: 'x'.repeat(100_000) })
  await expect(openWaitingRoom('127.0.0.1', port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await room.close()

  expect(live).toEqual({ status: 200, again: null, body: { live: true } })
  expect(ready).toEqual({ status: 503, again: '5', body: { ready: false, phase: 'starting', parts: {} } })
  expect(call).toMatchObject({ status: 503, again: '5', body: { statusCode: 503 } })
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
})

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  server.close()
  await once(server, 'close')
  return typeof place === 'object' && place !== null ? place.port : 0
}
