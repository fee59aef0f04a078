import { getConfig } from '@auscult/contract/public.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

test('a visitor learns how much is held, as it is counted, without waiting for the count', async () => {
  const holds = async () => (await app.call(getConfig)).body['holds']
  const { byKind } = await app.parts.evidence.index.stats()

  await expect.poll(holds).toEqual(byKind)
  expect(byKind.article).toBeGreaterThan(0)
})
