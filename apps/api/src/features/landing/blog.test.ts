import { getBlogPosts } from '@auscult/contract/public/landing.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp

const listEntries = () => Promise.reject(new Error('no such host'))

beforeAll(async () => {
  app = await startTestApp({ parts: { blog: { listEntries } } })
})

afterAll(() => app.close())

test('a visitor is told when the posts cannot be had, and the operator reads why in the log', async () => {
  const answer = await app.call(getBlogPosts)

  expect(answer).toMatchObject({
    status: 503,
    body: { message: 'Cannot fetch blogs. Please try again later.' },
  })
  expect(app.logs()).toContain('no such host')
})
