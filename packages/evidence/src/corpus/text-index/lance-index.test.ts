import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Document } from '../document.ts'
import type { EvidenceIndex } from './evidence-index.ts'
import { openLanceIndex } from './lance-index.ts'

let folder: string
let index: EvidenceIndex

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-index-'))
  index = await openLanceIndex(folder)
})

afterEach(async () => {
  await index.close()
  await rm(folder, { recursive: true, force: true })
})

function makeDocument(id: string, text: string, changes: Partial<Document> = {}): Document {
  return {
    id,
    kind: 'article',
    title: `Title of ${id.replace(':', ' ')}`,
    sections: [{ label: 'RESULTS', text }],
    authors: [],
    journal: null,
    year: 2020,
    publicationTypes: [],
    meshTerms: [],
    language: 'en',
    status: 'current',
    readPart: 'abstract',
    links: [],
    pmid: null,
    doi: null,
    registrations: [],
    related: [],
    licence: null,
    reviewed: null,
    facts: null,
    ...changes,
  }
}

const group = (...forms: string[]) => ({ forms, weight: 1 })
const idsOf = (hits: { document: Document }[]) => hits.map((hit) => hit.document.id)

test('a document is found as soon as its batch is in, before and after optimizing', async () => {
  await index.index([
    makeDocument('pmid:1', 'Dapagliflozin reduced deaths.'),
    makeDocument('pmid:2', 'Aspirin.'),
  ])

  const before = idsOf(await index.search([group('dapagliflozin')], {}, 10))
  await index.optimize()
  await index.index([makeDocument('pmid:3', 'Dapagliflozin again.')])
  const after = idsOf(await index.search([group('dapagliflozin')], {}, 10))

  expect(before).toEqual(['pmid:1'])
  expect(after.toSorted()).toEqual(['pmid:1', 'pmid:3'])
})

test('a stored document comes back whole, with quotes, accents and line breaks', async () => {
  const document = makeDocument("odd:o'neill", 'Sjögren “dry”\n\\ eyes; \u0000 100 %', {
    facts: null,
    related: [{ relation: 'ErratumIn', pmid: '7', citation: "O'Neill 2020" }],
  })
  await index.index([document])

  const stored = await index.get(["odd:o'neill"])

  expect(stored).toEqual([document])
})

test('indexing an id again replaces the document, also within one batch', async () => {
  await index.index([makeDocument('pmid:1', 'old words'), makeDocument('pmid:2', 'other')])
  await index.optimize()

  await index.index([makeDocument('pmid:1', 'middle'), makeDocument('pmid:1', 'fresh')])

  expect(idsOf(await index.search([group('fresh')], {}, 10))).toEqual(['pmid:1'])
  expect(await index.search([group('old'), group('middle')], {}, 10)).toEqual([])
  expect((await index.stats()).documents).toBe(2)
})

test('a removed document is gone', async () => {
  await index.index([makeDocument('pmid:1', 'aspirin'), makeDocument('pmid:2', 'aspirin')])
  await index.optimize()

  await index.remove(['pmid:1', 'pmid:404'])

  expect(idsOf(await index.search([group('aspirin')], {}, 10))).toEqual(['pmid:2'])
  expect(await index.get(['pmid:1'])).toEqual([])
})

test('documents are given in the order asked for, unknown ones left out', async () => {
  await index.index(['pmid:1', 'pmid:2', 'pmid:3'].map((id) => makeDocument(id, 'text')))

  const found = await index.get(['pmid:3', 'pmid:9', 'pmid:1'])

  expect(found.map((document) => document.id)).toEqual(['pmid:3', 'pmid:1'])
})

test('withdrawn work is found only when asked for, and filters hold', async () => {
  await index.index([
    makeDocument('pmid:1', 'aspirin', { status: 'retracted' }),
    makeDocument('pmid:2', 'aspirin', { year: 1999 }),
    makeDocument('guideline:3', 'aspirin', { kind: 'guideline' }),
    makeDocument('pmid:4', 'aspirin', { year: null }),
    makeDocument('pmid:5', 'aspirin', { status: 'expression-of-concern' }),
  ])
  const search = async (filter: Parameters<EvidenceIndex['search']>[1]) =>
    idsOf(await index.search([group('aspirin')], filter, 10)).toSorted()

  expect(await search({})).toEqual(['guideline:3', 'pmid:2', 'pmid:4'])
  expect(await search({ includeWithdrawn: true })).toEqual(expect.arrayContaining(['pmid:1', 'pmid:5']))
  expect(await search({ fromYear: 2000 })).toEqual(['guideline:3'])
  expect(await search({ kinds: ['guideline'] })).toEqual(['guideline:3'])
})

test('the lines of a hit are its title, its sentences and its MeSH terms', async () => {
  await index.index([makeDocument('pmid:1', 'Fewer died. It was safe.', { meshTerms: ['Heart Failure'] })])

  const [hit] = await index.search([group('fewer')], {}, 1)

  expect(hit?.lines).toEqual(['titl pmid 1', 'fewer di', 'safe', 'heart failur'])
})

test('a reader sees what another connection has written', async () => {
  const reader = await openLanceIndex(folder)
  await reader.search([group('aspirin')], {}, 10)
  await index.index([makeDocument('pmid:1', 'aspirin')])

  const found = await reader.search([group('aspirin')], {}, 10)

  expect(idsOf(found)).toEqual(['pmid:1'])
  await reader.close()
})

test('connections that open a new folder at the same moment all get the one index', async () => {
  const fresh = await mkdtemp(join(tmpdir(), 'auscult-index-'))

  const opened = await Promise.all([1, 2, 3, 4].map(() => openLanceIndex(fresh)))

  await opened[0]?.index([makeDocument('pmid:1', 'aspirin')])
  const counts = await Promise.all(opened.map(async (each) => (await each.stats()).documents))
  expect(counts).toEqual([1, 1, 1, 1])
  await Promise.all(opened.map((each) => each.close()))
  await rm(fresh, { recursive: true })
})

test('searches go on while the index is optimized', async () => {
  for (let batch = 0; batch < 5; batch += 1) {
    await index.index(
      Array.from({ length: 200 }, (_, nth) => makeDocument(`pmid:${batch}${nth}`, 'aspirin helped')),
    )
  }

  const optimized = index.optimize()
  const found = await Promise.all(Array.from({ length: 20 }, () => index.search([group('aspirin')], {}, 50)))

  await optimized
  expect(found.every((hits) => hits.length === 50)).toBe(true)
})

test('an aborted search throws the reason', async () => {
  const reason = new Error('the clinician cancelled')

  await expect(index.search([group('x')], {}, 5, AbortSignal.abort(reason))).rejects.toBe(reason)
})

test('an empty index answers, counts and optimizes', async () => {
  await index.optimize()

  expect(await index.search([group('aspirin')], {}, 5)).toEqual([])
  expect((await index.termStatistics(['aspirin'])).terms.get('aspirin')?.documents).toBe(0)
  expect(await index.stats()).toMatchObject({ documents: 0, years: null, updatedAt: null })
})

test('counts are by kind, status and origin', async () => {
  await index.index([
    makeDocument('pmid:1', 'aspirin', { year: 1999 }),
    makeDocument('starter:2', 'aspirin', { status: 'retracted', year: 2024 }),
  ])

  const stats = await index.stats()

  expect(stats).toMatchObject({
    documents: 2,
    byKind: { article: 2, trial: 0, guideline: 0 },
    byStatus: { current: 1, retracted: 1 },
    byOrigin: { pmid: 1, starter: 1 },
    years: { first: 1999, last: 2024 },
  })
  expect(stats.indexBytes).toBeGreaterThan(0)
})

test('the documents that hold a term are counted once each', async () => {
  await index.index([makeDocument('pmid:1', 'aspirin aspirin'), makeDocument('pmid:2', 'placebo')])

  const { documents, terms } = await index.termStatistics(['aspirin', 'titl', 'absent'])

  expect(documents).toBe(2)
  expect([...terms.values()].map((term) => term.documents)).toEqual([1, 2, 0])
  expect(terms.get('aspirin')?.meanOccurrences).toBeGreaterThan(terms.get('titl')?.meanOccurrences ?? 0)
})

function makeMany(prefix: string, count: number, text: string): Document[] {
  return Array.from({ length: count }, (_, nth) => makeDocument(`${prefix}:${nth}`, text))
}

test('A corpus that is half written says so until it is optimized', async () => {
  const before = await index.isWhollyIndexed()
  await index.index([makeDocument('pmid:1', 'apixaban')])
  const between = await index.isWhollyIndexed()
  await index.optimize()

  expect([before, between, await index.isWhollyIndexed()]).toEqual([true, false, true])
})

test('A big import into a bigger corpus is searched once it is optimized, a small one at once', {
  timeout: 60_000,
}, async () => {
  const find = (word: string) => index.search([{ forms: [word], weight: 1 }], {}, 5)
  await index.index(makeMany('old', 8_100, 'apixaban'))
  await index.optimize()
  await index.index(makeMany('few', 10, 'warfarin'))
  const foundAtOnce = await find('warfarin')
  await index.index(makeMany('new', 8_050, 'edoxaban'))
  const foundBefore = await find('edoxaban')
  await index.optimize()

  expect(foundAtOnce).toHaveLength(5)
  expect(foundBefore).toHaveLength(0)
  expect(await find('edoxaban')).toHaveLength(5)
})
