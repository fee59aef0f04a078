import { readStarterCorpus } from '@auscult/evidence/corpus/starter/starter.ts'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readOwnSets, twinLanguages } from './sets.ts'

const content = resolve(import.meta.dirname, '../../../content')

test('each set has a hundred questions or more, none of them twice', async () => {
  const { answerable, unanswerable, twins } = await readOwnSets()

  for (const rows of [answerable, unanswerable, ...Object.values(twins)]) {
    expect(rows.length).toBeGreaterThanOrEqual(100)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(new Set(rows.map(({ question }) => question)).size).toBe(rows.length)
  }
})

test('every source that is expected stands in the starter corpus', async () => {
  const ids = new Set((await readStarterCorpus(content)).map(({ id }) => id))

  const { answerable } = await readOwnSets()

  expect(answerable.flatMap(({ expected }) => expected).filter((id) => !ids.has(id))).toEqual([])
})

test('a question in another language expects what its English twin expects', async () => {
  const { answerable, unanswerable, twins } = await readOwnSets()
  const expectedOf = new Map<string, { expected: string[]; reason: string }>()
  for (const { id, expected, reason } of answerable) expectedOf.set(id, { expected, reason })
  for (const { id, reason } of unanswerable) expectedOf.set(id, { expected: [], reason })

  for (const language of twinLanguages)
    for (const { twin, expected, reason } of twins[language])
      expect({ twin, expected, reason }).toEqual({ twin, ...expectedOf.get(twin) })
})
