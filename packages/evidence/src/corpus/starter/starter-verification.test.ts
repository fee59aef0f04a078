import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { Eutils } from '../download/eutils.ts'
import { DownloadError } from '../download/http-source.ts'
import { createFolder } from '../testing/pubmed-fixtures.ts'
import { openLanceIndex } from '../text-index/lance-index.ts'
import type { StarterStudy } from './starter-records.ts'
import { readVerifiedPmids, saveVerifiedPmids, seedStarter } from './starter-seed.ts'
import { verifyStudies } from './starter-verification.ts'
import { readStarterStudies } from './starter.ts'

vi.setConfig({ testTimeout: 60_000 })

const content = join(import.meta.dirname, '../../../../../content')
const { records } = await readStarterStudies(content)

let close: (() => void) | undefined
afterEach(() => close?.())

/** Answers like E-utilities, over the wire: summaries by PMID, and the PMIDs a search finds. */
async function startPubmed(
  articles: readonly StarterStudy[],
  options: { found?: string[]; failFirst?: number } = {},
) {
  let requests = 0
  const server = createServer((request, response) => {
    requests += 1
    if (requests <= (options.failFirst ?? 0)) response.writeHead(429).end()
    else void answer(request, response)
  })
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const ids = new URLSearchParams(body).get('id')?.split(',') ?? []
    const summaries = articles.filter(({ pmid }) => ids.includes(pmid ?? '')).map(toSummary)
    response.end(
      request.url === '/esearch.fcgi'
        ? JSON.stringify({ esearchresult: { idlist: options.found ?? [] } })
        : JSON.stringify({ result: { uids: ids, ...Object.fromEntries(summaries.map((s) => [s.uid, s])) } }),
    )
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => server.close()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no TCP address')
  return { eutils: new Eutils(`http://127.0.0.1:${address.port}`), countRequests: () => requests }
}

function toSummary(study: StarterStudy) {
  return {
    uid: study.pmid,
    title: `${study.title}.`,
    source: study.journal,
    pubdate: `${study.year} Nov 21`,
    authors: [{ name: study.authors[0] }, { name: 'Other A' }],
  }
}

function studyWith(predicate: (study: StarterStudy) => boolean): StarterStudy {
  const study = records.find(predicate)
  if (study === undefined) throw new Error('no such study in the starter corpus')
  return study
}

const seen = studyWith((study) => study.pmid !== null && !study.ownTitle)
const recalled = studyWith((study) => study.recalledPmid !== null)

test('a recalled number that PubMed confirms is promoted, a seen one needs no change', async () => {
  const { eutils } = await startPubmed([seen, { ...recalled, pmid: recalled.recalledPmid }])

  const verification = await verifyStudies([seen, recalled], eutils)

  expect(verification.confirmed).toBe(2)
  expect(verification.pmids).toEqual(new Map([[recalled.id, recalled.recalledPmid]]))
})

test('a number of another article is replaced by the right one where PubMed has exactly one', async () => {
  const other = { ...studyWith((study) => study.year < 2000), pmid: seen.pmid }
  const { eutils } = await startPubmed([other, { ...seen, pmid: '99999999' }], { found: ['99999999'] })

  const verification = await verifyStudies([seen], eutils)

  expect(verification.corrected).toEqual([{ name: seen.name, from: seen.pmid, to: '99999999' }])
  expect(verification.pmids.get(seen.id)).toBe('99999999')
})

test('a number nobody can mend is taken away', async () => {
  const { eutils } = await startPubmed([])

  const verification = await verifyStudies([seen], eutils)

  expect(verification.refuted).toEqual([{ name: seen.name, pmid: seen.pmid }])
  expect(verification.pmids.get(seen.id)).toBeNull()
})

test('a busy PubMed is asked again, an absent one is said', async () => {
  const busy = await startPubmed([seen], { failFirst: 1 })
  const absent = new Eutils('http://127.0.0.1:9')

  const verification = await verifyStudies([seen], busy.eutils)

  expect(verification.confirmed).toBe(1)
  expect(busy.countRequests()).toBe(2)
  await expect(verifyStudies([seen], absent)).rejects.toThrow(DownloadError)
}, 30_000)

test('what was found goes into the index, and the content stays as it is', async () => {
  const folder = await createFolder()
  const stateFolder = join(folder, 'import-state')
  const index = await openLanceIndex(join(folder, 'evidence'))
  await seedStarter(index, stateFolder, content)

  await saveVerifiedPmids(stateFolder, '2026-11-20', new Map([[recalled.id, '88888888']]))
  const changed = await seedStarter(index, stateFolder, content)
  const seededAgain = await seedStarter(index, stateFolder, content)

  const [promoted] = await index.get(['pmid:88888888'])
  expect(changed).toBe(2)
  expect(seededAgain).toBe(0)
  expect(promoted?.links.at(-1)).toBe('https://pubmed.ncbi.nlm.nih.gov/88888888/')
  expect(await index.get([recalled.id])).toEqual([])
  expect((await readVerifiedPmids(stateFolder)).get(recalled.id)).toBe('88888888')
  await index.close()
})
