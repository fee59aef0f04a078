import { createConnection } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let port: number
beforeAll(async () => {
  app = await startTestApp({
    environment: { PUBLIC_URL: 'https://auscult.example.org', LOG_LEVEL: 'info' },
    options: { headersTimeoutMs: 1_000 },
  })
  await app.server.listen({ host: '127.0.0.1', port: 0 })
  const place = app.server.server.address()
  port = typeof place === 'object' && place !== null ? place.port : 0
})
afterAll(() => app.close())

/** What the server answers to these bytes until it closes the connection. */
function say(bytes: string): Promise<string> {
  const socket = createConnection({ host: '127.0.0.1', port })
  socket.write(bytes)
  return text(socket)
}

const host = 'Host: localhost\r\n'

describe('a request that no route sees', () => {
  it.each([
    ['an address that cannot be decoded', `GET /secret% HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 400],
    ['such an address of the API', `GET /api/%ff HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, 400],
    ['headers of 17 KB', `GET / HTTP/1.1\r\n${host}X-Long: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
    ['what is no HTTP', 'HELLO\r\n\r\n', 400],
  ])('is refused with headers as strict as any other: %s', async (_case, bytes, status) => {
    const answer = await say(bytes)

    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'))
    for (const line of [
      "content-security-policy: default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options: nosniff',
      'x-frame-options: DENY',
      'strict-transport-security: max-age=31536000; includeSubDomains',
      'permissions-policy: accelerometer=()',
      'cache-control: no-store',
    ]) {
      expect(head.toLowerCase()).toContain(line.toLowerCase())
    }
    expect(JSON.parse(body)).toMatchObject({ statusCode: status })
    expect(body).not.toMatch(/secret|%/u)
  })

  it('stands in the log of requests, without its address', async () => {
    await say(`GET /secret% HTTP/1.1\r\n${host}Connection: close\r\n\r\n`)

    expect(app.logs()).toMatch(/"method":"GET","route":"none","status":400/u)
    expect(app.logs()).not.toContain('secret')
  })

  it('is cut off where its headers do not end in time, which is ten seconds unless told', async () => {
    const startedAt = performance.now()
    const usual = await startTestApp({ beside: app })
    await usual.close()

    const answer = await say(`GET / HTTP/1.1\r\n${host}`)

    expect(answer).toMatch(/^HTTP\/1\.1 408 /u)
    expect(performance.now() - startedAt).toBeLessThan(8_000)
    expect(usual.server.server.headersTimeout).toBe(10_000)
  })
})
