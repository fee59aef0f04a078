import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ClinicalResponse } from '@auscult/contract/ai/ai.ts'
import { askQuestion } from '@auscult/contract/ai/questions.ts'
import { getIdentity } from '@auscult/contract/auth/auth.ts'
import { getConfig } from '@auscult/contract/public/public.ts'
import {
  type Behaviour,
  type FakeModel,
  repeatDraft,
  startFakeModel,
} from '@auscult/evidence/models/testing/fake-model.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addPerson, type Person } from '../../testing/people.ts'
import { openStarterEvidence } from '../../testing/starter-evidence.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const question = 'Does dapagliflozin reduce hospitalisation in heart failure with reduced ejection fraction?'
const limit = 10
const timeoutMs = 1_000

let folder: string
let model: FakeModel
let shared: TestApp
let app: TestApp
let person: Person

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-written-'))
  shared = await startTestApp({ parts: { evidence: await openStarterEvidence(folder) } })
})

afterAll(async () => {
  await shared.close()
  await rm(folder, { recursive: true, force: true })
})

/** Each app has a breaker of its own, so that one test's failures do not silence the model in the next. */
beforeEach(async () => {
  model = await startFakeModel()
  app = await startTestApp({
    environment: {
      QUERY_LIMIT_PER_MONTH: String(limit),
      MODEL_BASE_URL: model.baseUrl,
      MODEL_NAME: 'fake',
      MODEL_API_KEY: 'a-key-of-the-provider',
      MODEL_TIMEOUT_MS: String(timeoutMs),
    },
    beside: shared,
  })
  person = await addPerson(app)
  return async () => {
    await app.close()
    await model.close()
  }
})

async function send(query = question) {
  const { status, body } = await app.call(askQuestion, {
    body: { query, type: 'clinical' },
    token: person.token,
  })
  const answered = z.object({ responseData: ClinicalResponse }).safeParse(body)
  return { status, response: answered.data?.responseData }
}

async function used(): Promise<number> {
  const { body } = await app.call(getIdentity, { token: person.token })
  const Identity = z.object({ data: z.tuple([z.object({ queryLimit: z.number() })]) })
  return limit - Identity.parse(body).data[0].queryLimit
}

describe('an answer that a model may word', () => {
  test('is counted once, and says who worded it', async () => {
    const { response } = await send()

    expect(response?.prose).toEqual({ by: 'model', model: 'fake', tokens: 1_100, fallback: null })
    expect(await used()).toBe(1)
  })

  test.each<[string, Behaviour, string]>([
    ['is silent', 'silent', 'too-slow'],
    ['is slow', 'slow', 'too-slow'],
    ['breaks off', 'cut', 'cut-off'],
    ['answers garbage', 'garbage', 'bad-output'],
    ['answers ten million characters', 'huge', 'bad-output'],
    ['answers another schema', { text: '{"text": "yes"}' }, 'bad-output'],
    [
      'cites what is not there',
      {
        sentences: ({ draft }) =>
          draft.map((each) => ({ ...each, citations: [{ id: 'pmid:1', quote: 'It works very well.' }] })),
      },
      'not-supported',
    ],
    ['is broken', { status: 500 }, 'unreachable'],
  ])('is answered in time and counted once by a model that %s', async (_what, behaviour, reason) => {
    model.behave(behaviour)
    const started = performance.now()

    const { status, response } = await send()

    expect(status).toBe(200)
    expect(response?.prose).toMatchObject({ by: 'engine', fallback: reason })
    expect(response?.sentences.length).toBeGreaterThanOrEqual(3)
    expect(performance.now() - started).toBeLessThan(timeoutMs + 1_500)
    expect(await used()).toBe(1)
  })

  test('costs nothing where it is refused, and the model is not asked', async () => {
    const { response } = await send('Does turmeric cure glioblastoma?')

    expect(response?.clinical_recommendation).toBe('')
    expect(model.requests).toEqual([])
    expect(await used()).toBe(0)
  })
})

test('neither the key of the provider nor what a model wrote stands in the log', async () => {
  model.behave({ text: 'nonsense-of-the-model' }, repeatDraft)

  await send()
  await send()

  expect(app.logs()).not.toMatch(/a-key-of-the-provider|nonsense-of-the-model|dapagliflozin/u)
})

test('a client is told that questions go to a model', async () => {
  const { body } = await app.call(getConfig)

  expect(body).toMatchObject({ features: { model: true } })
})
