import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AboutContent } from '../corpus/starter/starter-records.ts'
import { ContentError, readContentFile } from '../corpus/content-file.ts'
import { loadPresentingProblems } from './must-not-miss-content.ts'

const content = join(import.meta.dirname, '../../../../content')

test('every presenting problem reads, and none stands twice', async () => {
  const problems = await loadPresentingProblems(content)

  expect(problems).toHaveLength(80)
  expect(problems.flatMap(({ mustNotMiss }) => mustNotMiss)).toHaveLength(441)
  expect(new Set(problems.map(({ problem }) => problem)).size).toBe(problems.length)
})

test('the set says that no clinician has reviewed it', async () => {
  const about = await readContentFile(join(content, 'must-not-miss', 'about.json'), AboutContent)

  expect(about.reviewState).toBe('Not yet reviewed by a clinician')
})

test('a damaged line is named by file and line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'auscult-content-'))
  await mkdir(join(folder, 'must-not-miss'))
  await writeFile(join(folder, 'must-not-miss/problems.jsonl'), '{"problem":"Chest pain"}\n')

  const loading = loadPresentingProblems(folder)

  await expect(loading).rejects.toThrow(ContentError)
  await expect(loading).rejects.toThrow(/problems\.jsonl:1: terms/u)
})
