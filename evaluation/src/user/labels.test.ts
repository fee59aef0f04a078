import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LabelCommand, scoreOutsideLabels } from './labels.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-labels-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

const lines = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n')

async function given(name: string, content: string | Uint8Array): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, content)
  return file
}

const documents = [
  {
    id: 'a',
    title: 'Statins in stroke: a randomised trial',
    sections: [
      { label: 'RESULTS', text: 'Stroke was significantly lower with statins than with placebo (P<0.001).' },
      { label: 'CONCLUSIONS', text: 'Statins effectively prevent stroke.' },
    ],
    publicationTypes: ['Randomized Controlled Trial'],
  },
  {
    id: 'b',
    title: 'Hepatitis after kava: a case report',
    sections: [{ text: 'A 40-year-old man was treated.' }],
    publicationTypes: ['Editorial'],
  },
]

async function printed(command: LabelCommand, questions: readonly object[] | undefined): Promise<unknown> {
  const print = vi.spyOn(console, 'log').mockReturnValue()
  const documentsFile = await given('d.jsonl.gz', gzipSync(lines(documents)))
  const questionsFile = questions === undefined ? undefined : await given('q.jsonl', lines(questions))
  await scoreOutsideLabels(command, documentsFile, questionsFile, true)
  expect(print).toHaveBeenCalledTimes(1)
  return JSON.parse(String(print.mock.calls[0]?.[0]))
}

test('design is scored on all documents, or on those the questions name, and prints JSON alone', async () => {
  const all = await printed('design', undefined)
  vi.restoreAllMocks()
  const named = await printed('design', [{ id: '1', document: 'a' }])

  expect(all).toMatchObject({ documents: 2, judged: 2, macroF1: 0.5 })
  expect(named).toMatchObject({ documents: 1, judged: 1, macroF1: 1 })
})

test('direction is scored against the labels', async () => {
  const question = { document: 'a', intervention: 'statins', comparator: 'placebo', outcome: 'stroke' }

  const figures = await printed('direction', [
    { id: '1', ...question, label: 'decreased' },
    { id: '2', ...question, label: 'no difference' },
  ])

  expect(figures).toMatchObject({
    questions: 2,
    accuracy: 0.5,
    macroF1: 0.3333,
    confusion: { decreased: { decreased: 1 }, 'no difference': { decreased: 1 } },
  })
})

test('verdict is scored against the labels', async () => {
  const figures = await printed('verdict', [
    { id: '1', document: 'a', question: 'Do statins prevent stroke?', label: 'yes' },
  ])

  expect(figures).toMatchObject({ questions: 1, accuracy: 1, macroF1: 1 })
})

test.each<[LabelCommand, string, RegExp]>([
  ['verdict', '{"id":"1","document":"a","question":"Why?","label":"perhaps"}', /q\.jsonl, line 1: label: /],
  [
    'verdict',
    '\n{"id":"1","document":"z","question":"Why?","label":"yes"}',
    /q\.jsonl, line 2: document: 'z' is not in the set/,
  ],
  ['direction', '{"id":"1","document":"a","label":"increased"}', /line 1: intervention: /],
  ['design', '', /q\.jsonl, line 1: holds no questions/],
])('a bad row of %s is named by file and line: %s', async (command, content, problem) => {
  const documentsFile = await given('d.jsonl', lines(documents))
  const questionsFile = await given('q.jsonl', content)

  await expect(scoreOutsideLabels(command, documentsFile, questionsFile, true)).rejects.toThrow(problem)
})
