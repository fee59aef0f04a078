import { findTools, type ToolOffer } from '@auscult/contract/ai/tools.ts'
import { LabValue } from '@auscult/contract/guides/labs.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import tests from '../../../../../../content/labs/tests.json'
import { startI18n } from '../../../lib/language/i18n.ts'
import { answered } from '../../../testing/sealed-server.ts'
import { box, openPage, startAiServer } from '../ai-page.steps.tsx'
import { answerFixture } from '../clinical/clinical.fixture.ts'

const ferritin = LabValue.parse(tests.find(({ _id }) => _id === 'ferritin'))
const labs: ToolOffer = {
  tool: 'labs',
  tests: [{ ...ferritin, told: [{ text: 'ferritin 8', valueSi: 8, assumedUnit: null }] }],
  covers: true,
}
const score: ToolOffer = {
  tool: 'calculator',
  id: 'cha2-ds2-vasc',
  name: 'CHA2DS2-VASc',
  use: 'Stroke risk in atrial fibrillation',
  filled: [{ item: 'age_group', value: '65to74', label: 'Age', option: '65 to 74' }],
  notFor: [],
  covers: false,
}
const refusal = {
  ...answerFixture,
  clinical_recommendation: '',
  evidence: [],
  sentences: [],
  summary: null,
  nextQuestions: [],
}

let server: Awaited<ReturnType<typeof startAiServer>>

beforeEach(async () => {
  await startI18n('en-GB')
  server = await startAiServer()
  server.handlers.set(findTools, () => answered(findTools, { tools: [] }))
  return () => vi.unstubAllGlobals()
})

async function ask(question: string) {
  const user = await openPage()
  await user.type(box(), `${question}{Enter}`)
  return user
}

// The first of this file: what shows a tool is not there yet, and has to be fetched.
it('nothing that stands below an answer comes before the tool that is the answer', async () => {
  server.answerWith({ ...refusal, tools: [labs] })

  await ask('what is a normal ferritin')

  await screen.findByText('Was this helpful?')
  expect(screen.getByRole('region', { name: 'From the laboratory guide' })).toBeDefined()
})

it('what a guide covers is the answer where the evidence refuses, with its source and its mark', async () => {
  server.answerWith({ ...refusal, tools: [labs] })

  await ask('what is a normal ferritin')

  const guide = await screen.findByRole('region', { name: 'From the laboratory guide' })
  expect(guide.textContent).toContain(ferritin.source)
  expect(within(guide).getByText('Not yet reviewed by a clinician')).toBeDefined()
  expect(within(guide).getAllByText(/8 lies below/u).length).toBeGreaterThan(0)
  expect(within(guide).getByText(/holds no critical limits/u)).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'No Clinical Evidence Found' })).toBeNull()
  expect(screen.getByText('Answered from a tool of this installation.')).toBeDefined()
})

it('a tool that does not cover what is asked stands under the answer, which is whole', async () => {
  server.answerWith({ ...answerFixture, tools: [score] })

  await ask('Does dapagliflozin reduce hospitalisation in HFrEF?')

  const beside = await screen.findByRole('region', { name: 'Tools for this question' })
  const sources = screen.getByRole('region', { name: 'Sources' })
  expect(sources.compareDocumentPosition(beside)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(beside.textContent).toContain('Age: 65 to 74')
})

it('whom a score is not for stands beside the offer where the question tells it', async () => {
  const says = 'Pregnancy: use the adapted YEARS pathway.'
  server.answerWith({ ...answerFixture, tools: [{ ...score, notFor: [says] }] })

  await ask('Does dapagliflozin reduce hospitalisation in HFrEF?')

  const beside = await screen.findByRole('region', { name: 'Tools for this question' })
  expect(beside.textContent).toContain(`Perhaps not for this patient: ${says}`)
})

it('what the question tells of a patient is in no address', async () => {
  server.answerWith({ ...answerFixture, tools: [score] })

  await ask('Does dapagliflozin reduce hospitalisation in HFrEF?')

  const link = await screen.findByRole('link', { name: /^Open CHA2DS2-VASc/u })
  expect(link.getAttribute('href')).toBe('/tools/calcs/cha2-ds2-vasc')
})

it('words too few for a question show the tool that they name', async () => {
  const user = userEvent.setup()
  server.handlers.set(findTools, () => answered(findTools, { tools: [labs] }))
  await openPage()

  await user.type(box(), 'ferritin 8{Enter}')

  expect(await screen.findByRole('region', { name: 'From the laboratory guide' })).toBeDefined()
  expect(server.asked()).toEqual([])
})

it('says in which unit a figure without one was read', async () => {
  const calcium = LabValue.parse(tests.find(({ _id }) => _id === 'calcium-total'))
  const told = [{ text: 'calcium 3.4', valueSi: 3.4, assumedUnit: 'mmol/L' }]
  server.answerWith({ ...refusal, tools: [{ tool: 'labs', tests: [{ ...calcium, told }], covers: true }] })

  await ask('what is a calcium of 3.4')

  expect(await screen.findByText(/No unit is told\. It was read as mmol\/L/u)).toBeDefined()
})
