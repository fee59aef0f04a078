import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { askQuestion } from '@auscult/contract/ai/questions.ts'
import { ClinicalResponse } from '@auscult/contract/ai/ai.ts'
import { getIdentity } from '@auscult/contract/auth/auth.ts'
import { getHealth } from '@auscult/contract/public/public.ts'
import { openEnginePool } from '@auscult/evidence/engine/engine-pool.ts'
import { EngineTooSlow } from '@auscult/evidence/engine/engine.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { EvidencePart } from '../../parts/evidence.ts'
import { addPerson, type Person } from '../../testing/people.ts'
import { openStarterEvidence } from '../../testing/starter-evidence.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

// Processes start here, each of which reads the lexicon.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const contentFolder = fileURLToPath(new URL('../../../../../content', import.meta.url))
const fragile = new URL(
  '../../../../../packages/evidence/src/engine/testing/fragile-process.ts',
  import.meta.url,
)
const question = 'Does dapagliflozin reduce hospitalisation in heart failure with reduced ejection fraction?'
const endless = 'Does Neverend reduce hospitalisation in heart failure?'
const deadly = 'Does Crashine reduce hospitalisation in heart failure?'
const limitMs = 8_000

let folder: string
let evidence: EvidencePart
let app: TestApp
let address: string
const losses: Error[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-processes-'))
  evidence = await openStarterEvidence(folder)
  const engine = await openEnginePool({
    settings: { dataFolder: folder, contentFolder },
    workers: 1,
    limitMs,
    module: fragile,
    onLoss: (why) => losses.push(why),
  })
  app = await startTestApp({ parts: { evidence, engine } })
  address = await app.server.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  app.server.server.closeAllConnections()
  await app.parts.engine.close()
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const ask = (person: Person, query: string, to = app) =>
  to.call(askQuestion, { body: { query, type: 'clinical' }, token: person.token })

const Answered = z.object({ responseData: ClinicalResponse })

async function used(person: Person): Promise<number> {
  const left = z.object({ data: z.tuple([z.object({ queryLimit: z.number() })]) })
  const { body } = await app.call(getIdentity, { token: person.token })
  return app.parts.config.QUERY_LIMIT_PER_MONTH - left.parse(body).data[0].queryLimit
}

test('a question that never ends is ended at its limit, health answers meanwhile, and the next is answered', async () => {
  const person = await addPerson(app)
  const answered = new AbortController()
  const answer = ask(person, endless).finally(() => answered.abort())
  const tookMs: number[] = []
  while (!answered.signal.aborted) {
    const started = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a monitor asks
    await fetch(`${address}/api${getHealth.path}`)
    tookMs.push(performance.now() - started)
  }

  const { status, headers, body } = await answer
  const next = await ask(person, question)

  expect({ status, body }).toMatchObject({
    status: 503,
    body: { message: 'Cannot generate response. Please try again.', reason: 'took-too-long' },
  })
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  // The middle one: another program may hold the core for longer at times.
  expect(tookMs.toSorted((one, other) => one - other)[Math.floor(tookMs.length / 2)]).toBeLessThan(100)
  expect(losses.at(-1)).toBeInstanceOf(EngineTooSlow)
  expect(next.status).toBe(200)
  expect(await used(person)).toBe(1)
})

test('a question that kills its process costs nothing, and the next is answered', async () => {
  const person = await addPerson(app)

  const { status, body } = await ask(person, deadly)
  const next = await ask(person, question)

  expect({ status, body }).toMatchObject({ status: 503, body: { reason: 'took-too-long' } })
  expect(Answered.parse(next.body).responseData.evidence.length).toBeGreaterThan(0)
  expect(await used(person)).toBe(1)
})

test('a person who leaves frees the place of a question that notices nothing', async () => {
  const [leaving, next] = [await addPerson(app), await addPerson(app)]
  const { sealed } = app.client.seal({ query: endless, type: 'clinical' })
  const hangUp = new AbortController()
  const request = fetch(`${address}/api${askQuestion.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${leaving.token}` },
    body: JSON.stringify(sealed),
    signal: hangUp.signal,
  }).catch(() => undefined)
  await vi.waitFor(async () => expect(await used(leaving)).toBe(1))

  hangUp.abort()
  await request

  expect((await ask(next, question)).status).toBe(200)
  expect(await used(leaving)).toBe(0)
  expect(losses.at(-1)).not.toBeInstanceOf(EngineTooSlow)
})

test('of sixty-four who ask at once some are answered, and all others are told at once when to come again', async () => {
  const hurried = await startTestApp({
    beside: app,
    environment: { ENGINE_WAIT_MS: '1000' },
    parts: { engine: app.parts.engine },
  })
  const people = await Promise.all(Array.from({ length: 64 }, () => addPerson(hurried)))
  const started = performance.now()

  const answers = await Promise.all(
    people.map(async (person) => ({
      ...(await ask(person, question, hurried)),
      tookMs: performance.now() - started,
    })),
  )

  const answered = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 503)
  expect(answered.length).toBeGreaterThan(0)
  expect(answered.length + refused.length).toBe(64)
  expect(refused.length).toBeGreaterThan(30)
  for (const { headers, body } of refused) {
    expect(body).toMatchObject({ reason: 'too-many-questions' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  await hurried.close()
})

test('what another process does to the corpus counts from the next question on', async () => {
  const person = await addPerson(app)
  const before = Answered.parse((await ask(person, question)).body).responseData
  const id = before.evidence[0]?.id ?? ''
  const [document] = await evidence.index.get([id])
  if (document === undefined) throw new Error('the answer names a source that is not there')
  await evidence.index.index([{ ...document, status: 'retracted' }])

  const after = Answered.parse((await ask(person, question)).body).responseData

  await evidence.index.index([document])
  expect(after.evidence.map((source) => source.id)).not.toContain(id)
})
