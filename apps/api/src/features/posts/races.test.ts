import { likePost, unlikePost } from '@auscult/contract/posts/posts.ts'
import { savePost, unsavePost } from '@auscult/contract/posts/saved.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../parts/db/users.ts'
import { addPerson, type Person } from '../../testing/people.ts'
import { idOfPost, keep, makeStory } from '../../testing/stories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { postCounts, posts } from './tables.ts'

const clients = 20

let app: TestApp
let people: Person[]
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  await app.reset()
  await keep(app, makeStory(1), makeStory(2))
  people = await Promise.all(Array.from({ length: clients }, () => addPerson(app)))
})
afterAll(() => app.close())

const like = ({ token, id: userId }: Person, postId: string) =>
  app.call(likePost, { token, body: { userId, postId } })
const unlike = ({ token, id: userId }: Person, postId: string) =>
  app.call(unlikePost, { token, params: { userId, postId } })
const save = ({ token }: Person, id: string) => app.call(savePost, { token, params: { id } })
const unsave = ({ token }: Person, postId: string) => app.call(unsavePost, { token, params: { postId } })

async function countsOf(postId: string) {
  const [row] = await app.parts.database.db.select().from(postCounts).where(eq(postCounts.postId, postId))
  return { likes: row?.likes, saves: row?.saves }
}

describe('twenty clients at once', () => {
  it('that like and save a post are each counted once', async () => {
    const id = await idOfPost(app, 'Notice 1')

    const answers = await Promise.all(people.flatMap((person) => [like(person, id), save(person, id)]))

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await countsOf(id)).toEqual({ likes: clients, saves: clients })
  })

  it('of one account leave one like and one save', async () => {
    const id = await idOfPost(app, 'Notice 1')
    const [ada] = people
    if (ada === undefined) throw new Error('nobody')

    await Promise.all(people.flatMap(() => [like(ada, id), save(ada, id)]))

    expect(await countsOf(id)).toEqual({ likes: 1, saves: 1 })
  })

  it('that like and take back in turns, on two posts the other way round, leave what stands', async () => {
    const [one, other] = [await idOfPost(app, 'Notice 1'), await idOfPost(app, 'Notice 2')]

    await Promise.all(
      people.map(async (person, nth) => {
        const [first, second] = nth % 2 === 0 ? [one, other] : [other, one]
        await like(person, first)
        await Promise.all([save(person, second), like(person, second)])
        await Promise.all([unlike(person, first), unsave(person, second)])
        if (nth % 4 === 0) await like(person, first)
      }),
    )

    expect(await countsOf(one)).toEqual({ likes: clients / 2 + clients / 4, saves: 0 })
    expect(await countsOf(other)).toEqual({ likes: clients / 2, saves: 0 })
  })

  it('whose accounts are deleted are counted off', async () => {
    const { db } = app.parts.database
    const [one, other] = [await idOfPost(app, 'Notice 1'), await idOfPost(app, 'Notice 2')]
    await Promise.all(people.flatMap((person) => [like(person, one), like(person, other), save(person, one)]))

    await Promise.all(
      people.slice(0, 15).map(({ id }) => db.transaction((tx) => tx.delete(users).where(eq(users.id, id)))),
    )

    expect(await countsOf(one)).toEqual({ likes: clients - 15, saves: clients - 15 })
    expect(await countsOf(other)).toEqual({ likes: clients - 15, saves: 0 })
  })

  it('that bring in the same stories keep each once', async () => {
    const stories = [3, 4, 5].map((nth) => makeStory(nth))

    const kept = await Promise.all(people.map(() => keep(app, ...stories)))

    expect(kept.reduce((sum, { added }) => sum + added, 0)).toBe(stories.length)
    expect(await app.parts.database.db.select().from(posts)).toHaveLength(5)
  })
})
