import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { listPosts, Post } from '@auscult/contract/posts/posts.ts'
import { readAgency } from '@auscult/digest/intake/read-agency.ts'
import type { Source } from '@auscult/digest/known-sources.ts'
import { loadSpecialityReader, type SpecialityReader } from '@auscult/digest/synopsis/specialities.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contentFolder, knowledge } from '../../testing/knowledge.ts'
import { addDoctor } from '../../testing/people.ts'
import { makeSynopsis } from '../../testing/stories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { markPosts } from '../posts/mark-posts.ts'
import { keepStories } from '../posts/keep-stories.ts'
import { listKnownPosts } from '../posts/known-posts.ts'
import { createIntake, type Intake, type IntakeDeps } from './intake.ts'
import { createStoryStore } from './review.ts'
import { saveAddedSource } from './store.ts'

let app: TestApp
let specialities: SpecialityReader
let agency: Server
let host: string
let items: string[]
beforeAll(async () => {
  app = await startTestApp()
  specialities = await loadSpecialityReader(contentFolder, (await knowledge).lexicon)
  agency = createServer((_request, answer) => {
    answer.end(`<rss version="2.0"><channel>${items.join('')}</channel></rss>`)
  }).listen(0, '127.0.0.1')
  await once(agency, 'listening')
  const place = agency.address()
  host = `127.0.0.1:${typeof place === 'object' ? place?.port : ''}`
})
beforeEach(async () => {
  await app.reset()
  items = [cholera]
})
afterAll(async () => {
  agency.closeAllConnections()
  agency.close()
  await app.close()
})

const item = (nth: number, title: string, words: string) =>
  `<item><title>${title}</title><link>https://www.who.int/news/${nth}</link><description>${words}</description><pubDate>Thu, 19 Nov 2026 08:00:00 GMT</pubDate></item>`
const cholera = item(1, 'Cholera in Sudan', 'Sudan has declared an outbreak of cholera after 12 cases.')
const measles = item(2, 'Measles in Europe', 'Measles cases in the European region doubled within a year.')

const source = (path = '/feed'): Source => ({
  name: 'Test agency',
  shortName: 'Test agency',
  kind: 'agency',
  country: '',
  website: `http://${host}`,
  aliases: [],
  specialities: [],
  medlineTitle: null,
  feed: { address: `http://${host}${path}`, mark: 'checked' },
})

async function openIntake(change: Partial<IntakeDeps> = {}): Promise<Intake> {
  const { db } = app.parts.database
  const { clock, evidence, postTerms } = app.parts
  await saveAddedSource(db, source(), clock())
  return createIntake({
    db,
    clock,
    contentFolder,
    // As the product's own thread does, which has its test where it stands.
    openReader: () => ({
      read: (asked, version) => readAgency(asked, version, { specialities, boilerplate: [], ownHost: host }),
      close: async () => undefined,
    }),
    switchedOn: [],
    isReviewed: false,
    keep: (stories) => keepStories({ db, clock, postTerms, ...evidence }, stories),
    markPosts: (works) => markPosts({ db, clock, ...evidence }, works),
    listPosts: (since, ids) => listKnownPosts(db, since, ids),
    ...change,
  })
}

async function listTitles(): Promise<string[]> {
  const ada = await addDoctor(app)
  const { body } = await app.call(listPosts, { token: ada.token })
  return z
    .array(Post)
    .parse(body['data'])
    .map(({ title }) => title)
}

const now = { evenIfNotDue: true }

describe('the intake', () => {
  it('brings what a source tells before readers, once', async () => {
    const intake = await openIntake()

    const [first] = await intake.sync()
    const [again] = await intake.sync(now)

    expect(first).toMatchObject({ source: 'Test agency', outcome: 'kept', kept: 1 })
    expect(again).toMatchObject({ kept: 0, duplicates: 1 })
    expect(await listTitles()).toEqual(['Cholera in Sudan'])
  })

  it('asks nobody where the operator switched nothing on', async () => {
    expect(await app.intake.sync(now)).toEqual([])
    expect((await app.intake.listSources()).filter(({ isOn }) => isOn)).toEqual([])
  })

  it('shows the operator how each source does', async () => {
    const intake = await openIntake({ switchedOn: ['who', 'NEJM', 'all of them'] })
    await saveAddedSource(
      app.parts.database.db,
      {
        ...source('/feed'),
        name: 'Gone',
        website: 'https://gone.example',
        feed: { address: 'https://127.0.0.1:1/feed', mark: 'checked' },
      },
      app.clock.now(),
    )

    const sources = await intake.listSources()

    expect(sources.filter(({ isOn }) => isOn).map(({ source: { shortName } }) => shortName)).toEqual([
      'WHO',
      'NEJM',
      'Test agency',
      'Test agency',
    ])
    expect(sources.every(({ state }) => state.lastTriedAt === null)).toBe(true)
  })

  it('adds no source that cannot be read, and forgets one that is taken away', async () => {
    const intake = await openIntake()
    items = []

    await expect(
      intake.add({ ...source(), feed: { address: 'http://127.0.0.1:1/x', mark: 'checked' } }),
    ).rejects.toThrow('not a host of the public internet')

    expect(await intake.remove('Test agency')).toBe(true)
    expect(await intake.remove('Test agency')).toBe(false)
    expect(await intake.sync(now)).toEqual([])
  })
})

describe('with a review', () => {
  it('nobody reads a story before a person approved it', async () => {
    const intake = await openIntake({ isReviewed: true })
    await intake.sync()
    const [waiting] = await intake.listWaiting(10)
    const before = await listTitles()

    const approved = await intake.approve(waiting?.id ?? '')

    expect(before).toEqual([])
    expect(approved).toBe(true)
    expect(await listTitles()).toEqual(['Cholera in Sudan'])
    expect(await intake.listWaiting(10)).toEqual([])
  })

  it('a paper that was withdrawn meanwhile is approved by nobody, one that was corrected says so', async () => {
    const { db } = app.parts.database
    const [bad, mended] = [makeSynopsis('1000001', 1), makeSynopsis('1000002', 2)]
    const marked: string[] = []
    const store = createStoryStore({
      db,
      clock: () => app.clock.now(),
      isReviewed: true,
      keep: async () => undefined,
      async markPosts(works) {
        marked.push(...works.flatMap(({ ids }) => ids))
        return 0
      },
      listPosts: async () => [],
    })
    await store.keep([bad, mended])
    const works = [
      { ids: [bad.id, 'doi:10.1000/bad'], status: 'retracted' as const },
      { ids: [mended.id], status: 'corrected' as const },
    ]

    const changed = await store.mark(works)
    const again = await store.mark(works)

    const waiting = await (await openIntake()).listWaiting(10)
    expect(waiting.map(({ id, status }) => [id, status])).toEqual([['pmid:1000002', 'corrected']])
    expect(marked).toContain('pmid:1000001')
    expect([changed, again]).toEqual([2, 0])
  })

  it('what is turned down does not come again, until no source tells of it any more', async () => {
    const intake = await openIntake({ isReviewed: true })
    await intake.sync()
    const [waiting] = await intake.listWaiting(10)

    const refused = await intake.turnDown(waiting?.id ?? '')
    items = [cholera, measles]
    await intake.sync(now)

    expect(refused).toBe(true)
    expect((await intake.listWaiting(10)).map(({ title }) => title)).toEqual(['Measles in Europe'])
    expect(await intake.approve(waiting?.id ?? '')).toBe(false)
    app.clock.advance(61 * 86_400_000)
    await intake.tidy()
    expect(await intake.turnDown(waiting?.id ?? '')).toBe(false)
    expect(await intake.listWaiting(10)).toHaveLength(1)
  })
})
