import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { listQuestions, PreviousQuestion } from '@auscult/contract/ai/questions.ts'
import { AskEvent, askQuestionStream } from '@auscult/contract/ai/stream.ts'
import { getIdentity } from '@auscult/contract/auth/auth.ts'
import { SealedAnswer } from '@auscult/contract/envelope.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { EvidencePart } from '../../parts/evidence.ts'
import { addPerson, type Person } from '../../testing/people.ts'
import { type Answer, listEvents, read } from '../../testing/sealed-client.ts'
import { openStarterEvidence } from '../../testing/starter-evidence.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const limit = 5
const question = 'Does dapagliflozin reduce hospitalisation in heart failure with reduced ejection fraction?'

let folder: string
let app: TestApp
let address: string
let person: Person
/** What the search waits for before it looks, as a slow disk would make it; it notices that the asker has left. */
let slowness: (signal: AbortSignal | undefined) => Promise<void>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-stream-'))
  const seeded = await openStarterEvidence(folder)
  app = await startTestApp({
    environment: { QUERY_LIMIT_PER_MONTH: String(limit) },
    parts: { evidence: { ...seeded, index: slowed(seeded) } },
  })
  address = await app.server.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  // Browsers keep connections open; this one is not coming back.
  app.server.server.closeAllConnections()
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  slowness = async () => undefined
  person = await addPerson(app)
})

function slowed({ index }: EvidencePart): EvidencePart['index'] {
  const search: typeof index.search = async (groups, filter, k, signal) => {
    await slowness(signal)
    return index.search(groups, filter, k, signal)
  }
  return new Proxy(index, {
    get(target, name) {
      if (name === 'search') return search
      const member: unknown = Reflect.get(target, name)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}

/** Over a real connection; the stream is read by the caller. */
async function ask(body: object, signal: AbortSignal | null = null) {
  const { key, sealed } = app.client.seal(body)
  const response = await fetch(`${address}/api${askQuestionStream.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify(sealed),
    signal,
  })
  const finish = async (): Promise<Answer> =>
    read(
      { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() },
      key,
    )
  return { response, finish }
}

const Page = z.object({ data: z.array(PreviousQuestion) })

const eventsOf = ({ events }: Answer): AskEvent[] => events.map((event) => AskEvent.parse(event))

async function remaining(): Promise<unknown> {
  const { body } = await app.call(getIdentity, { token: person.token })
  return z.object({ data: z.tuple([z.object({ queryLimit: z.number() })]) }).parse(body).data[0].queryLimit
}

describe('a streamed question', () => {
  test.each([
    ['clinical', question],
    ['consensus', 'Do SGLT2 inhibitors reduce hospitalisation in heart failure?'],
    ['guideline', 'Hypertension'],
  ])('to the %s agent shows its sources, then the answer that is kept', async (type, query) => {
    const { response, finish } = await ask({ query, type })

    const events = eventsOf(await finish())

    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/u)
    expect(events.map(({ event }) => event)).toEqual(['sources', 'answer'])
    const { body } = await app.call(listQuestions, { query: { page: 1, limit: 1 }, token: person.token })
    const [kept] = Page.parse(body).data
    const answer = events.at(-1)
    const answered = answer?.event === 'answer' ? answer.answered : undefined
    expect(answered).toEqual({ _id: kept?._id, agentType: type, responseData: kept?.query })
    expect(await remaining()).toBe(limit - 1)
  })

  test('seals every event by itself, under an IV of its own', async () => {
    const { response } = await ask({ query: question, type: 'clinical' })

    const events = listEvents(await response.text()).map((json) => SealedAnswer.parse(JSON.parse(json)))

    expect(events.map((event) => Object.keys(event))).toEqual([
      ['data', 'iv'],
      ['data', 'iv'],
    ])
    expect(new Set(events.map(({ iv }) => iv)).size).toBe(2)
    expect(JSON.stringify(events)).not.toContain('dapagliflozin')
  })

  test('that is not clinical gets its message alone and costs nothing', async () => {
    const { finish } = await ask({ query: 'What is the best pizza in Naples today?', type: 'clinical' })

    const [answer, ...others] = eventsOf(await finish())

    expect(answer).toMatchObject({
      event: 'answer',
      answered: { _id: null, responseData: { status_code: 202 } },
    })
    expect(others).toEqual([])
    expect(await remaining()).toBe(limit)
  })

  test('of too few words, and one above the limit of the month, are refused as any other call', async () => {
    const short = await (await ask({ query: 'heart failure', type: 'clinical' })).finish()
    for (let asked = 0; asked < limit; asked += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person asks
      await (await ask({ query: question, type: 'clinical' })).finish()
    }
    const above = await (await ask({ query: question, type: 'clinical' })).finish()

    expect(short).toMatchObject({ status: 400, isSealed: true, events: [] })
    expect(above).toMatchObject({ status: 429, isSealed: true, body: { message: 'Monthly limit reached' } })
    expect(above.headers['content-type']).toMatch(/^application\/json/u)
    expect(Number(above.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('whose search breaks costs nothing', async () => {
    slowness = async () => {
      throw new Error('the disk broke')
    }

    const answer = await (await ask({ query: question, type: 'clinical' })).finish()

    expect(answer).toMatchObject({ status: 500, isSealed: true })
    expect(await remaining()).toBe(limit)
  })
})

describe('a person who cancels', () => {
  test('stops the work within a second and gets the question back', async () => {
    const noticed = Promise.withResolvers<number>()
    const begun = Promise.withResolvers<void>()
    slowness = async (signal) => {
      begun.resolve()
      if (signal === undefined) throw new Error('the search was given no signal')
      await once(signal, 'abort')
      noticed.resolve(performance.now())
      signal.throwIfAborted()
    }
    const caller = new AbortController()
    const asking = ask({ query: question, type: 'clinical' }, caller.signal)
    asking.catch(() => undefined)
    await begun.promise
    expect(await remaining()).toBe(limit - 1)

    const cancelledAt = performance.now()
    caller.abort()

    expect((await noticed.promise) - cancelledAt).toBeLessThan(1_000)
    await vi.waitFor(async () => expect(await remaining()).toBe(limit), { timeout: 1_000 })
    await expect(asking).rejects.toThrow(/abort/u)
  })

  test('after the sources were shown keeps nothing of the question', async () => {
    const caller = new AbortController()
    const { response } = await ask({ query: question, type: 'clinical' }, caller.signal)
    await response.text()
    const waits = Promise.withResolvers<void>()
    slowness = () => waits.promise
    const second = ask({ query: question, type: 'consensus' }, caller.signal)
    second.catch(() => undefined)
    await vi.waitFor(async () => expect(await remaining()).toBe(limit - 2))

    caller.abort()
    await vi.waitFor(async () => expect(await remaining()).toBe(limit - 1), { timeout: 1_000 })
    waits.resolve()

    // The engine wakes after the asker has gone; what it still does must change nothing.
    await pause(50)
    const { body } = await app.call(listQuestions, { query: { page: 1, limit: 10 }, token: person.token })
    expect(body).toMatchObject({ total: 1 })
  })
})
