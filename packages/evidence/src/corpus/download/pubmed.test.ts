import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import {
  articleSetXml,
  articleXml,
  createFolder,
  hasSharedData,
  sharedPubmed,
} from '../testing/pubmed-fixtures.ts'
import { startReplay } from '../testing/replay-server.ts'
import { Eutils } from './eutils.ts'
import { HttpSource } from './http-source.ts'
import { fetchPubmedFiles } from './pubmed-files.ts'
import { downloadPubmedQuery } from './pubmed-query.ts'

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex')

function fileOf(pmid: number): Buffer {
  const articles = Array.from({ length: 50 }, (_, at) =>
    articleXml({ pmid: String(pmid + at), title: `${Math.sin(at)}` }),
  )
  return gzipSync(articleSetXml(...articles))
}

/** PubMed's folders over https: a listing, the files, and a checksum beside each. */
async function startPubmed(files: Record<string, Uint8Array>, checksums: Record<string, string> = {}) {
  return startReplay(({ path }) => {
    const name = path.replace('/updatefiles/', '')
    const links = Object.keys(files).map(
      (file) => `<a href="${file}">${file}</a> <a href="${file}.md5">${file}.md5</a>`,
    )
    if (name === '')
      return { body: `<html><a href="../">Parent</a> <a href="README.txt">README</a>${links.join('')}` }
    const checked = name.replace('.md5', '')
    const file = files[checked]
    if (file === undefined) return undefined
    return { body: name === checked ? file : `MD5(${checked})= ${checksums[checked] ?? md5(file)}\n` }
  })
}

async function createFetch(baseUrl: string, more: { keep?: boolean } = {}) {
  const root = await createFolder()
  const used: string[] = []
  const wanted = {
    set: 'updates' as const,
    folder: join(root, 'files'),
    stateFolder: root,
    again: false,
    keep: false,
    ...more,
    use: async (path: string) => {
      used.push(md5(await readFile(path)))
      return true
    },
  }
  const source = () =>
    new HttpSource({ name: 'PubMed', baseUrl, attempts: 2, firstWaitMs: 5, silenceMs: 500 })
  return { used, wanted, run: () => fetchPubmedFiles(source(), wanted) }
}

describe("PubMed's files", () => {
  const files = { 'pubmed26n1301.xml.gz': fileOf(1_000), 'pubmed26n1302.xml.gz': fileOf(2_000) }
  const digests = Object.values(files).map(md5)

  test('come in their order, whole and checked, and a second call brings only what is new', async () => {
    const listed: Record<string, Uint8Array> = { ...files }
    const { baseUrl } = await startPubmed(listed)
    const { used, run, wanted } = await createFetch(baseUrl)

    const first = await run()
    listed['pubmed26n1303.xml.gz'] = fileOf(3_000)
    const second = await run()

    expect([first, second]).toEqual([
      { fetched: 2, before: 0 },
      { fetched: 1, before: 2 },
    ])
    expect(used.slice(0, 2)).toEqual(digests)
    expect(await readdir(wanted.folder)).toEqual([])
  })

  test('are kept where that is asked for', async () => {
    const { baseUrl } = await startPubmed(files)
    const { run, wanted } = await createFetch(baseUrl, { keep: true })

    await run()

    expect(await readdir(wanted.folder)).toEqual(Object.keys(files))
  })

  test('a cut download asks for the rest only, in the same run and in the next', async () => {
    const pubmed = await startPubmed(files)
    const { used, run } = await createFetch(pubmed.baseUrl)
    pubmed.faults.push(null, null, 'cut', 'cut', 500, 500)
    await expect(run()).rejects.toThrow(/could not be reached/u)

    await run()

    const ranges = pubmed.requests
      .filter(({ path }) => path.endsWith('n1301.xml.gz'))
      .map(({ range }) => range)
    const size = files['pubmed26n1301.xml.gz'].length
    const half = Math.ceil(size / 2)
    const threeQuarters = half + Math.ceil((size - half) / 2)
    expect(used).toEqual(digests)
    expect(ranges[0]).toBeUndefined()
    expect(ranges[1]).toBe(`bytes=${half}-`)
    expect(ranges.at(-1)).toBe(`bytes=${threeQuarters}-`)
  })

  test('a file of another content is deleted and downloaded anew', async () => {
    const pubmed = await startPubmed(files)
    const { used, run } = await createFetch(pubmed.baseUrl)
    pubmed.faults.push(null, null, { body: 'damaged on the way' })

    await run()

    expect(used).toEqual(digests)
  })

  test('what is left over of a longer file is found out and replaced', async () => {
    const pubmed = await startPubmed(files)
    const { used, run, wanted } = await createFetch(pubmed.baseUrl, { keep: true })
    await run()
    used.length = 0
    await writeFile(join(wanted.folder, 'pubmed26n1301.xml.gz.part'), Buffer.alloc(100_000))

    wanted.again = true
    await run()

    expect(used).toEqual(digests)
  })

  test('a checksum that stays wrong ends it after three downloads, and nothing of the file is used', async () => {
    const pubmed = await startPubmed(files, { 'pubmed26n1301.xml.gz': '0'.repeat(32) })
    const { used, run, wanted } = await createFetch(pubmed.baseUrl)

    await expect(run()).rejects.toThrow(
      /checksum of updatefiles\/pubmed26n1301\.xml\.gz was wrong in 3 downloads/u,
    )
    expect(used).toEqual([])
    expect(await readdir(wanted.folder)).toEqual([])
  })

  test('a file that could not be taken in is asked for again the next time', async () => {
    const { baseUrl } = await startPubmed(files)
    const { wanted, run } = await createFetch(baseUrl)
    const { use } = wanted
    wanted.use = async () => false
    await run()
    wanted.use = use

    expect(await run()).toEqual({ fetched: 2, before: 0 })
  })

  test('a folder without files is no reason to think all is done', async () => {
    const { baseUrl } = await startPubmed({})
    const { run } = await createFetch(baseUrl)

    await expect(run()).rejects.toThrow("PubMed's list of updates names no file.")
  })
})

async function startEutils(count: number) {
  const page = await readFile(join(sharedPubmed, 'efetch/biopython-pubmed4.xml'))
  return startReplay(({ path }) =>
    path === '/esearch.fcgi'
      ? {
          body: JSON.stringify({
            esearchresult: { count: String(count), webenv: 'MCID_1', querykey: '1', idlist: [] },
          }),
        }
      : { body: page },
  )
}

const eutilsAt = (baseUrl: string, apiKey?: string) =>
  new Eutils(baseUrl, { firstWaitMs: 5, ...(apiKey !== undefined && { apiKey }) })

describe.skipIf(!hasSharedData)('a query to PubMed (real answers of ../shared/data/pubmed-xml)', () => {
  test('is searched once and fetched in pages, with the key where there is one', async () => {
    const pubmed = await startEutils(450)
    const folder = join(await createFolder(), 'query')

    const found = await downloadPubmedQuery(eutilsAt(pubmed.baseUrl, 'a-key'), {
      query: 'sepsis',
      limit: 9_999,
      folder,
    })

    const pages = pubmed.requests.slice(1).map(({ query }) => [query.get('retstart'), query.get('retmax')])
    expect(found).toEqual({ records: 450, total: 450 })
    expect(pages).toEqual([
      ['0', '200'],
      ['200', '200'],
      ['400', '50'],
    ])
    expect(pubmed.requests.every(({ query }) => query.get('api_key') === 'a-key')).toBe(true)
  })

  test('a page that ends early or is HTML is fetched again, and a cut query goes on after its last page', async () => {
    const pubmed = await startEutils(450)
    const wanted = { query: 'sepsis', limit: 9_999, folder: join(await createFolder(), 'query') }
    pubmed.faults.push(null, 'cut', { body: '<html>' }, null, 500, 500, 500, 500)
    await expect(downloadPubmedQuery(eutilsAt(pubmed.baseUrl), wanted)).rejects.toThrow(
      /could not be reached/u,
    )
    const asked = pubmed.requests.length

    const found = await downloadPubmedQuery(eutilsAt(pubmed.baseUrl), wanted)

    expect(found.records).toBe(450)
    expect(pubmed.requests.slice(asked).map(({ query }) => query.get('retstart'))).toEqual([
      null,
      '200',
      '400',
    ])
    expect((await readdir(wanted.folder)).filter((name) => name.endsWith('.xml'))).toHaveLength(3)
  }, 20_000)

  test('of a large set only what PubMed gives this way is wanted, and the whole number told', async () => {
    const pubmed = await startEutils(30_000)
    const folder = join(await createFolder(), 'query')

    const found = await downloadPubmedQuery(eutilsAt(pubmed.baseUrl), { query: 'cancer', limit: 150, folder })

    expect(found).toEqual({ records: 150, total: 30_000 })
  })
})
