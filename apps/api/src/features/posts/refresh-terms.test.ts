import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addDoctor, type Person } from '../../testing/people.ts'
import { keep, listAs, makeStory } from '../../testing/stories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { refreshTerms } from './refresh-terms.ts'
import { posts } from './tables.ts'

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  await app.reset()
  ada = await addDoctor(app)
})
afterAll(() => app.close())

const refresh = (version = 'a later rule') => {
  const { database, clock, postTerms } = app.parts
  return refreshTerms({ db: database.db, clock, postTerms: { ...postTerms, version } })
}

it('what an earlier release left is found once it was read by the rule of today, and is read once', async () => {
  const most = 401
  await keep(app, ...Array.from({ length: most }, (_, nth) => makeStory(nth + 1)))
  await app.parts.database.db.update(posts).set({ terms: '' })
  const before = await listAs(app, ada, { q: 'reported' })

  const read = await refresh()

  expect(before.total).toBe(0)
  expect(read).toBe(most)
  expect((await listAs(app, ada, { q: 'reported' })).total).toBe(most)
  expect((await listAs(app, ada, { q: 'WHO' })).total).toBe(most)
  expect(await refresh()).toBe(0)
  expect(await refresh('a still later one')).toBe(most)
})

it('terms with marks that the database reads as its own are taken as they are', async () => {
  await keep(app, makeStory(1, { title: "Crohn's disease \\ 'quoted' & | !" }))
  await app.parts.database.db.update(posts).set({ terms: '' })

  await refresh()

  expect((await listAs(app, ada, { q: "Crohn's" })).total).toBe(1)
  expect((await listAs(app, ada, { q: "\\ 'quoted' & |" })).total).toBe(1)
})
