import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { allowedMethods } from './allowed-methods.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('a call of an address by another method is told which it answers', async () => {
  const answer = await app.transport()({ method: 'PUT', url: '/api/ai-query?page=1', headers: {} })

  expect(answer.status).toBe(405)
  expect(answer.headers['allow']).toBe('POST, GET, DELETE')
  expect(JSON.parse(answer.body)).toMatchObject({
    statusCode: 405,
    message: 'This address answers POST, GET, DELETE only.',
  })
})

it.each([
  ['/api/ai-query/01991b6a-5f0e-7c3a-9d6c-2f1f6d0a7b11', ['GET', 'DELETE']],
  ['/api/ai-query/a/b', []],
  ['/api/nothing', []],
  ['/ai-query', []],
])('%s answers %j', (path, methods) => {
  expect(allowedMethods(path)).toEqual(methods)
})
