import { cp, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readStarterCorpus, readStudyRecords } from './starter.ts'

const content = join(import.meta.dirname, '../../../../../content')

test('every study and topic has further ways in which it is asked for', async () => {
  const documents = await readStarterCorpus(content)

  const few = documents.filter(({ study, guideline }) => (study?.asked ?? guideline?.asked ?? []).length < 10)

  expect(few.map(({ id }) => id)).toEqual([])
})

test('phrases of a study that is not held are refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'auscult-content-'))
  await cp(join(content, 'starter'), join(folder, 'starter'), { recursive: true })
  await writeFile(join(folder, 'starter/asked.jsonl'), '{"id":"pmid:0","asked":["which one"]}\n')

  await expect(readStudyRecords(folder)).rejects.toThrow(/asked\.jsonl: pmid:0 has no line/u)
})
