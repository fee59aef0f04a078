import type { Operation } from '@auscult/contract/operation.ts'
import { Post } from '@auscult/contract/posts/posts.ts'
import {
  listSavedPosts,
  listSavedPostsByEmptyId,
  savedLimits,
  savePost,
  unsavePost,
} from '@auscult/contract/posts/saved.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addDoctor, addPerson, type Person } from '../../testing/people.ts'
import { idOfPost, keep, makeStory, makeSynopsis } from '../../testing/stories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { postCounts, posts, savedPosts } from './tables.ts'

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
  await keep(
    app,
    makeStory(1, { title: 'Measles in two regions' }),
    makeSynopsis('5', 2, { title: 'Semaglutide in obesity' }),
    makeSynopsis('6', 3, { title: 'Finerenone in kidney disease' }),
  )
})
afterAll(() => app.close())

const save = (person: Person, id: string) => app.call(savePost, { token: person.token, params: { id } })

const unsave = (person: Person, postId: string) =>
  app.call(unsavePost, { token: person.token, params: { postId } })

const Page = z.object({
  data: z.array(z.object({ postDetails: Post, savedAt: z.string() })),
  total: z.number(),
  hasMore: z.boolean(),
})

async function list(
  person: Person,
  body: Record<string, unknown> = {},
  operation: Operation = listSavedPosts,
) {
  const answer = await app.call(operation, { token: person.token, body })
  expect(answer.status).toBe(200)
  const { data, total, hasMore } = Page.parse(answer.body)
  return { data, titles: data.map(({ postDetails }) => postDetails.title), total, hasMore }
}

/** Saves all three, the first one first. */
async function saveAll(person: Person): Promise<void> {
  for (const title of ['Measles in two regions', 'Semaglutide in obesity', 'Finerenone in kidney disease']) {
    // oxlint-disable no-await-in-loop -- in this order
    await save(person, await idOfPost(app, title))
    app.clock.advance(1_000)
    // oxlint-enable no-await-in-loop
  }
}

describe('saved posts', () => {
  it('are listed by both paths, the last saved first, page by page', async () => {
    await saveAll(ada)

    const all = ['Finerenone in kidney disease', 'Semaglutide in obesity', 'Measles in two regions']
    expect(await list(ada)).toMatchObject({ titles: all, total: 3, hasMore: false })
    expect(await list(ada, {}, listSavedPostsByEmptyId)).toMatchObject({ titles: all })
    expect(await list(ada, { limit: 2 })).toMatchObject({ titles: all.slice(0, 2), total: 3, hasMore: true })
    expect(await list(ada, { limit: 2, page: 2 })).toMatchObject({ titles: all.slice(2), hasMore: false })
    expect((await list(ada)).data).toMatchObject([
      { postDetails: { isSaved: true, savedCount: 1 } },
      { postDetails: { isSaved: true } },
      { savedAt: '2026-11-20T12:00:00.000Z' },
    ])
  })

  it('are searched, and told apart by type', async () => {
    await saveAll(ada)

    expect(await list(ada, { q: 'obes' })).toMatchObject({ titles: ['Semaglutide in obesity'], total: 1 })
    expect(await list(ada, { type: 'news' })).toMatchObject({ titles: ['Measles in two regions'], total: 1 })
    expect(await list(ada, { q: 'obesity', type: 'news' })).toMatchObject({ titles: [], total: 0 })
  })

  it('are each person’s own', async () => {
    await saveAll(ada)

    expect(await list(student)).toMatchObject({ titles: [], total: 0 })
    await unsave(student, await idOfPost(app, 'Semaglutide in obesity'))
    expect(await list(ada)).toMatchObject({ total: 3 })
  })

  it('are a student’s, too, who is told no counts', async () => {
    const id = await idOfPost(app, 'Measles in two regions')

    expect((await save(student, id)).body).toEqual({ data: { isSaved: true, savedCount: null } })
    expect((await save(ada, id)).body).toEqual({ data: { isSaved: true, savedCount: 2 } })
  })

  it('can be taken off, once or twice', async () => {
    const id = await idOfPost(app, 'Measles in two regions')
    await save(ada, id)
    await save(ada, id)

    expect((await unsave(ada, id)).body).toEqual({ data: { isSaved: false, savedCount: 0 } })
    expect((await unsave(ada, id)).body).toEqual({ data: { isSaved: false, savedCount: 0 } })
    expect(await list(ada)).toMatchObject({ total: 0 })
  })

  it('still hold what was withdrawn since, with its status', async () => {
    const id = await idOfPost(app, 'Semaglutide in obesity')
    await save(ada, id)
    await keep(app, makeSynopsis('5', 2, { title: 'Semaglutide in obesity', status: 'retracted' }))

    expect((await list(ada)).data).toMatchObject([{ postDetails: { status: 'retracted', isSaved: true } }])
  })

  it('are posts that are there, and no more than can be kept', async () => {
    const { db } = app.parts.database
    const [like] = await db.select().from(posts).limit(1)
    if (like === undefined) throw new Error('no post')
    const many = Array.from({ length: savedLimits.kept }, () => crypto.randomUUID())
    await db.insert(posts).values(many.map((id) => ({ ...like, id, search: undefined })))
    await db.insert(postCounts).values(many.map((postId) => ({ postId })))
    await db
      .insert(savedPosts)
      .values(many.map((postId) => ({ postId, userId: ada.id, savedAt: app.clock.now() })))

    expect((await save(ada, crypto.randomUUID())).body).toMatchObject({ reason: 'post-not-found' })
    expect((await unsave(ada, crypto.randomUUID())).body).toMatchObject({ reason: 'post-not-found' })
    expect((await save(ada, like.id)).body).toMatchObject({ statusCode: 429, reason: 'too-many-saved' })
    expect((await list(ada)).total).toBe(savedLimits.kept)
  })

  it('are refused to a stranger, and to who has no profile', async () => {
    const id = await idOfPost(app, 'Measles in two regions')
    const newcomer = await addPerson(app, { type: null })

    expect((await app.call(savePost, { params: { id } })).status).toBe(401)
    expect((await save(newcomer, id)).status).toBe(403)
    expect((await app.call(listSavedPosts, { token: ada.token, body: { limit: 501 } })).status).toBe(400)
  })
})
