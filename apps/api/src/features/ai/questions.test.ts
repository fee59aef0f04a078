import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askQuestion, listQuestions, PreviousQuestion } from '@auscult/contract/ai/questions.ts'
import { ClinicalResponse } from '@auscult/contract/ai/ai.ts'
import { getIdentity } from '@auscult/contract/auth/auth.ts'
import type { EvidenceIndex } from '@auscult/evidence/corpus/text-index/evidence-index.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { EvidencePart } from '../../parts/evidence.ts'
import { addPerson, type Person } from '../../testing/people.ts'
import { openStarterEvidence } from '../../testing/starter-evidence.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { aiQuestions } from './tables.ts'

const limit = 10
const question = 'Does dapagliflozin reduce hospitalisation in heart failure with reduced ejection fraction?'

let folder: string
let evidence: EvidencePart
let app: TestApp
let person: Person

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-questions-'))
  evidence = await openStarterEvidence(folder)
  app = await startTestApp({
    environment: { QUERY_LIMIT_PER_MONTH: String(limit) },
    parts: { evidence },
  })
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  person = await addPerson(app)
})

const Answer = z.object({
  _id: z.uuid().nullable(),
  agentType: z.literal('clinical'),
  responseData: ClinicalResponse,
})
const Page = z.object({ data: z.array(PreviousQuestion), total: z.number(), hasMore: z.boolean() })

const send = (query: string, asking = person) =>
  app.call(askQuestion, { body: { query, type: 'clinical' }, token: asking.token })

async function list(asking = person, query: Record<string, number> = {}) {
  return Page.parse((await app.call(listQuestions, { query, token: asking.token })).body)
}

async function remaining(asking = person): Promise<unknown> {
  const { body } = await app.call(getIdentity, { token: asking.token })
  return z.object({ data: z.tuple([z.object({ queryLimit: z.number() })]) }).parse(body).data[0].queryLimit
}

describe('a clinical question', () => {
  test('is answered from sources that stand in the corpus, word for word', async () => {
    const { status, body } = await send(question)

    const { evidence: sources, sentences } = Answer.parse(body).responseData
    const stored = await evidence.index.get(sources.map(({ id }) => id))
    expect(status).toBe(200)
    expect(sources.map(({ name }) => name).join(' ')).toMatch(/DAPA-HF/u)
    expect(stored.map(({ id }) => id)).toEqual(sources.map(({ id }) => id))
    for (const { id, quote } of sentences.flatMap(({ citations }) => citations)) {
      const text = stored.find((document) => document.id === id)?.sections.map((section) => section.text)
      expect(text?.join(' ')).toContain(quote)
    }
  })

  test('is counted, and shown as what is left of the month', async () => {
    await send(question)

    expect(await remaining()).toBe(limit - 1)
  })

  test('keeps all that was weighed for it, and asked again it ranks the same', async () => {
    const [first, second] = [await send(question), await send(question)]

    const rows = await app.parts.database.db
      .select({ weighed: aiQuestions.weighed })
      .from(aiQuestions)
      .where(eq(aiQuestions.userId, person.id))
    const [weighed = [], again] = rows.map((row) => row.weighed?.candidates ?? [])
    const shown = Answer.parse(first.body).responseData.evidence.map(({ id }) => id)
    expect(weighed.length).toBeGreaterThan(shown.length)
    expect(weighed.filter(({ shownAs }) => shownAs === 'evidence').map(({ id }) => id)).toEqual(
      expect.arrayContaining(shown),
    )
    expect(again).toEqual(weighed)
    expect(second.status).toBe(200)
  })

  test('that is not clinical gets a message and costs nothing', async () => {
    const { status, body } = await send('What is the best pizza in Naples today?')

    expect(status).toBe(200)
    expect(Answer.parse(body).responseData).toMatchObject({ status_code: 202, evidence: [] })
    expect(await remaining()).toBe(limit)
  })

  test('of too few or too many words is refused in words, and costs nothing', async () => {
    const short = await send('heart failure?')
    const long = await send('heart '.repeat(101))

    expect(short).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('at least 4 words') },
    })
    expect(long).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('at most 100 words') },
    })
    expect(await remaining()).toBe(limit)
  })
})

describe('previous questions', () => {
  test('stand newest first, page by page', async () => {
    const asked = ['first', 'second', 'third'].map((word) => `${question} (${word})`)
    for (const query of asked) {
      await send(query)
      app.clock.advance(1_000)
    }

    const newest = await list(person, { page: 1, limit: 2 })
    const oldest = await list(person, { page: 2, limit: 2 })

    expect([...newest.data, ...oldest.data].map((item) => item.question)).toEqual(asked.toReversed())
    expect([newest.hasMore, oldest.hasMore, newest.total]).toEqual([true, false, 3])
  })

  test('show the answer as it was given', async () => {
    const { body } = await send(question)

    const { data } = await list()

    const { _id, responseData } = Answer.parse(body)
    expect(data[0]).toMatchObject({ _id, agentType: 'clinical', question })
    expect(data[0]?.query).toEqual(responseData)
  })

  test("are nobody else's", async () => {
    const other = await addPerson(app)
    await send(question)

    expect(await list(other)).toEqual({ data: [], total: 0, hasMore: false })
  })

  test('name a source that was retracted since, and look all sources up at once', async () => {
    const { body } = await send(question)
    const [source] = Answer.parse(body).responseData.evidence
    const [document] = await evidence.index.get([source?.id ?? ''])
    if (document === undefined) throw new Error('the answer names a source that is not there')
    await evidence.index.index([{ ...document, status: 'retracted' }])
    const look = vi.spyOn(evidence.index, 'get')

    const { data } = await list()

    await evidence.index.index([document])
    expect(look).toHaveBeenCalledTimes(1)
    const shown = ClinicalResponse.parse(data[0]?.query).evidence
    expect(shown.find(({ id }) => id === document.id)?.status).toBe('retracted')
    expect(data[0]?.query.withdrawn).toContainEqual(
      expect.objectContaining({ id: document.id, status: 'retracted' }),
    )
    look.mockRestore()
  })
})

describe('the limit of the month', () => {
  test('gives ten of fifty parallel questions an answer and forty a clear no', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(question)))

    const refused = answers.filter(({ status }) => status === 429)
    const reasons = refused.map(({ body }) => body['reason'])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limit)
    expect(refused).toHaveLength(40)
    // So many at once are told that they wait already, before the month is looked at.
    expect(new Set(reasons)).toEqual(new Set(['monthly-limit', 'too-many-waiting']))
    expect(refused.find(({ body }) => body['reason'] === 'monthly-limit')).toMatchObject({
      body: { statusCode: 429, error: 'Too Many Requests', message: 'Monthly limit reached' },
    })
    for (const { body, headers } of refused)
      expect(Number(headers['retry-after'])).toBeGreaterThan(body['reason'] === 'monthly-limit' ? 86_400 : 0)
    expect(await remaining()).toBe(0)
    expect((await list()).total).toBe(limit)
  })
})

describe('a person who asks too fast', () => {
  test('is told when to go on, and is not charged for it', async () => {
    const strict = await startTestApp({
      beside: app,
      environment: { AI_RATE_LIMIT_PER_MINUTE: '2' },
    })
    const asking = await addPerson(strict)
    const ask = () =>
      strict.call(askQuestion, { body: { query: question, type: 'clinical' }, token: asking.token })

    const answers = [await ask(), await ask(), await ask()]

    const { body } = await strict.call(listQuestions, { token: asking.token })
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(body['total']).toBe(2)
    await strict.close()
  })
})

/** The real index but for its search. */
function withSearch(index: EvidenceIndex, search: EvidenceIndex['search']): EvidenceIndex {
  return new Proxy(index, {
    get(target, name) {
      const part: unknown = name === 'search' ? search : Reflect.get(target, name)
      return typeof part === 'function' ? part.bind(target) : part
    },
  })
}

describe('a person who hangs up', () => {
  test('stops the search within a second and is not charged', async () => {
    const search = vi.fn<EvidenceIndex['search']>(
      (_groups, _filter, _k, signal) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    const slowIndex = withSearch(evidence.index, search)
    const slow = await startTestApp({
      beside: app,
      environment: { QUERY_LIMIT_PER_MONTH: '3' },
      parts: { evidence: { ...evidence, index: slowIndex } },
    })
    const address = await slow.server.listen({ port: 0, host: '127.0.0.1' })
    const asking = await addPerson(slow)
    const left = async () => {
      const { body } = await slow.call(getIdentity, { token: asking.token })
      return z.object({ data: z.tuple([z.object({ queryLimit: z.number() })]) }).parse(body).data[0]
        .queryLimit
    }
    const { sealed } = slow.client.seal({ query: question, type: 'clinical' })
    const hangUp = new AbortController()
    const request = fetch(`${address}/api/ai-query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${asking.token}` },
      body: JSON.stringify(sealed),
      signal: hangUp.signal,
    }).catch(() => undefined)
    await vi.waitFor(() => expect(search).toHaveBeenCalled(), 5_000)
    const whileAnswering = await left()

    hangUp.abort()
    await request

    const engineSignal = search.mock.calls[0]?.[3]
    await vi.waitFor(() => expect(engineSignal?.aborted).toBe(true), 1_000)
    await vi.waitFor(async () => expect(await left()).toBe(3), 3_000)
    expect(whileAnswering).toBe(2)
    await slow.close()
  })
})
