import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { StatusTable } from '../retractions/status-table.ts'
import { seedStarter } from '../starter/starter-seed.ts'
import { articleSetXml, articleXml, createFolder } from '../testing/pubmed-fixtures.ts'
import { retractionCsv } from '../testing/retraction-fixtures.ts'
import type { EvidenceIndex } from '../text-index/evidence-index.ts'
import { openLanceIndex } from '../text-index/lance-index.ts'
import { importPath } from './import.ts'

vi.setConfig({ testTimeout: 60_000 })

const contentFolder = join(import.meta.dirname, '../../../../../content')
const pmid = '1000001'
const doi = '<ELocationID EIdType="doi" ValidYN="Y">10.1000/Heart.1</ELocationID>'

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

let files = 0

async function importText(text: string | Uint8Array) {
  files += 1
  const path = join(folder, `file-${files}`)
  await writeFile(path, text)
  return importPath(path, { index, stateFolder })
}

const importArticle = (parts: Parameters<typeof articleXml>[0] = {}) =>
  importText(articleSetXml(articleXml(parts)))
const importList = (...rows: Parameters<typeof retractionCsv>) => importText(retractionCsv(...rows))
const statusOf = async (id = `pmid:${pmid}`) => (await index.get([id]))[0]?.status
const search = (includeWithdrawn: boolean) =>
  index.search([{ forms: ['placebo'], weight: 1 }], { includeWithdrawn }, 3)

test('a retracted article that is there is found no more, unless withdrawn work is asked for', async () => {
  await importArticle()

  const report = await importList({ OriginalPaperPubMedID: pmid })

  expect(report).toMatchObject({ notices: 1, statusChanges: 1, records: 0, badRecords: 0 })
  expect(await statusOf()).toBe('retracted')
  expect(await search(false)).toEqual([])
  expect(await search(true)).toHaveLength(1)
})

test('an article that comes after the list, or comes again, is retracted all the same', async () => {
  await importList({ OriginalPaperPubMedID: pmid })

  await importArticle()
  const first = await statusOf()
  await importArticle({ title: 'Revised', revised: '2026-01-01' })

  expect(first).toBe('retracted')
  expect((await index.get([`pmid:${pmid}`]))[0]).toMatchObject({ title: 'Revised', status: 'retracted' })
})

test('an article is known by its DOI too, in capitals or not', async () => {
  await importArticle({ inArticle: doi })

  await importList({ OriginalPaperDOI: '10.1000/hEART.1', RetractionNature: 'Expression of concern' })

  expect(await statusOf()).toBe('expression-of-concern')
})

test('a reinstatement lifts what the list said before it, not what PubMed says', async () => {
  await importArticle()
  await importArticle({ pmid: '1000002', publicationTypes: ['Retracted Publication'] })
  const retraction = { RetractionDate: '1/28/2020 0:00' }
  const reinstatement = { RetractionNature: 'Reinstatement', RetractionDate: '5/6/2021 0:00' }
  await importList({ OriginalPaperPubMedID: pmid, ...retraction })

  await importList(
    { OriginalPaperPubMedID: pmid, ...retraction },
    { OriginalPaperPubMedID: pmid, ...reinstatement },
    { OriginalPaperPubMedID: '1000002', ...retraction },
    { OriginalPaperPubMedID: '1000002', ...reinstatement },
  )

  expect(await statusOf()).toBe('current')
  expect((await index.get([`pmid:${pmid}`]))[0]).not.toHaveProperty('recordStatus')
  expect(await statusOf('pmid:1000002')).toBe('retracted')
})

test('of several notices the gravest counts, whatever their order', async () => {
  await importArticle()

  await importList(
    { OriginalPaperPubMedID: pmid, RetractionNature: 'Retraction', RetractionDate: '1/1/2020 0:00' },
    { OriginalPaperPubMedID: pmid, RetractionNature: 'Correction', RetractionDate: '1/1/2021 0:00' },
  )

  expect(await statusOf()).toBe('retracted')
})

test('a newer edition of the list replaces a row by its number', async () => {
  await importArticle()
  await importList({ 'Record ID': '77', OriginalPaperPubMedID: pmid })

  await importList({ 'Record ID': '77', OriginalPaperPubMedID: pmid, RetractionNature: 'Correction' })

  expect(await statusOf()).toBe('corrected')
})

test('the starter corpus is struck too, and seeding it again does not bring it back', async () => {
  await seedStarter(index, stateFolder, contentFolder)

  const report = await importList({ OriginalPaperPubMedID: '31535829' })
  await seedStarter(index, stateFolder, contentFolder)

  expect(report.statusChanges).toBe(1)
  expect(await statusOf('pmid:31535829')).toBe('retracted')
})

test('a comparison that was cut is made up for by the next import', async () => {
  await importArticle()
  const statuses = new StatusTable(stateFolder)
  const date = '2020-01-01'
  statuses.save([{ record: '1', pmid, doi: null, nature: 'retracted', date }])
  statuses.close()

  const report = await importArticle({ pmid: '1000002' })

  expect(report.statusChanges).toBe(1)
  expect(await statusOf()).toBe('retracted')
})

test('a gzipped list is known by its content, and imported once', async () => {
  await importArticle()
  const path = join(folder, 'retraction_watch.csv.gz')
  await writeFile(path, gzipSync(retractionCsv({ OriginalPaperPubMedID: pmid }, {})))

  const first = await importPath(path, { index, stateFolder })
  const second = await importPath(path, { index, stateFolder })

  expect(first).toMatchObject({ notices: 1, badRecords: 1, statusChanges: 1 })
  expect(second.files[0]).toMatchObject({ outcome: 'already-imported', notices: 0 })
})

test('a list of many rows compares a corpus of many records once', async () => {
  const articles = Array.from({ length: 3_000 }, (_, at) => articleXml({ pmid: String(2_000_000 + at) }))
  await importText(articleSetXml(...articles))
  const rows = Array.from({ length: 20_000 }, (_, at) => ({ OriginalPaperPubMedID: String(2_002_000 + at) }))

  const report = await importList(...rows)

  expect(report).toMatchObject({ notices: 20_000, statusChanges: 1_000 })
  expect((await index.stats()).byStatus.retracted).toBe(1_000)
})
