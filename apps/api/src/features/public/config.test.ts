import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getConfig } from '@auscult/contract/public/public.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EvidencePart } from '../../parts/evidence.ts'
import { openStarterEvidence } from '../../testing/starter-evidence.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let evidence: EvidencePart
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-config-'))
  evidence = await openStarterEvidence(folder)
  app = await startTestApp({ parts: { evidence } })
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const readHeld = async () => (await app.call(getConfig)).body['holds']

test('a visitor learns how much is held, as it is counted, without waiting for the count', async () => {
  const { byKind } = await evidence.index.stats()

  await expect.poll(readHeld).toEqual(byKind)
  expect(byKind.article).toBeGreaterThan(0)
})
