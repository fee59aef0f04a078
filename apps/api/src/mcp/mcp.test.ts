import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allCalculators } from '@auscult/calculators/all-calculators.ts'
import { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import { calculationOf } from '@auscult/contract/tools/calculation-of.ts'
import { openLanceIndex } from '@auscult/evidence/corpus/text-index/lance-index.ts'
import { readStarterCorpus } from '@auscult/evidence/corpus/starter/starter.ts'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { validCalls } from '../testing/valid-calls.ts'

const content = join(import.meta.dirname, '../../../../content')
const Answers = z.record(z.string(), z.unknown())
let folder: string
let client: Client

// The protocol's own client, and the server as `npm run mcp` starts it.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-mcp-'))
  const index = await openLanceIndex(join(folder, 'evidence'))
  await index.index(await readStarterCorpus(content))
  await index.close()
  client = new Client({ name: 'auscult-test', version: '1.0.0' })
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(import.meta.dirname, 'main.ts')],
      env: { DATA_DIR: folder },
    }),
  )
}, 120_000)

afterAll(async () => {
  await client.close()
  await rm(folder, { recursive: true })
})

async function call(name: string, input: Record<string, unknown>) {
  const { structuredContent, isError, content: shown } = await client.callTool({ name, arguments: input })
  return { answer: structuredContent, isError: isError === true, shown: JSON.stringify(shown) }
}

test('a client learns what every tool is for, and that it only reads', async () => {
  const { tools } = await client.listTools()

  expect(tools.map(({ name }) => name).toSorted()).toEqual(
    [
      ...allCalculators.map(({ id }) => `calculate_${id.replaceAll('-', '_')}`),
      'ask',
      'search_antibiotic_guide',
      'search_evidence',
      'search_laboratory_guide',
    ].toSorted(),
  )
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([])
  expect(client.getInstructions()).toContain('no data that identify a patient')
})

test.each(allCalculators)('$id gives by its tool what its call gives', async ({ id }) => {
  const { name, answer: schema } = calculationOf[id]
  const { body } = validCalls[name] ?? {}

  const { answer, isError } = await call(`calculate_${id.replaceAll('-', '_')}`, Answers.parse(body))

  expect(isError).toBe(false)
  expect(schema.safeParse(answer).success).toBe(true)
  expect(answer).toMatchObject({ warnings: expect.any(Array), references: expect.any(Array) })
})

describe('what makes no request', () => {
  test('is refused by its name, and nothing is guessed', async () => {
    const missing = await call('calculate_qsofa', { altered_mentation: true, sbp_100_or_less: false })
    const odd = await call('calculate_gcs', { eye_response: 5, verbal_response: 1, motor_response: 1 })
    const early = await call('calculate_sirs_sepsis', {
      temp_abnormal: true,
      hr_over_90: true,
      rr_over_20_or_paco2_low: false,
      wbc_abnormal: false,
      persistent_hypotension_after_fluids: true,
    })

    expect(missing).toMatchObject({ isError: true, shown: expect.stringContaining('rr_22_or_more') })
    expect(odd).toMatchObject({ isError: true, shown: expect.stringContaining('eye_response') })
    expect(early).toMatchObject({ isError: true, answer: { field: 'infection_suspected' } })
  })
})

test('the guides are searched, with source and state of review of each row', async () => {
  const labs = await call('search_laboratory_guide', { search: 'ferritin' })
  const drugs = await call('search_antibiotic_guide', { search: 'cystitis', population: 'pregnancy' })
  const pregnant = await call('search_antibiotic_guide', { population: 'pregnancy', group: 'urinary' })

  expect(labs.answer).toMatchObject({
    tests: expect.arrayContaining([
      expect.objectContaining({ name: 'Ferritin', source: expect.any(String), review: null }),
    ]),
  })
  expect(drugs.isError).toBe(false)
  expect(pregnant.answer).toMatchObject({ found: 1, syndromes: [{ review: null, checkLocalFirst: true }] })
})

test('evidence is searched, and a question is answered with sources', async () => {
  const question =
    'Does dapagliflozin reduce hospitalisation in heart failure with reduced ejection fraction?'

  const found = await call('search_evidence', { question, limit: 3 })
  const asked = await call('ask', { question })

  expect(found.answer).toMatchObject({ results: expect.arrayContaining([expect.any(Object)]) })
  const answered = AnsweredQuestion.parse(asked.answer)
  expect(answered.agentType).toBe('clinical')
  expect(asked.shown).toMatch(/DAPA-HF/u)
}, 30_000)

test('what warns or refuses is the first text that is read', async () => {
  const { shown } = await call('ask', { question: 'colchicine, renal impairment' })

  expect(shown).toMatch(/^\[\{"type":"text","text":"Use colchicine with care/u)
}, 30_000)

test('a question for a guide is answered from it, with its source and state of review', async () => {
  const { answer } = await call('ask', { question: 'what is the normal range for ferritin' })

  expect(AnsweredQuestion.parse(answer).responseData.tools).toMatchObject([
    { tool: 'labs', covers: true, tests: [{ _id: 'ferritin', source: expect.any(String), review: null }] },
  ])
}, 30_000)
