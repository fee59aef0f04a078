import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { posts } from './tables.ts'
import { addDoctor } from '../../testing/people.ts'
import { keep, listAs, makeSynopsis } from '../../testing/stories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { markPosts } from './mark-posts.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => app.reset())
afterAll(() => app.close())

const mark = (...works: Parameters<typeof markPosts>[1]) => {
  const { database, clock, evidence } = app.parts
  return markPosts({ db: database.db, clock, ...evidence }, works)
}
const listTold = () =>
  app.parts.database.db.select({ title: posts.title, body: posts.body, status: posts.status }).from(posts)

it.each(['retracted', 'expression-of-concern'] as const)(
  'a paper that readers have leaves the lists once a source calls it %s',
  async (status) => {
    const paper = makeSynopsis('1000001', 1)
    await keep(app, paper, makeSynopsis('1000002', 2))
    const ada = await addDoctor(app)

    const changed = await mark({ ids: ['doi:10.1000/unknown', paper.id], status })
    const again = await mark({ ids: [paper.id], status })

    expect([changed, again]).toEqual([1, 0])
    expect((await listAs(app, ada)).total).toBe(1)
    expect(await listTold()).toContainEqual({ title: paper.title, body: paper.body, status })
  },
)

it('a paper that was corrected stays and says so, and a graver word is not taken back', async () => {
  const [mended, bad] = [makeSynopsis('1000001', 1), makeSynopsis('1000002', 2, { status: 'retracted' })]
  await keep(app, mended, bad)

  const changed = await mark(...[mended, bad].map(({ id }) => ({ ids: [id], status: 'corrected' as const })))

  expect(changed).toBe(1)
  expect(
    (await listTold())
      .map(({ title, status }) => `${title}: ${status}`)
      .toSorted((one, other) => (one < other ? -1 : 1)),
  ).toEqual([`${mended.title}: corrected`, `${bad.title}: retracted`])
})

it('a work that is not there changes nothing', async () => {
  await keep(app, makeSynopsis('1000001', 1))

  expect(await mark({ ids: ['pmid:999'], status: 'retracted' })).toBe(0)
})
