import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { seedStarter } from '../starter/starter-seed.ts'
import { articleSetXml, articleXml, createFolder } from '../testing/pubmed-fixtures.ts'
import { retractionCsv } from '../testing/retraction-fixtures.ts'
import type { EvidenceIndex } from '../text-index/evidence-index.ts'
import { openLanceIndex } from '../text-index/lance-index.ts'
import { readImportSummary } from './import-summary.ts'
import { importPath } from './import.ts'

vi.setConfig({ testTimeout: 60_000 })

const contentFolder = join(import.meta.dirname, '../../../../../content')

let folder: string
let index: EvidenceIndex
let stateFolder: string
const opened: EvidenceIndex[] = []

beforeEach(async () => {
  folder = await createFolder()
  stateFolder = join(folder, 'import-state')
  index = await openLanceIndex(join(folder, 'evidence'))
  opened.push(index)
})

afterAll(async () => {
  for (const each of opened) await each.close()
})

async function importText(name: string, text: string) {
  await writeFile(join(folder, name), text)
  return importPath(join(folder, name), { index, stateFolder, batchSize: 1 })
}

const articles = (...revised: string[]) =>
  articleSetXml(...revised.map((day, nth) => articleXml({ pmid: String(1_000_001 + nth), revised: day })))

test('of an empty corpus nothing is told', async () => {
  expect(await readImportSummary(stateFolder)).toEqual([])
})

test('files are added up by what they hold, with the newest record among them', async () => {
  await importText('one.xml', articles('2024-02-01', '2025-05-31'))
  await importText('two.xml', articles('2023-01-01'))
  await importText('list.csv', retractionCsv({ OriginalPaperPubMedID: '1000001' }))

  const summary = await readImportSummary(stateFolder)

  expect(summary).toMatchObject([
    { kind: 'articles', files: 2, records: 3, newestRecordOn: '2025-05-31' },
    { kind: 'retraction-lists', files: 1, records: 1, newestRecordOn: null },
  ])
})

test('a file imported again is not counted twice', async () => {
  await importText('one.xml', articles('2024-02-01'))
  await importPath(join(folder, 'one.xml'), { index, stateFolder, again: true })

  const [kind] = await readImportSummary(stateFolder)

  expect(kind).toMatchObject({ files: 1, records: 1 })
})

test('the starter set stands first, with the day it last changed here and not that of the last start', async () => {
  await seedStarter(index, stateFolder, contentFolder)
  const [first] = await readImportSummary(stateFolder)
  await seedStarter(index, stateFolder, contentFolder)

  const [again] = await readImportSummary(stateFolder)

  expect(first).toMatchObject({ kind: 'starter', records: (await index.stats()).documents })
  expect(again).toEqual(first)
})
