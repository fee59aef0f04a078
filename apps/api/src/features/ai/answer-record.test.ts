import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AgentType } from '@auscult/contract/ai/ai.ts'
import { CorpusDescription, describeCorpus } from '@auscult/contract/ai/corpus.ts'
import { askQuestion } from '@auscult/contract/ai/questions.ts'
import { AnswerRecord, getAnswerRecord } from '@auscult/contract/ai/record.ts'
import { eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { EvidencePart } from '../../parts/evidence.ts'
import { addPerson, type Person } from '../../testing/people.ts'
import { openStarterEvidence } from '../../testing/starter-evidence.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { aiQuestions } from './tables.ts'

let folder: string
let evidence: EvidencePart
let app: TestApp
let person: Person

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-record-'))
  evidence = await openStarterEvidence(folder)
  app = await startTestApp({ parts: { evidence } })
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  person = await addPerson(app)
})

const Asked = z.object({ _id: z.uuid().nullable() })

async function ask(query: string, type: AgentType): Promise<string> {
  const { body } = await app.call(askQuestion, { body: { query, type }, token: person.token })
  const { _id: id } = Asked.parse(body)
  if (id === null) throw new Error('the question was not kept')
  return id
}

const recordOf = (questionId: string, token: string | undefined = person.token) =>
  app.call(getAnswerRecord, { params: { questionId }, token })

const read = async (questionId: string) => AnswerRecord.parse((await recordOf(questionId)).body)

const describeIt = async () =>
  CorpusDescription.parse((await app.call(describeCorpus, { token: person.token })).body)

describe('the record of an answer', () => {
  test.each([
    ['clinical', 'Does dapagliflozin reduce hospitalisation in heart failure?'],
    ['consensus', 'Do statins prevent cardiovascular events in older adults?'],
    ['guideline', 'hypertension'],
  ] as const)('of the %s agent tells what was searched, kept and dropped', async (agent, question) => {
    await app.call(describeCorpus, { token: person.token })
    const id = await ask(question, agent)

    const record = await read(id)

    const kept = record.candidates.filter(({ shownAs }) => shownAs === 'evidence')
    const dropped = record.candidates.filter(({ shownAs }) => shownAs !== 'evidence')
    expect(record).toMatchObject({ _id: id, agentType: agent, question })
    expect(record.searches[0]?.words.length).toBeGreaterThan(0)
    expect(kept.length).toBeGreaterThan(0)
    expect(dropped.length).toBeGreaterThan(0)
    expect(dropped.filter(({ reason }) => reason === null)).toEqual([])
    expect(record.timings?.searchMs).toBeGreaterThan(0)
    expect(record.corpusThen?.documents).toBe(record.corpus.documents)
  })

  test('of a refusal names what came near, and why it does not answer', async () => {
    const id = await ask('Does zinc shorten the common cold in schoolchildren?', 'clinical')

    const { candidates } = await read(id)

    expect(candidates.some(({ shownAs }) => shownAs === 'nearest')).toBe(true)
    expect(candidates.every(({ reason }) => reason !== null)).toBe(true)
  })

  test('says of a source that was retracted since that it is', async () => {
    const id = await ask('Does dapagliflozin reduce hospitalisation in heart failure?', 'clinical')
    const [first] = (await read(id)).candidates
    const [document] = await evidence.index.get([first?.id ?? ''])
    if (document === undefined) throw new Error('the first candidate is not in the corpus')
    await evidence.index.index([{ ...document, status: 'retracted' }])

    const { candidates } = await read(id)

    await evidence.index.index([document])
    expect(candidates[0]).toMatchObject({ id: document.id, status: 'retracted' })
  })

  test('that an earlier version kept without names is told with the names of today', async () => {
    const id = await ask('Does dapagliflozin reduce hospitalisation in heart failure?', 'clinical')
    const whole = await read(id)
    const bare = whole.candidates.map((candidate) => ({
      id: candidate.id,
      relevance: candidate.relevance,
      matched: candidate.matched,
      shownAs: candidate.shownAs,
    }))
    await app.parts.database.db
      .update(aiQuestions)
      .set({ weighed: sql`${JSON.stringify(bare)}::jsonb` })
      .where(eq(aiQuestions.id, id))

    const { candidates, timings } = await read(id)

    expect(candidates.map(({ name }) => name)).toEqual(whole.candidates.map(({ name }) => name))
    expect(timings).toBeNull()
  })

  test("is nobody else's", async () => {
    const id = await ask('Does dapagliflozin reduce hospitalisation in heart failure?', 'clinical')
    const other = await addPerson(app)

    const answers = [await recordOf(id, other.token), await recordOf(v7(), other.token)]

    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
  })

  test('is shown to nobody who is not signed in', async () => {
    const id = await ask('hypertension', 'guideline')

    const { status } = await app.call(getAnswerRecord, { params: { questionId: id } })

    expect(status).toBe(401)
  })

  test('of an id that is none is refused in words', async () => {
    const { status } = await recordOf('not-an-id')

    expect(status).toBe(400)
  })
})

describe('the corpus', () => {
  test('is told with its records, its years and the day the starter set came in', async () => {
    const corpus = await describeIt()

    const stats = await evidence.index.stats()
    expect(corpus).toMatchObject({ documents: stats.documents, byKind: stats.byKind, years: stats.years })
    expect(corpus.lexiconConcepts).toBe(app.parts.engine.concepts)
    expect(corpus.imported).toMatchObject([{ kind: 'starter', files: null, records: stats.documents }])
  })

  test('is counted at most every few minutes, however many ask', async () => {
    await describeIt()
    const count = vi.spyOn(evidence.index, 'stats')

    await Promise.all([describeIt(), describeIt(), describeIt()])
    const early = count.mock.calls.length
    app.clock.advance(10 * 60_000)
    await Promise.all([describeIt(), describeIt(), describeIt()])

    expect(early).toBe(0)
    expect(count).toHaveBeenCalledTimes(1)
    count.mockRestore()
  })
})
