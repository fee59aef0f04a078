import { likePost } from '@auscult/contract/posts/posts.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addDoctor, type Person } from '../../testing/people.ts'
import { keep, listAs, makeStory } from '../../testing/stories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { posts } from './tables.ts'

let app: TestApp
let ada: Person
let ben: Person
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  await app.reset()
  ada = await addDoctor(app)
  ben = await addDoctor(app, { name: 'Ben Marr' })
})
afterAll(() => app.close())

it.each([{}, { q: 'notice' }, { page: 2, limit: 1 }])(
  'a post that others read before shows each reader their own marks: %o',
  async (query) => {
    await keep(app, makeStory(1), makeStory(2))
    const [first] = (await listAs(app, ada, query)).data

    await app.call(likePost, { token: ada.token, body: { userId: ada.id, postId: first?._id ?? '' } })

    expect((await listAs(app, ada, query)).data[0]).toEqual({ ...first, isLiked: true, likesCount: 1 })
    expect((await listAs(app, ben, query)).data[0]).toEqual({ ...first, isLiked: false, likesCount: 1 })
  },
)

it.each([{}, { q: 'notice' }])('a post that changed or went is so for the next reader: %o', async (query) => {
  await keep(app, makeStory(1), makeStory(2))
  const bodies = async () => (await listAs(app, ben, query)).data.map(({ body }) => body)
  const before = await bodies()

  await keep(app, makeStory(2, { body: 'It was something else.' }))
  const changed = await bodies()
  await app.parts.database.db.delete(posts)

  expect(before).toEqual(['Event 2 was reported.', 'Event 1 was reported.'])
  expect(changed).toEqual(['It was something else.', 'Event 1 was reported.'])
  expect(await bodies()).toEqual([])
})

/** Of a page of 50 of 520 posts, the last of which has 20. */
const titlesOf = (nth: number) =>
  Array.from({ length: nth === 11 ? 20 : 50 }, (_, at) => `Notice ${520 - (nth - 1) * 50 - at}`)

it('more posts than are kept are each what they are', async () => {
  await keep(app, ...Array.from({ length: 520 }, (_, nth) => makeStory(nth + 1)))
  const page = (nth: number) => listAs(app, ben, { order: 'date', limit: 50, page: nth })

  for (let nth = 1; nth <= 11; nth += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a page after the other
    expect((await page(nth)).titles).toEqual(titlesOf(nth))
  }

  expect((await page(1)).titles).toEqual(titlesOf(1))
})
