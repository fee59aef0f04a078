import { getPost, likePost, Post, unlikePost } from '@auscult/contract/posts/posts.ts'
import { makeArticle } from '@auscult/evidence/record/testing/article.fixture.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDoctor, addPerson, type Person } from '../../testing/people.ts'
import { idOfPost, keep, listAs, makeStory, makeSynopsis } from '../../testing/stories.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { refreshPosts } from './refresh-posts.ts'

let app: TestApp
let ada: Person
let student: Person
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  await app.reset()
  await app.parts.evidence.index.remove(['pmid:31535829'])
  ada = await addDoctor(app)
  student = await addPerson(app, { name: 'Cleo Marr', type: 'Student' })
})
afterAll(() => app.close())

const list = (query: Record<string, string | number> = {}, person: { token: string } = ada) =>
  listAs(app, person, query)

const look = async (postId: string, { token }: Person = ada) => {
  const { status, body } = await app.call(getPost, { token, params: { postId } })
  return { status, post: Post.safeParse(body['data']).data, body }
}

const like = (person: Person, postId: string, userId = person.id) =>
  app.call(likePost, { token: person.token, body: { userId, postId } })

const unlike = (person: Person, postId: string, userId = person.id) =>
  app.call(unlikePost, { token: person.token, params: { userId, postId } })

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, nth) => from + nth)

const trial = makeArticle({
  id: 'pmid:31535829',
  pmid: '31535829',
  doi: '10.1056/nejmoa1911303',
  title: 'Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction',
  journal: 'N Engl J Med',
  year: 2019,
  publicationTypes: ['Randomized Controlled Trial'],
  sections: [
    {
      label: 'METHODS',
      text: 'In this double-blind, placebo-controlled trial, we randomly assigned 4744 patients to receive dapagliflozin or placebo.',
    },
    {
      label: 'RESULTS',
      text: 'Dapagliflozin reduced the risk of worsening heart failure or cardiovascular death (hazard ratio, 0.74; 95% confidence interval, 0.65 to 0.85; P<0.001).',
    },
  ],
})

describe('a post', () => {
  it('has what its story told, and the grade and quote of the study it is about', async () => {
    await app.parts.evidence.index.index([trial])
    await keep(
      app,
      makeSynopsis('31535829', 1, { specialities: ['cardiology'], image: 'https://www.example.org/x.png' }),
    )

    const { post } = await look(await idOfPost(app, 'Notice 1'))

    expect(post).toMatchObject({
      type: 'research',
      publishedAt: '2026-01-01',
      specialities: ['cardiology'],
      claims: [{ text: 'Event 1 was reported.', url: 'https://www.example.org/news/1' }],
      question: 'What is known of event 1 in adults?',
      status: 'current',
      image: null,
      profilePicture: null,
      evidence: {
        id: 'pmid:31535829',
        design: 'Randomised controlled trial',
        direction: 'benefit',
        quote: expect.stringContaining('hazard ratio, 0.74'),
        participants: 4744,
      },
    })
    expect(post?.evidence?.strength_score).toBe(post?.evidence?.strength.score)
  })

  it('is kept once, whichever of its names a source tells of it by, with its likes', async () => {
    await app.parts.evidence.index.index([trial])
    await keep(app, makeSynopsis('31535829', 1))
    const id = await idOfPost(app, 'Notice 1')
    await like(ada, id)

    const again = await keep(
      app,
      makeStory(2, { id: 'doi:10.1056/nejmoa1911303', title: 'The same by its DOI', kind: 'research' }),
      makeStory(3, {
        kind: 'research',
        url: 'https://pubmed.ncbi.nlm.nih.gov/31535829/?utm_source=rss',
        title: 'The same by its address',
      }),
    )

    expect(again).toEqual({ added: 0, changed: 1 })
    expect((await look(id)).post).toMatchObject({ title: 'The same by its address', likesCount: 1 })
    expect(await list()).toMatchObject({ total: 1 })
  })

  it('of an agency is told from another that leads to the same site', async () => {
    const url = 'https://www.who.int'

    expect(await keep(app, makeStory(1, { url }), makeStory(2, { url }))).toEqual({ added: 2, changed: 0 })
  })

  it('is touched by no intake that tells the same', async () => {
    const stories = range(1, 3).map((nth) => makeStory(nth))

    expect(await keep(app, ...stories)).toEqual({ added: 3, changed: 0 })
    expect(await keep(app, ...stories)).toEqual({ added: 0, changed: 0 })
    expect(await keep(app, makeStory(2, { body: 'It was something else.' }))).toEqual({
      added: 0,
      changed: 1,
    })
  })

  it('is reviewed once a person approved it, until its text is another', async () => {
    const isReviewed = async () => (await look(await idOfPost(app, 'Notice 1'))).post?.reviewed
    await keep(app, makeStory(1))
    const asWritten = await isReviewed()

    await keep(app, makeStory(1, { reviewed: true }))
    await keep(app, makeStory(1, { specialities: ['cardiology'] }))
    const toldAgain = await isReviewed()
    await keep(app, makeStory(1, { body: 'It was something else.' }))

    expect([asWritten, toldAgain, await isReviewed()]).toEqual([false, true, false])
  })

  it('leaves the lists when its work was withdrawn, and says so on its own page', async () => {
    await app.parts.evidence.index.index([trial])
    await keep(app, makeSynopsis('31535829', 1, { specialities: ['cardiology'] }), makeStory(2))
    const id = await idOfPost(app, 'Notice 1')
    await app.parts.evidence.index.index([{ ...trial, status: 'retracted' }])

    const { database, clock, evidence } = app.parts
    const changed = await refreshPosts({ db: database.db, clock, ...evidence })

    expect(changed).toBe(1)
    expect(await list()).toMatchObject({ titles: ['Notice 2'], total: 1 })
    expect(await list({ specialty: 'cardiology' })).toMatchObject({ titles: [], total: 0 })
    expect(await list({ q: 'notice' })).toMatchObject({ titles: ['Notice 2'] })
    expect((await look(id)).post).toMatchObject({
      status: 'retracted',
      evidence: { status: 'retracted' },
      isPracticeChanging: false,
    })
  })

  it('that is not there is not found', async () => {
    expect((await look(crypto.randomUUID())).body).toMatchObject({ reason: 'post-not-found' })
  })

  it('that its source calls retracted is in no list from the start', async () => {
    await keep(app, makeStory(1, { status: 'retracted' }), makeStory(2, { status: 'corrected' }))

    expect(await list()).toMatchObject({ titles: ['Notice 2'], total: 1 })
    expect((await list()).data).toMatchObject([{ status: 'corrected' }])
  })
})

describe('likes', () => {
  it('are a doctor’s, counted once for each, and can be taken back', async () => {
    await keep(app, makeStory(1))
    const id = await idOfPost(app, 'Notice 1')
    const ben = await addDoctor(app, { name: 'Ben Kidd' })

    await like(ben, id)
    expect((await like(ada, id)).body).toEqual({ data: { isLiked: true, likesCount: 2 } })
    expect((await like(ada, id)).body).toEqual({ data: { isLiked: true, likesCount: 2 } })
    expect((await look(id)).post).toMatchObject({ isLiked: true, likesCount: 2, savedCount: 0 })
    expect((await unlike(ada, id)).body).toEqual({ data: { isLiked: false, likesCount: 1 } })
    expect((await unlike(ada, id)).body).toEqual({ data: { isLiked: false, likesCount: 1 } })
  })

  it('are neither given nor counted by a student', async () => {
    await keep(app, makeStory(1))
    const id = await idOfPost(app, 'Notice 1')
    await like(ada, id)

    expect((await like(student, id)).status).toBe(403)
    expect((await unlike(student, id)).status).toBe(403)
    expect((await look(id, student)).post).toMatchObject({
      isLiked: false,
      likesCount: null,
      savedCount: null,
    })
  })

  it('are nobody else’s to give or take', async () => {
    await keep(app, makeStory(1))
    const id = await idOfPost(app, 'Notice 1')
    const ben = await addDoctor(app, { name: 'Ben Kidd' })
    await like(ada, id)

    expect((await like(ada, id, ben.id)).body).toMatchObject({ statusCode: 404, reason: 'person-not-found' })
    expect((await unlike(ben, id, ada.id)).body).toMatchObject({
      statusCode: 404,
      reason: 'person-not-found',
    })
    expect((await like(ada, crypto.randomUUID())).body).toMatchObject({ reason: 'post-not-found' })
    expect((await look(id)).post).toMatchObject({ likesCount: 1, isLiked: true })
    expect((await look(id, ben)).post).toMatchObject({ likesCount: 1, isLiked: false })
  })
})
