import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkStory } from '../check-story.ts'
import type { Source } from '../known-sources.ts'
import type { Story } from '../story.ts'
import { createMemoryStores } from '../testing/memory-stores.ts'
import { serve } from '../testing/serve.ts'
import { known, newsReader, researchReader } from '../testing/shipped-readers.ts'
import { readAgency } from './read-agency.ts'
import { tellPubmedXml } from './read-journal.ts'
import type { Told } from './reading.ts'
import { syncSources } from './sync.ts'

/** Real and malformed documents that stand beside the repository; without them these tests are skipped, and listed as such. */
const shared = join(import.meta.dirname, '../../../../../shared/data')
const hasShared = existsSync(join(shared, 'feeds-edge-cases/feedparser-cases.tar.gz'))
const folder = mkdtempSync(join(tmpdir(), 'auscult-intake-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Case = { path: string; headers: string[] }

function listFeeds(): Case[] {
  execFileSync('tar', ['-xzf', join(shared, 'feeds-edge-cases/feedparser-cases.tar.gz'), '-C', folder])
  const index = readFileSync(join(shared, 'feeds-edge-cases/index.jsonl'), 'utf8').trim().split('\n')
  const cases = index.map((line): Case => {
    const { file, headers }: { file: string; headers: string[] | null } = JSON.parse(line)
    return { path: join(folder, 'feedparser', file), headers: headers ?? [] }
  })
  // What other services answer is no feed.
  const others = ['feeds-edge-cases/{gofeed,gov}/*', 'api-captures/*', 'pubmed-xml/eutils-responses/*']
  return [
    ...cases,
    ...globSync(others, { cwd: shared }).map((path) => ({ path: join(shared, path), headers: [] })),
  ]
}

/** Each document is a source's feed, and every word of it is that source's own. */
async function syncAll(cases: readonly Case[]) {
  const host = await serve((request, answer) => {
    const { path, headers } = cases[Number(request.url?.slice(1))] ?? { path: '', headers: [] }
    const type = headers
      .map((line) => /^content-type:\s*(?<value>.*)/iu.exec(line)?.groups?.value)
      .find(Boolean)
    answer.setHeader('content-type', type ?? '').end(readFileSync(path))
  })
  const sources = cases.map(
    ({ path }, nth): Source => ({
      name: `${nth} ${basename(path)}`,
      shortName: '',
      kind: 'agency',
      country: '',
      website: `http://${host}`,
      aliases: [],
      specialities: [],
      medlineTitle: null,
      feed: { address: `http://${host}/${nth}`, mark: 'checked' },
    }),
  )
  const stores = createMemoryStores()
  const told: string[] = []
  const reports = await syncSources(
    {
      states: stores.stateStore,
      stories: stores.stories,
      known: { ...known, sources: new Set(sources.map(({ name }) => name)) },
      clock: () => new Date('2026-11-26T08:00:00Z'),
      async read(source, version) {
        const reading = await readAgency(source, version, { ...newsReader, ownHost: host })
        for (const each of reading.told ?? []) {
          told.push(each.title)
          if ('story' in each) told.push(each.story.title, each.story.body, each.story.question)
        }
        return reading
      },
    },
    sources,
  )
  return { reports, told, stores }
}

describe.skipIf(!hasShared)('the malformed feeds and foreign answers of ../shared/data', () => {
  it('are read or refused with a reason, without markup that acts and without a crash', async () => {
    const cases = listFeeds()
    const { reports, told } = await syncAll(cases)
    const failed = reports.filter(({ outcome }) => outcome === 'failed')

    expect(reports).toHaveLength(cases.length)
    expect(cases.length).toBeGreaterThan(980)
    expect(failed.filter(({ failure }) => (failure ?? '').length < 10)).toEqual([])
    expect(
      failed
        .map(({ failure }) => failure ?? '')
        .filter((failure) => /undefined|is not a function/u.test(failure)),
    ).toEqual([])
    expect(reports.flatMap(({ refusals }) => refusals).filter(({ reason }) => reason === '')).toEqual([])
    expect(told.length).toBeGreaterThan(250)
    expect(told.filter((text) => /[\p{Cc}]/u.test(text.replaceAll('\n', ' ')))).toEqual([])
    // Escaped twice, so a text about tags: it is shown as the characters it is.
    expect([...new Set(told.filter((text) => /<\s*\/?[a-z]/iu.test(text)))]).toEqual([
      'History of the <blink> tag',
      '<br />',
    ])
  }, 80_000)
})

/** All records of the PubMed XML, told or refused. */
async function tellPapers(): Promise<Told[]> {
  const files = globSync(['efetch/*.xml', 'medline/*.xml.gz'], { cwd: join(shared, 'pubmed-xml') })
  const read = (file: string) => readFileSync(join(shared, 'pubmed-xml', file))
  const xmls = files.map((file) => (file.endsWith('.gz') ? gunzipSync(read(file)) : read(file)).toString())
  return (await Promise.all(xmls.map(async (xml) => tellPubmedXml(xml, researchReader)))).flat()
}

describe.skipIf(!hasShared)('the records of ../shared/data/pubmed-xml', () => {
  let told: Told[]
  let stories: Story[]
  beforeAll(async () => {
    told = await tellPapers()
    stories = told.flatMap((each) => ('story' in each ? [each.story] : []))
  }, 80_000)

  it('are told without a fault or refused with a reason', () => {
    expect(told.length).toBeGreaterThan(370)
    expect(stories.length).toBeGreaterThan(60)
    expect(stories.flatMap((story) => checkStory(story, known))).toEqual([])
  })

  it('concern whom their matter does, and one in eight nobody here', () => {
    const counts: Record<string, number> = {}
    for (const { specialities } of stories) {
      const first = specialities[0] ?? 'none'
      counts[first] = (counts[first] ?? 0) + 1
    }

    // Another name in the lexicon may move a paper: read those that moved before a number is changed.
    expect(counts).toEqual({
      anaesthesiology: 2,
      cardiology: 8,
      'emergency-medicine': 1,
      'endocrinology-and-diabetes': 4,
      'gastroenterology-and-hepatology': 1,
      'general-practice-family-medicine': 2,
      'general-surgery': 1,
      geriatrics: 3,
      haematology: 1,
      'infectious-diseases': 6,
      'intensive-care-medicine': 2,
      'medical-oncology': 8,
      neurology: 4,
      none: 11,
      'obstetrics-and-gynaecology': 4,
      ophthalmology: 8,
      'orthopaedics-and-traumatology': 1,
      paediatrics: 1,
      psychiatry: 9,
      'respiratory-medicine': 3,
      rheumatology: 1,
      urology: 1,
    })
  })
})
