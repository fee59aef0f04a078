import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

function post(body: string, url = '/api/auth/login', contentType = 'application/json') {
  return app.transport()({ method: 'POST', url, headers: { 'content-type': contentType }, body })
}

describe('a request in the wrong form', () => {
  it('is told which type of content is expected', async () => {
    const answer = await post('email=x', '/api/auth/login', 'text/plain')

    expect(answer.status).toBe(415)
  })

  it('is refused above 256 KB before anything is opened', async () => {
    const answer = await post(JSON.stringify({ data: 'A'.repeat(300_000) }))

    expect(answer.status).toBe(413)
  })

  it('learns that a log-in is needed before anything about its form', async () => {
    const answer = await post('email=x', '/api/auth/logout', 'text/plain')

    expect(answer.status).toBe(401)
  })

  it('finds nothing below /api but what the contract names, and is told so in JSON', async () => {
    const answers = await Promise.all(
      ['/api', '/api/', '/api/nothing', '/api/auth/login/more', '/api/../etc/passwd'].map((url) =>
        app.transport()({ method: 'GET', url, headers: {} }),
      ),
    )

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    for (const { body } of answers)
      expect(JSON.parse(body)).toMatchObject({ statusCode: 404, error: 'Not Found' })
  })

  it('has its id in the answer, and not one that it brought itself', async () => {
    const answer = await app.transport()({
      method: 'GET',
      url: '/api/health',
      headers: { 'x-request-id': 'forged' },
    })

    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/u)
  })
})
