import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scoreOutsideAbstention } from './abstention.ts'
import { scoreOutsideLanguage } from './language.ts'

const trial = {
  id: 'trial',
  title: 'Dapagliflozin in heart failure: a randomised controlled trial',
  sections: [
    { label: 'METHODS', text: 'We randomised 4744 patients with heart failure to dapagliflozin or placebo.' },
    {
      label: 'RESULTS',
      text: 'Death from any cause occurred in 276 patients given dapagliflozin and in 329 given placebo (hazard ratio 0.83, 95% CI 0.71 to 0.97).',
    },
    { label: 'CONCLUSIONS', text: 'In patients with heart failure dapagliflozin reduced death.' },
  ],
  publicationTypes: ['Randomized Controlled Trial'],
}

/** Beside it, so that words of the question tell it from something: of a few documents the engine is not sure. */
const others = [
  ['budesonide', 'mild asthma', 'albuterol', 'exacerbations'],
  ['metformin', 'polycystic ovary syndrome', 'placebo', 'irregular cycles'],
  ['lidocaine', 'postherpetic neuralgia', 'pregabalin', 'pain'],
  ['azithromycin', 'bronchiectasis', 'placebo', 'exacerbations'],
  ['zoledronate', 'osteoporosis', 'placebo', 'fractures'],
].map(([drug = '', ill = '', control = '', outcome = '']) => ({
  id: drug,
  title: `${drug} in ${ill}: a randomised controlled trial`,
  sections: [
    { label: 'METHODS', text: `We randomised 675 adults with ${ill} to ${drug} or ${control}.` },
    { label: 'CONCLUSIONS', text: `${drug} reduced ${outcome} in ${ill}.` },
  ],
  publicationTypes: ['Randomized Controlled Trial'],
}))

let folder: string
const printed: string[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-outside-'))
  printed.length = 0
  vi.spyOn(console, 'log').mockImplementation((text: string) => {
    printed.push(text)
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

async function given(name: string, rows: readonly object[]): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'))
  return file
}

test('questions of an outside set are scored by whether they are answered, and from what', async () => {
  const documents = await given('d.jsonl', [trial, ...others])
  const questions = await given('q.jsonl', [
    { id: '1', question: 'Does dapagliflozin reduce death in heart failure?', expected: ['trial'] },
    { id: '2', question: 'Does methotrexate help in psoriasis?', expected: [] },
  ])

  await scoreOutsideAbstention(documents, questions, true)

  expect(printed).toHaveLength(1)
  expect(JSON.parse(printed[0] ?? '')).toMatchObject({
    documents: 6,
    answerable: 1,
    notAnswerable: 1,
    abstainsWhenDue: 1,
    refusesWrongly: 0,
    answeredFromExpected: 1,
  })
})

test('a question that expects a document the set does not have is named by its line', async () => {
  const documents = await given('d.jsonl', [trial])
  const questions = await given('q.jsonl', [
    { id: '1', question: 'Dapagliflozin?', expected: ['trial'] },
    { id: '2', question: 'Empagliflozin?', expected: ['other'] },
  ])

  await expect(scoreOutsideAbstention(documents, questions, true)).rejects.toThrow(
    /q\.jsonl, line 2: expected: 'other'/,
  )
  expect(printed).toEqual([])
})

test('the same question in two languages finds the same', async () => {
  const documents = await given('d.jsonl', [trial])
  const english = 'Does dapagliflozin reduce death in heart failure?'
  const other = 'Senkt Dapagliflozin die Sterblichkeit bei Herzinsuffizienz?'
  const questions = await given('q.jsonl', [{ id: '1', language: 'de', english, other }])

  await scoreOutsideLanguage(documents, questions, true)

  expect(JSON.parse(printed[0] ?? '')).toMatchObject({
    questions: 1,
    overlapAt10: 1,
    languageTold: 1,
    byLanguage: { de: { overlapAt10: 1 } },
  })
})

test('a language the engine does not read is a bad row', async () => {
  const documents = await given('d.jsonl', [trial])
  const questions = await given('q.jsonl', [{ id: '1', language: 'fr', english: 'a', other: 'b' }])

  await expect(scoreOutsideLanguage(documents, questions, true)).rejects.toThrow(/q\.jsonl, line 1: language/)
})
