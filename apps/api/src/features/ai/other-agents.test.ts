import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AgentType } from '@auscult/contract/ai/ai.ts'
import { ConsensusResponse } from '@auscult/contract/ai/consensus.ts'
import { GuidelineResponse } from '@auscult/contract/ai/guideline.ts'
import { askQuestion, listQuestions, PreviousQuestion } from '@auscult/contract/ai/questions.ts'
import { getIdentity } from '@auscult/contract/auth/auth.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { EvidencePart } from '../../parts/evidence.ts'
import { addPerson, type Person } from '../../testing/people.ts'
import { openStarterEvidence } from '../../testing/starter-evidence.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const limit = 10

let folder: string
let evidence: EvidencePart
let app: TestApp
let person: Person

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-agents-'))
  evidence = await openStarterEvidence(folder)
  app = await startTestApp({ environment: { QUERY_LIMIT_PER_MONTH: String(limit) }, parts: { evidence } })
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  person = await addPerson(app)
})

const send = (query: string, type: AgentType) =>
  app.call(askQuestion, { body: { query, type }, token: person.token })

const responseOf = (body: unknown) => z.object({ responseData: z.unknown() }).parse(body).responseData

async function list() {
  const { body } = await app.call(listQuestions, { query: {}, token: person.token })
  return z.object({ data: z.array(PreviousQuestion) }).parse(body)
}

async function remaining(): Promise<unknown> {
  const { body } = await app.call(getIdentity, { token: person.token })
  return z.object({ data: z.tuple([z.object({ queryLimit: z.number() })]) }).parse(body).data[0].queryLimit
}

describe('the other agents', () => {
  test.each([
    ['consensus', 'Do SGLT2 inhibitors reduce hospitalisation in heart failure?'],
    ['guideline', 'hypertension'],
  ] as const)('%s answers, counts and is shown again as it answered', async (agent, asked) => {
    const { status, body } = await send(asked, agent)

    const { data } = await list()
    expect(status).toBe(200)
    expect(data[0]).toMatchObject({ agentType: agent, question: asked })
    expect(data[0]?.query).toEqual(responseOf(body))
    expect(await remaining()).toBe(limit - 1)
  })

  test.each([
    ['consensus', 'Does homeopathy cure the common cold?'],
    ['guideline', 'schizophrenia'],
  ] as const)('%s finds nothing on %s, which costs nothing and is kept', async (agent, asked) => {
    await send(asked, agent)

    expect(await remaining()).toBe(limit)
    expect((await list()).data[0]).toMatchObject({ agentType: agent, question: asked })
  })

  test('consensus wants four words like clinical, guideline one', async () => {
    const consensus = await send('heart failure?', 'consensus')
    const guideline = await send('heart failure?', 'guideline')
    const nothing = await send('  ', 'guideline')

    expect(consensus).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('at least 4 words') },
    })
    expect(guideline.status).toBe(200)
    expect(nothing.status).toBe(400)
  })

  test("the asker's country comes first in a comparison", async () => {
    const { body } = await app.call(askQuestion, {
      body: { query: 'hypertension', type: 'guideline', country: 'GB' },
      token: person.token,
    })

    const [first] = GuidelineResponse.parse(responseOf(body)).guidelines
    expect(first).toMatchObject({ name: 'NICE NG136 (2019)', isUsersCountry: true })
  })

  test('English is spelt as the asker sets it', async () => {
    const query = 'Does dapagliflozin help in heart failure?'
    const { body } = await app.call(askQuestion, {
      body: { query, type: 'consensus', spelling: 'us' },
      token: person.token,
    })

    const [first] = ConsensusResponse.parse(responseOf(body)).high_evidence
    expect(first?.design).toBe('Randomized controlled trial')
  })
})

describe('their stored answers', () => {
  test('group a consensus anew when studies of it were withdrawn since', async () => {
    const { body } = await send('Do SGLT2 inhibitors reduce hospitalisation in heart failure?', 'consensus')
    const answered = ConsensusResponse.parse(responseOf(body))
    const trial = answered.high_evidence.find(({ design }) => design === 'Randomised controlled trial')
    const confirming = answered.high_evidence.map(({ id }) => id).filter((id) => id !== trial?.id)
    const documents = await evidence.index.get(confirming)
    await evidence.index.index(documents.map((document) => ({ ...document, status: 'retracted' as const })))

    const { data } = await list()

    await evidence.index.index(documents)
    const shown = ConsensusResponse.parse(data[0]?.query)
    expect(answered.meter?.level).toBe('high')
    expect(shown).toMatchObject({ high_evidence: [], meter: { level: 'emerging' } })
    expect(shown.withdrawn.map(({ id }) => id).toSorted()).toEqual(confirming.toSorted())
  })

  test('take a withdrawn guideline out of the comparison and name it', async () => {
    const { body } = await send('gout', 'guideline')
    const [column] = GuidelineResponse.parse(responseOf(body)).guidelines
    const [document] = await evidence.index.get([column?.id ?? ''])
    if (document === undefined) throw new Error('the answer names a guideline that is not there')
    await evidence.index.index([{ ...document, status: 'retracted' }])

    const { data } = await list()

    await evidence.index.index([document])
    const shown = GuidelineResponse.parse(data[0]?.query)
    expect(shown.guideline_response).not.toContain(column?.name)
    expect(shown.withdrawn.map(({ id }) => id)).toEqual([document.id])
  })
})
