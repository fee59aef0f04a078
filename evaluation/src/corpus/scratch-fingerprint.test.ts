import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { decidingPaths, fingerprint } from './scratch-fingerprint.ts'

const root = resolve(import.meta.dirname, '../../..')
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-fingerprint-'))
  await mkdir(join(folder, 'text'))
  await writeFile(join(folder, 'text/terms.ts'), 'one')
  await writeFile(join(folder, 'lexicon.jsonl'), 'two')
})
afterEach(() => rm(folder, { recursive: true }))

const nameOf = () => fingerprint([join(folder, 'text'), join(folder, 'lexicon.jsonl')])

test.each([
  ['a file changes', () => writeFile(join(folder, 'text/terms.ts'), 'three')],
  ['a file comes', () => writeFile(join(folder, 'text/stems.ts'), 'three')],
  ['a file moves', () => rename(join(folder, 'text/terms.ts'), join(folder, 'text/words.ts'))],
  ['a named file changes', () => writeFile(join(folder, 'lexicon.jsonl'), 'three')],
])('an index is built anew where %s', async (_, change) => {
  const before = await nameOf()

  await change()

  expect(await nameOf()).not.toBe(before)
})

test('an index stays where only a test changes', async () => {
  const before = await nameOf()

  await writeFile(join(folder, 'text/terms.test.ts'), 'three')

  expect(await nameOf()).toBe(before)
})

test('what has moved away is told, not passed over', async () => {
  await rename(join(folder, 'lexicon.jsonl'), join(folder, 'words.jsonl'))

  await expect(nameOf()).rejects.toThrow(/lexicon\.jsonl is not there/u)
})

test('an empty folder is told, too', async () => {
  await rm(join(folder, 'text/terms.ts'))

  await expect(nameOf()).rejects.toThrow(/holds no files/u)
})

test.each([
  'packages/evidence/src/corpus',
  'packages/evidence/src/text',
  'packages/evidence/src/record',
  'content/lexicon',
])('%s decides what an index holds', async (path) => {
  const copy = join(folder, 'copy')
  await cp(join(root, path), copy, { recursive: true })
  const before = await fingerprint([copy])

  await writeFile(join(copy, 'one-more.ts'), '')

  expect(decidingPaths).toContain(join(root, path))
  expect(await fingerprint([copy])).not.toBe(before)
})

test('all that decides is there', () => {
  expect(decidingPaths.filter((path) => !existsSync(path))).toEqual([])
})
