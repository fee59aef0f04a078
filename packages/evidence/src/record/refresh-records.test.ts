import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockCorpus } from '../corpus/corpus-lock.ts'
import { openLanceIndex } from '../corpus/text-index/lance-index.ts'
import { buildLexicon } from '../understand/lexicon/lexicon.ts'
import { LexiconEntry } from '../understand/lexicon/lexicon-entry.ts'
import { createRecordMaker } from './record-maker.ts'
import { refreshRecords } from './refresh-records.ts'
import { makeArticle } from './testing/article.fixture.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-records-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

const lexiconOf = (...terms: string[]) =>
  buildLexicon(terms.map((term) => LexiconEntry.parse({ term, type: 'drug' })))
const aspirin = createRecordMaker(lexiconOf('aspirin'))
const both = createRecordMaker(lexiconOf('aspirin', 'heparin'))
const documents = Array.from({ length: 30 }, (_, nth) =>
  makeArticle({ id: `pmid:${nth}`, title: `Aspirin and heparin in study ${nth}` }),
)

async function storeWith(maker?: typeof aspirin) {
  const index = await openLanceIndex(folder, maker)
  await index.index(documents)
  await index.optimize()
  await index.close()
}

const options = (index: Awaited<ReturnType<typeof openLanceIndex>>) => ({
  index,
  maker: both,
  stateFolder: folder,
  signal: new AbortController().signal,
  patienceMs: 5,
})

test.each([
  ['missing', undefined],
  ['made with other names', aspirin],
])('records that are %s are made anew and stay', async (_, before) => {
  await storeWith(before)
  const index = await openLanceIndex(folder, both)

  const refreshed = await refreshRecords(options(index))

  expect(refreshed).toBe(30)
  expect((await index.listStaleRecords(10)).ids).toEqual([])
  expect(await index.isWhollyIndexed()).toBe(true)
  const [hit] = await index.search([{ forms: ['heparin'], weight: 1 }], {}, 1)
  expect(hit?.record.profile.mentions).toEqual(['aspirin', 'heparin'])
  await index.close()
})

test('a question asked before has the same record', async () => {
  await storeWith(aspirin)
  const index = await openLanceIndex(folder, both)

  const [hit] = await index.listHits(['pmid:3'])

  expect(hit?.record.profile.mentions).toEqual(['aspirin', 'heparin'])
  expect(hit?.record).toBe(hit?.record)
  await index.close()
})

test('a document that changed meanwhile keeps the record of its change', async () => {
  await storeWith(aspirin)
  const index = await openLanceIndex(folder, both)
  const { version } = await index.listStaleRecords(10)
  await index.index([makeArticle({ id: 'pmid:3', title: 'Heparin alone' })])

  const isSaved = await index.saveRecords([{ id: 'pmid:3', stamp: both.stamp, record: '[]' }], version)

  expect(isSaved).toBe(false)
  const [hit] = await index.listHits(['pmid:3'])
  expect(hit?.record.profile.mentions).toEqual(['heparin'])
  await index.close()
})

test('an import is waited for', async () => {
  await storeWith(aspirin)
  const index = await openLanceIndex(folder, both)
  const lock = await lockCorpus(folder)

  const refreshing = refreshRecords(options(index))
  const stale = await index.listStaleRecords(100)
  lock.release()

  expect(stale.ids).toHaveLength(30)
  expect(await refreshing).toBe(30)
  await index.close()
})

test('stopped, it goes on where it was', async () => {
  await storeWith(aspirin)
  const index = await openLanceIndex(folder, both)

  const stopped = refreshRecords({ ...options(index), signal: AbortSignal.abort() })
  await expect(stopped).rejects.toThrow('aborted')

  expect(await refreshRecords(options(index))).toBe(30)
  expect(await refreshRecords(options(index))).toBe(0)
  await index.close()
})

test('an index that was opened without names stores no records and says so', async () => {
  await storeWith()
  const index = await openLanceIndex(folder)

  const [hit] = await index.listHits(['pmid:3'])

  expect(() => hit?.record).toThrow('without a maker')
  expect((await index.listStaleRecords(10)).ids).toEqual([])
  await index.close()
})
