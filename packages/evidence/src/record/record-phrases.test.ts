import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ContentError } from '../corpus/content-file.ts'
import { readLexiconEntries } from '../understand/lexicon/lexicon-entries.ts'
import { loadRecordPhrases } from './record-phrases.ts'

const content = join(import.meta.dirname, '../../../../content')

async function folderWith(lines: readonly object[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'auscult-phrases-'))
  await writeFile(join(folder, 'phrases.jsonl'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return folder
}

test('every concept that a phrase names is a term of the lexicon', async () => {
  const terms = new Set((await readLexiconEntries(join(content, 'lexicon'))).map(({ term }) => term))

  const phrases = await loadRecordPhrases(join(content, 'starter'))

  const named = [...phrases.values()].flatMap(({ concepts, eitherOf = [] }) => [...concepts, ...eitherOf])
  expect(phrases.size).toBeGreaterThan(2800)
  expect(named.filter((term) => !terms.has(term))).toEqual([])
})

test.each([
  ['severe heart failure', { concepts: ['heart failure'], state: 'severe' }],
  ['ACE inhibitor or ARNI', { concepts: [], eitherOf: expect.arrayContaining(['ACE inhibitor']) }],
  ["women's health", { concepts: [], none: 'other' }],
])('%s means what the curator wrote down', async (text, meaning) => {
  const phrases = await loadRecordPhrases(join(content, 'starter'))

  expect(phrases.get(text.toLowerCase())).toEqual(meaning)
})

test('a phrase with two meanings is refused by file and line, and so is one that stands twice', async () => {
  const ambiguous = await folderWith([{ text: 'a', concepts: ['x'], none: 'aim' }])
  const double = await folderWith([
    { text: 'a', concepts: ['x'] },
    { text: 'A', concepts: ['y'] },
  ])

  await expect(loadRecordPhrases(ambiguous)).rejects.toThrow(/phrases\.jsonl:1/u)
  await expect(loadRecordPhrases(double)).rejects.toThrow(ContentError)
})
