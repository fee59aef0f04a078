import { listPosts } from '@auscult/contract/posts/posts.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDoctor, addPerson, type Person } from '../../testing/people.ts'
import { keep, listAs, makeStory, makeSynopsis } from '../../testing/stories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { leadingAmong } from './choose-posts.ts'

let app: TestApp
let ada: Person
let student: Person
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  await app.reset()
  ada = await addDoctor(app)
  student = await addPerson(app, { name: 'Cleo Marr', type: 'Student' })
})
afterAll(() => app.close())

const list = (query: Record<string, string | number> = {}, person: { token: string } = ada) =>
  listAs(app, person, query)

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, nth) => from + nth)

describe('the feed', () => {
  it('is newest first, ten a page, and tells how many there are', async () => {
    await keep(app, ...range(1, 12).map((nth) => makeStory(nth)))

    const first = await list()
    const second = await list({ page: 2 })

    expect(first).toMatchObject({ total: 12, hasMore: true })
    expect(first.titles).toEqual(
      range(3, 12)
        .toReversed()
        .map((nth) => `Notice ${nth}`),
    )
    expect(second).toMatchObject({ titles: ['Notice 2', 'Notice 1'], total: 12, hasMore: false })
    expect(await list({ page: 3 })).toMatchObject({ titles: [], total: 12, hasMore: false })
  })

  it('is of one type, and of one speciality by its id or name', async () => {
    await keep(
      app,
      makeStory(1, { specialities: ['cardiology'] }),
      makeStory(2, { specialities: ['neurology', 'cardiology'] }),
      makeSynopsis('5', 3, { specialities: ['cardiology'] }),
      makeStory(4),
    )

    expect(await list({ type: 'research' })).toMatchObject({ titles: ['Notice 3'], total: 1 })
    expect(await list({ type: 'news', specialty: 'cardiology' })).toMatchObject({
      titles: ['Notice 2', 'Notice 1'],
      total: 2,
    })
    expect(await list({ specialty: 'Neurology' })).toMatchObject({ titles: ['Notice 2'], total: 1 })
    expect(await list({ specialty: 'astrology' })).toMatchObject({ titles: [], total: 0, hasMore: false })
  })

  it('leads with what is recent of the reader’s own specialities, says how much, and then goes by date', async () => {
    const own = { specialities: ['cardiology'] }
    await keep(
      app,
      makeStory(1, { ...own, publishedAt: '2026-09-30' }),
      makeStory(2, { ...own, publishedAt: '2026-10-01' }),
      makeStory(3, { ...own, publishedAt: '2026-10' }),
      makeStory(4, { publishedAt: '2026-11-01' }),
      makeStory(5, { publishedAt: '2026-11-02', specialities: ['neurology'] }),
      makeStory(6, { publishedAt: '2026-11-03', specialities: ['neurology', 'cardiology'] }),
      makeStory(7, { publishedAt: '2026-11-04' }),
      makeStory(8, { ...own, publishedAt: '2026' }),
    )
    const byDate = [7, 6, 5, 4, 2, 3, 1, 8].map((nth) => `Notice ${nth}`)

    const led = await list()

    expect(led.titles).toEqual([6, 2, 3, 7, 5, 4, 1, 8].map((nth) => `Notice ${nth}`))
    expect(led.leading).toBe(3)
    expect(await list({ limit: 2 })).toMatchObject({ leading: 2 })
    expect(await list({ limit: 2, page: 2 })).toMatchObject({ leading: 1 })
    expect(await list({ limit: 2, page: 3 })).toMatchObject({ leading: 0 })
    expect(await list({ order: 'date' })).toMatchObject({ titles: byDate, leading: 0 })
    expect(await list({}, student)).toMatchObject({ titles: byDate, leading: 0 })
    expect(await list({ specialty: 'cardiology' })).toMatchObject({ leading: 0 })
  })

  it('leads with them among the newest alone, and shows each post once on all its pages', async () => {
    const most = leadingAmong + 15
    await keep(
      app,
      ...range(1, most).map((nth) =>
        makeStory(nth, {
          // Five a day, up to a week before the test's today.
          publishedAt: new Date(Date.UTC(2026, 9, 1 + Math.floor(nth / 5))).toISOString().slice(0, 10),
          specialities: nth <= 5 || nth % 50 === 0 ? ['cardiology'] : [],
        }),
      ),
    )

    const seen: string[] = []
    for (const page of range(1, Math.ceil(most / 30))) {
      // oxlint-disable-next-line no-await-in-loop -- page by page
      seen.push(...(await list({ page, limit: 30 })).titles)
    }

    expect(new Set(seen).size).toBe(most)
    expect(seen.slice(0, 5)).toEqual([200, 150, 100, 50, most].map((nth) => `Notice ${nth}`))
    expect(seen.slice(-5)).toEqual([5, 4, 3, 2, 1].map((nth) => `Notice ${nth}`))
  })

  it('goes on by date to its last page, however far down, and however precise the dates are', async () => {
    const most = 1_070
    const cardiac = range(1, most).map((nth) => makeStory(nth, { specialities: ['cardiology'] }))
    await keep(
      app,
      ...cardiac,
      makeSynopsis('5', most + 1, { publishedAt: '2026-02' }),
      makeStory(most + 2, { publishedAt: '2026', specialities: ['cardiology'] }),
    )
    const titles = (from: number, to: number) =>
      range(to, from)
        .toReversed()
        .map((nth) => `Notice ${nth}`)

    const [all, last, news, ofSpeciality, beyond] = await Promise.all(
      [
        { limit: 50, page: 21 },
        { limit: 50, page: 22 },
        { limit: 50, page: 22, type: 'news' },
        { limit: 50, page: 21, specialty: 'cardiology' },
        { limit: 50, page: 23, type: 'news' },
      ].map((query) => list(query)),
    )

    expect(all?.titles).toEqual([...titles(70, 32), `Notice ${most + 1}`, ...titles(31, 22)])
    expect(last).toMatchObject({ titles: [...titles(21, 1), `Notice ${most + 2}`], total: 1_072 })
    expect(news).toMatchObject({ titles: [...titles(20, 1), `Notice ${most + 2}`], total: 1_071 })
    expect(ofSpeciality).toMatchObject({ titles: titles(70, 21), total: 1_071, hasMore: true })
    expect(beyond).toMatchObject({ titles: [], total: 1_071, hasMore: false })
  })

  it('is searched by all words in any form, the last as it begins', async () => {
    await keep(
      app,
      makeStory(1, { title: 'Measles outbreaks in two regions' }),
      makeStory(2, { title: 'COVID-19 vaccine updated', body: 'For the outbreak of the season.' }),
      makeSynopsis('5', 3, { title: 'Semaglutide in obesity' }),
    )

    expect((await list({ q: 'outbreak' })).titles).toEqual([
      'COVID-19 vaccine updated',
      'Measles outbreaks in two regions',
    ])
    expect(await list({ q: 'outbreak of MEASLES' })).toMatchObject({ total: 1 })
    expect((await list({ q: 'semaglu' })).titles).toEqual(['Semaglutide in obesity'])
    expect((await list({ q: 'covid 19' })).titles).toEqual(['COVID-19 vaccine updated'])
    expect(await list({ q: 'outbreak', type: 'research' })).toMatchObject({ total: 0, titles: [] })
    expect(await list({ q: "'; drop table posts; --" })).toMatchObject({ total: 0 })
    expect(await list({ q: '& | ! :*' })).toMatchObject({ total: 3 })
  })

  it('is searched by what a source is called and by what a disease is called', async () => {
    await keep(
      app,
      makeStory(1, { title: 'Iron in anaemia' }),
      makeSynopsis('5', 2, { title: 'Aspirin after myocardial infarction' }),
      makeStory(3, { title: 'People who smoke', source: 'European Medicines Agency' }),
    )

    expect((await list({ q: 'WHO' })).titles).toEqual(['Iron in anaemia'])
    expect((await list({ q: 'NEJM heart attacks' })).titles).toEqual(['Aspirin after myocardial infarction'])
    expect((await list({ q: 'EMA' })).titles).toEqual(['People who smoke'])
    expect((await list({ q: 'anemia' })).titles).toEqual(['Iron in anaemia'])
  })

  it('is searched by figures with a decimal point', async () => {
    await keep(app, makeStory(1, { body: 'The hazard ratio was 0.86 after a year.' }), makeStory(2))

    expect((await list({ q: '0.86' })).titles).toEqual(['Notice 1'])
    expect((await list({ q: 'hazard ratio 0.86' })).titles).toEqual(['Notice 1'])
    expect(await list({ q: '0.68' })).toMatchObject({ total: 0 })
  })

  it('finds the newest of very many that have a word', async () => {
    await keep(app, ...range(1, 503).map((nth) => makeStory(nth, { title: `Notice ${nth} on measles` })))

    const found = await list({ q: 'measles' })

    expect(found).toMatchObject({ total: 500, hasMore: true })
    expect(found.titles.slice(0, 2)).toEqual(['Notice 503 on measles', 'Notice 502 on measles'])
  })

  it('is for who has a profile', async () => {
    const newcomer = await addPerson(app, { type: null })

    expect((await app.call(listPosts)).status).toBe(401)
    expect((await app.call(listPosts, { token: newcomer.token })).status).toBe(403)
    expect((await app.call(listPosts, { token: ada.token, query: { page: 0 } })).status).toBe(400)
  })
})
