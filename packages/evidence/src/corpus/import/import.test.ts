import { existsSync } from 'node:fs'
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CorpusLockedError, lockCorpus } from '../corpus-lock.ts'
import {
  articleSetXml,
  articleXml,
  createFolder,
  hasSharedData,
  readOne,
  sharedPubmed,
} from '../testing/pubmed-fixtures.ts'
import { sharedTrials } from '../testing/trial-fixtures.ts'
import type { EvidenceIndex } from '../text-index/evidence-index.ts'
import { openLanceIndex } from '../text-index/lance-index.ts'
import { ImportPathError } from './import-files.ts'
import { importPath } from './import.ts'

vi.setConfig({ testTimeout: 60_000 })

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

async function write(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, 'files', name)
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, content)
  return path
}

const files = () => join(folder, 'files')
const titleOf = async (pmid: string) => (await index.get([`pmid:${pmid}`]))[0]?.title

describe.skipIf(!hasSharedData)('real PubMed files (../shared/data/pubmed-xml)', () => {
  test('a folder of them is imported whole, its deletions honoured, and found by search', async () => {
    await index.index([{ ...(await readOne(articleXml())), id: 'pmid:26432306', pmid: '26432306' }])

    const medline = await importPath(join(sharedPubmed, 'medline'), { index, stateFolder })
    const efetch = await importPath(join(sharedPubmed, 'efetch'), { index, stateFolder })

    expect(medline).toMatchObject({ records: 282, deletions: 1, badRecords: 0 })
    expect(efetch).toMatchObject({ records: 94, badRecords: 0 })
    expect(efetch.files).toHaveLength(90)
    expect((await index.stats()).documents).toBe(376)
    const hits = await index.search([{ forms: ['mismatch negativity'], weight: 1 }], {}, 3)
    expect(hits[0]?.document.id).toBe('pmid:17942999')
  })

  test('of answers that are not PubMed records each is reported, and none stops the others', async () => {
    const report = await importPath(join(sharedPubmed, 'eutils-responses'), { index, stateFolder })

    expect(report.files.every((file) => file.outcome === 'left-out' && file.error !== null)).toBe(true)
    expect(report.records).toBe(0)
  })
})

describe.skipIf(!existsSync(sharedTrials))('real registry records (../shared/data/clinicaltrials)', () => {
  test('a folder of them is imported, found by search, and what is in a retired form is said', async () => {
    const report = await importPath(sharedTrials, { index, stateFolder })

    const failed = report.files.filter((file) => file.outcome === 'failed')
    expect(report.records).toBe(36)
    expect((await index.stats()).byKind.trial).toBe(31)
    expect(failed.map(({ path, error }) => [basename(path), error])).toEqual([
      ['api-classic-full-studies.jsonl', expect.stringMatching(/retired JSON form/u)],
    ])
    const hits = await index.search([{ forms: ['certolizumab'], weight: 1 }], { kinds: ['trial'] }, 3)
    expect(hits[0]?.document).toMatchObject({ id: 'nct:NCT02552212', trial: { phase: 'Phase 3' } })
  })
})

test('update files come after the baseline whatever folder they lie in, and their newer records win', async () => {
  await write('updates/pubmed26n1300.xml', articleSetXml(articleXml({ title: 'New', revised: '2026-02-01' })))
  await write(
    'baseline/pubmed26n0001.xml',
    articleSetXml(articleXml({ title: 'Old', revised: '2020-01-01' })),
  )

  await importPath(files(), { index, stateFolder })

  expect(await titleOf('1000001')).toBe('New')
})

test('an older revision does not replace a newer one', async () => {
  await importPath(await write('a.xml', articleSetXml(articleXml({ title: 'New', revised: '2026-02-01' }))), {
    index,
    stateFolder,
  })

  await importPath(await write('b.xml', articleSetXml(articleXml({ title: 'Old', revised: '2020-01-01' }))), {
    index,
    stateFolder,
  })

  expect(await titleOf('1000001')).toBe('New')
})

test('a deleted record is gone, one that comes back after its deletion is there', async () => {
  const deletion =
    '<DeleteCitation><PMID Version="1">1000001</PMID><PMID Version="1">1000002</PMID></DeleteCitation>'
  const xml = articleSetXml(articleXml(), articleXml({ pmid: '1000002' }), deletion, articleXml())

  const report = await importPath(await write('a.xml', xml), { index, stateFolder })

  expect(report).toMatchObject({ records: 3, deletions: 2 })
  expect(await index.get(['pmid:1000001', 'pmid:1000002'])).toHaveLength(1)
})

test('a file is read once; again after it changed, or when asked to', async () => {
  const path = await write('a.xml', articleSetXml(articleXml()))
  await importPath(path, { index, stateFolder })

  const second = await importPath(path, { index, stateFolder })
  const asked = await importPath(path, { index, stateFolder, again: true })
  await write('a.xml', articleSetXml(articleXml(), articleXml({ pmid: '1000002' })))
  const changed = await importPath(path, { index, stateFolder })

  expect(second.files[0]).toMatchObject({ outcome: 'already-imported', records: 0 })
  expect(asked.files[0]).toMatchObject({ outcome: 'imported', records: 1 })
  expect(changed.files[0]).toMatchObject({ outcome: 'imported', records: 2 })
})

test('progress noted for an index that was thrown away is not believed', async () => {
  const path = await write('a.xml', articleSetXml(articleXml()))
  await importPath(path, { index, stateFolder })
  await index.close()
  await rm(join(folder, 'evidence'), { recursive: true })
  index = await openLanceIndex(join(folder, 'evidence'))
  opened.push(index)

  await importPath(path, { index, stateFolder })

  expect((await index.stats()).documents).toBe(1)
})

test('a broken file keeps its whole records, says why it ended, and the files after it go on', async () => {
  const articles = Array.from({ length: 300 }, (_, at) => articleXml({ pmid: String(4_000_000 + at) }))
  const zipped = gzipSync(articleSetXml(...articles))
  await write('a.xml.gz', zipped.subarray(0, zipped.length - 400))
  await write('b.xml', articleSetXml(articleXml({ pmid: '4100001' }), '<PubmedArticle><Broken'))
  await write('c.xml', articleSetXml(articleXml({ pmid: '4100002' })))

  const report = await importPath(files(), { index, stateFolder, batchSize: 50 })

  expect(report.files.map((file) => file.outcome)).toEqual(['failed', 'failed', 'imported'])
  expect(report.files[0]?.error).toMatch(/ends/u)
  expect(report.files[0]?.records).toBeGreaterThan(50)
  expect((await index.stats()).documents).toBe(report.records)
  expect(await titleOf('4100001')).toBeDefined()
  expect(await titleOf('4100002')).toBeDefined()
})

test('a file that cannot be opened is reported, one behind a link is read', async () => {
  const path = await write('z.xml', articleSetXml(articleXml()))
  await symlink(join(folder, 'nowhere'), join(files(), 'a.xml'))
  await rename(path, join(folder, 'elsewhere'))
  await symlink(join(folder, 'elsewhere'), path)

  const report = await importPath(files(), { index, stateFolder })

  expect(report.files.map((file) => file.outcome)).toEqual(['failed', 'imported'])
  expect(report.files[0]?.error).toBe('cannot be read (ENOENT)')
  expect(report.records).toBe(1)
})

test('records that cannot be used are counted and named', async () => {
  const path = await write(
    'a.xml',
    articleSetXml(articleXml({ title: '', abstract: '' }), articleXml({ pmid: '7' })),
  )

  const report = await importPath(path, { index, stateFolder })

  expect(report).toMatchObject({ records: 1, badRecords: 1 })
  expect(report.badRecordNames).toEqual([
    { file: path, name: 'PMID 1000001', reason: 'neither title nor abstract' },
  ])
})

test('a stop ends the import cleanly, and the next run goes on after the last commit', async () => {
  const articles = Array.from({ length: 3_000 }, (_, at) => articleXml({ pmid: String(5_000_000 + at) }))
  const path = await write('a.xml', articleSetXml(...articles))
  const stopping = new AbortController()
  const onProgress = () => stopping.abort()

  const stopped = importPath(path, {
    index,
    stateFolder,
    batchSize: 500,
    signal: stopping.signal,
    onProgress,
  })
  await expect(stopped).rejects.toThrow(/abort/u)
  const report = await importPath(path, { index, stateFolder, batchSize: 500 })

  expect(report.files[0]?.outcome).toBe('imported')
  expect((await index.stats()).documents).toBe(3_000)
})

test('a second import of the same corpus is refused while the first runs', async () => {
  const path = await write('a.xml', articleSetXml(articleXml()))
  const lock = await lockCorpus(stateFolder)

  const refused = importPath(path, { index, stateFolder })

  await expect(refused).rejects.toThrow(CorpusLockedError)
  lock.release()
  await expect(importPath(path, { index, stateFolder })).resolves.toMatchObject({ records: 1 })
})

test('a missing path and a folder without corpus files are said plainly', async () => {
  await write('notes.txt', 'x')

  await expect(importPath(join(folder, 'nowhere'), { index, stateFolder })).rejects.toThrow(ImportPathError)
  await expect(importPath(files(), { index, stateFolder })).rejects.toThrow(/There is no file to import/u)
})
