import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readOutsideDocuments, readOutsideQuestions } from '../user/set.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-rows-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function given(name: string, content: string | Uint8Array): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, content)
  return file
}

const question = { id: '1', question: 'Why?', relevant: ['a'] }

test('a row may hold the line separator U+2028, and lines may end in CRLF or without an end', async () => {
  const odd = { ...question, question: 'Why\u2028not?' }
  const file = await given('q.jsonl', `${JSON.stringify(odd)}\r\n\r\n${JSON.stringify(question)}`)

  const questions = await readOutsideQuestions(file)

  expect(questions).toEqual([odd, question])
})

test('gzipped rows are read', async () => {
  const file = await given('q.jsonl.gz', gzipSync(`${JSON.stringify(question)}\n`))

  expect(await readOutsideQuestions(file)).toEqual([question])
})

test.each([
  ['q.jsonl', `${JSON.stringify(question)}\n{"id":\n`, /q\.jsonl, line 2: not valid JSON/],
  ['q.jsonl', `\n{"id":"1","question":"x"}\n`, /line 2: relevant: /],
  ['q.jsonl', `{"id":"1","question":"x","relevant":[]}`, /line 1: relevant: /],
  ['q.jsonl', '[1]', /line 1: row: /],
])('a bad row is named by file and line: %s %j', async (name, content, problem) => {
  const file = await given(name, content)

  await expect(readOutsideQuestions(file)).rejects.toThrow(problem)
})

test('a truncated gzip file and a missing one are named', async () => {
  const whole = gzipSync(`${JSON.stringify(question)}\n`.repeat(2_000))
  const file = await given('q.jsonl.gz', whole.subarray(0, whole.length - 20))

  await expect(readOutsideQuestions(file)).rejects.toThrow(/q\.jsonl\.gz, line \d+: cannot be read/)
  await expect(readOutsideQuestions(join(folder, 'none.jsonl'))).rejects.toThrow(
    /none\.jsonl, line 1: cannot/,
  )
})

test('a document needs no more than an id, a title and sections', async () => {
  const row = { id: 'a', title: 'T', sections: [{ text: 'One.' }] }
  const file = await given('d.jsonl', JSON.stringify(row))

  const documents = []
  for await (const document of readOutsideDocuments(file)) documents.push(document)

  expect(documents).toMatchObject([
    { id: 'a', title: 'T', sections: [{ label: null, text: 'One.' }], year: null, publicationTypes: [] },
  ])
})
