import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { CorpusEvent } from '../corpus-event.ts'
import { chunksOf, createFolder } from '../testing/pubmed-fixtures.ts'
import { studyOf } from '../testing/trial-fixtures.ts'
import { readJsonRecords } from './json-records.ts'
import { readCorpusFile } from './read-corpus-file.ts'

const studies = ['NCT00000001', 'NCT00000002', 'NCT00000003'].map((nctId) => studyOf(nctId))
const lines = studies.map((study) => JSON.stringify(study))

async function read(text: string, chunkSize?: number) {
  const events: CorpusEvent[] = []
  try {
    for await (const event of readJsonRecords(chunksOf(text, chunkSize))) events.push(event)
  } catch (error) {
    return { events, error: String(error) }
  }
  return { events, error: null }
}

const idsOf = (events: readonly CorpusEvent[]) =>
  events.flatMap((event) => (event.type === 'record' ? event.document.id : []))
const all = ['nct:NCT00000001', 'nct:NCT00000002', 'nct:NCT00000003']

test('a study, a list, a page of a search and JSON Lines are all read, however they are laid out', async () => {
  const forms = [
    lines.join('\n'),
    `${lines.join('\n')}\n`,
    lines.join('\r\n'),
    `\n${lines.join('\n\n')}\n`,
    JSON.stringify(studies),
    JSON.stringify(studies, null, 2),
    JSON.stringify({ studies, nextPageToken: 'more' }),
    JSON.stringify({ studies }, null, 2),
    studies.map((study) => JSON.stringify({ nctId: 'kept beside', study })).join('\n'),
    lines.map((line) => `{"studies":[${line}]}`).join('\n'),
  ]

  const readings = await Promise.all(forms.flatMap((form) => [read(form), read(form, 3)]))

  for (const { events, error } of readings) {
    expect(error).toBeNull()
    expect(idsOf(events)).toEqual(all)
  }
})

test('lines that are not JSON, or no trial, are named and none stops the others', async () => {
  const text = [lines[0], '{"broken": ', '{"other": 1}', '7', lines[1], lines[2], ''].join('\n')

  const { events, error } = await read(text)

  expect(error).toBeNull()
  expect(idsOf(events)).toEqual(all)
  expect(events.filter(({ type }) => type === 'bad-record')).toEqual([
    { type: 'bad-record', name: 'line 2', reason: 'not JSON' },
    { type: 'bad-record', name: 'line 3', reason: 'neither a trial of API v2 nor a guideline' },
    { type: 'bad-record', name: 'line 4', reason: 'not a record' },
  ])
})

test('JSON Lines whose first line is broken are still lines', async () => {
  const { events } = await read(['{"broken": ', ...lines].join('\n'))

  expect(idsOf(events)).toEqual(all)
  expect(events[0]).toEqual({ type: 'bad-record', name: 'line 1', reason: 'not JSON' })
})

test('a bad study is named by its number where it has one', async () => {
  const { events } = await read(
    `${lines[0]}\n${JSON.stringify(studyOf('NCT00000009', { statusModule: 7 }))}\n`,
  )

  expect(events[1]).toMatchObject({ type: 'bad-record', name: 'NCT00000009' })
})

test('what ends early keeps its whole records and says so', async () => {
  const cutLines = await read(lines.join('\n').slice(0, -20))
  const cutPage = await read(JSON.stringify({ studies }, null, 2).slice(0, -20))

  expect(idsOf(cutLines.events)).toEqual(all.slice(0, 2))
  expect(cutLines.error).toMatch(/the file ends within line 3/u)
  expect(cutPage.error).toMatch(/not JSON, or JSON that ends early/u)
})

test('a truncated gz keeps its whole lines and says that it ends early', async () => {
  const many = Array.from({ length: 400 }, (_, at) =>
    JSON.stringify(studyOf(`NCT${String(10_000_000 + at)}`)),
  )
  const zipped = gzipSync(many.join('\n'))
  const path = join(await createFolder(), 'trials.jsonl.gz')
  await writeFile(path, zipped.subarray(0, Math.floor(zipped.length / 2)))
  const events: CorpusEvent[] = []

  const reading = async () => {
    for await (const event of readCorpusFile(path)) events.push(event)
  }

  await expect(reading()).rejects.toThrow(/the file ends within line \d+/u)
  expect(idsOf(events).length).toBeGreaterThan(100)
  expect(events.every(({ type }) => type === 'record')).toBe(true)
})

test("the registry's retired form and a file without any record are told apart plainly", async () => {
  const retired = await read('{"FullStudiesResponse": {"NStudiesFound": 1}}')
  const empty = await read('{"studies": []}')

  expect(retired.error).toMatch(/retired JSON form are not supported; download them through its API v2/u)
  expect(empty.error).toMatch(/neither trials of API v2 nor guidelines/u)
})
