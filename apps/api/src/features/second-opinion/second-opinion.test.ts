import { downloadProfile } from '@auscult/contract/account/account.ts'
import { deleteAccount } from '@auscult/contract/account/settings.ts'
import { deleteQuestions } from '@auscult/contract/ai/history.ts'
import { listQuestions } from '@auscult/contract/ai/questions.ts'
import { deleteFriend, requestFriend } from '@auscult/contract/people/circle.ts'
import { getPost, Post } from '@auscult/contract/posts/posts.ts'
import { listNotifications } from '@auscult/contract/people/notifications.ts'
import {
  askForOpinion,
  deleteOpinion,
  getOpinion,
  listOpinions,
  opinionLimits,
  replyToOpinion,
  SharedPost,
} from '@auscult/contract/people/second-opinion.ts'
import { makeArticle } from '@auscult/evidence/record/testing/article.fixture.ts'
import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { ada, app, ben, cleo, withDoctors } from '../../testing/doctors.ts'
import { type Person } from '../../testing/people.ts'
import { idOfPost, keep as keepStories, makeSynopsis } from '../../testing/stories.ts'
import { posts } from '../posts/tables.ts'
import { engineResponse } from '../ai/keep-question.steps.ts'
import { keepAnswer, keepRefusal, reserveQuestion } from '../ai/store.ts'

withDoctors()
beforeEach(async () => {
  await app.call(requestFriend, { token: ada.token, body: { receiverId: ben.id } })
  await app.call(requestFriend, { token: ben.token, body: { receiverId: ada.id } })
})

const question = 'Does dapagliflozin reduce hospitalisation in heart failure?'
const response = { ...engineResponse, clinical_recommendation: 'It does.' }

/** A question that was answered, or refused, without the engine. Returns its id. */
async function keep(asked = question, settle = keepAnswer): Promise<string> {
  const { db } = app.parts.database
  const at = app.clock.now()
  const id = v7()
  await reserveQuestion(
    db,
    { id, userId: ada.id, agent: 'clinical', question: asked, askedAt: at, month: '2026-11' },
    1_000,
  )
  const answered = { agentType: 'clinical', responseData: response } as const
  await settle(db, id, { answered, record: null, answeredAt: at })
  return id
}

type About = { kind: 'answer' | 'post'; _id: string }

const send = (person: Person, about: About, receiver: { id: string }, note = 'Would you start it?') =>
  app.call(askForOpinion, { token: person.token, body: { about, receiverId: receiver.id, note } })

const ask = (person: Person, questionId: string, receiver: { id: string }, note?: string) =>
  send(person, { kind: 'answer', _id: questionId }, receiver, note)

const idIn = (body: unknown) => z.object({ data: z.object({ _id: z.string() }) }).parse(body).data._id

async function askBen(): Promise<string> {
  const { body } = await ask(ada, await keep(), ben)
  return idIn(body)
}

const look = (person: Person, opinionId: string) =>
  app.call(getOpinion, { token: person.token, params: { opinionId } })

const reply = (person: Person, opinionId: string, words = 'Yes, and I would check the potassium.') =>
  app.call(replyToOpinion, { token: person.token, params: { opinionId }, body: { reply: words } })

const list = async (person: Person, direction: string) =>
  (await app.call(listOpinions, { token: person.token, query: { direction } })).body

const remove = (person: Person, opinionId: string) =>
  app.call(deleteOpinion, { token: person.token, params: { opinionId } })

/** What was told of second opinions; that both are connected was told, too. */
async function notices({ token }: Person): Promise<unknown[]> {
  const { body } = await app.call(listNotifications, { token })
  const all = z.object({ data: z.array(z.object({ kind: z.string() }).loose()) }).parse(body).data
  return all.filter(({ kind }) => kind.startsWith('opinion-'))
}

describe('a second opinion', () => {
  it('shows the colleague question, answer and sources as they were, though the question is gone', async () => {
    const id = await askBen()
    const { body: asked } = await app.call(listQuestions, { token: ada.token })
    const [own] = z.object({ data: z.array(z.object({ query: z.unknown() })) }).parse(asked).data
    await app.call(deleteQuestions, { token: ada.token })

    const { status, body } = await look(ben, id)

    expect(status).toBe(200)
    expect(body['data']).toMatchObject({
      _id: id,
      kind: 'answer',
      title: question,
      note: 'Would you start it?',
      senderInfo: { _id: ada.id, name: 'Ada Byron' },
      receiverInfo: { _id: ben.id },
      reply: null,
      isOpen: true,
      shared: { kind: 'answer', answered: { agentType: 'clinical', responseData: own?.query } },
    })
    expect(await notices(ben)).toMatchObject([
      { kind: 'opinion-asked', subjectId: id, person: { _id: ada.id } },
    ])
  })

  it('is answered in a line, once, which the asker finds', async () => {
    const id = await askBen()

    const first = await reply(ben, id)
    const second = await reply(ben, id, 'On the other hand ...')

    expect(first.status).toBe(200)
    expect(second.status).toBe(404)
    expect(await list(ada, 'sent')).toMatchObject({
      data: [{ _id: id, kind: 'answer', title: question, reply: 'Yes, and I would check the potassium.' }],
      total: 1,
      hasMore: false,
    })
    expect(await notices(ada)).toMatchObject([{ kind: 'opinion-answered', subjectId: id }])
  })

  it('is seen, answered and deleted by the two alone', async () => {
    const id = await askBen()

    expect((await look(cleo, id)).status).toBe(404)
    expect((await reply(cleo, id)).status).toBe(404)
    expect((await reply(ada, id)).status).toBe(404)
    expect((await remove(cleo, id)).body).toMatchObject({ statusCode: 404, reason: 'opinion-not-found' })
    expect(await list(cleo, 'received')).toMatchObject({ data: [], total: 0 })
    expect(await list(ada, 'received')).toMatchObject({ data: [] })
    expect(await list(ben, 'received')).toMatchObject({ total: 1 })
  })

  it('goes for both when either deletes it, with what was told of it', async () => {
    const id = await askBen()
    await reply(ben, id)

    expect((await remove(ben, id)).status).toBe(200)
    expect((await look(ada, id)).status).toBe(404)
    expect(await notices(ada)).toEqual([])
  })
})

describe('a post that was sent', () => {
  const pmid = '31535829'
  const trial = makeArticle({ id: `pmid:${pmid}`, pmid, publicationTypes: ['Randomized Controlled Trial'] })

  async function keepPost(): Promise<string> {
    await app.parts.evidence.index.index([trial])
    await keepStories(app, makeSynopsis(pmid, 1))
    return idOfPost(app, 'Notice 1')
  }
  afterEach(() => app.parts.evidence.index.remove([`pmid:${pmid}`]))

  it('stays as it was then, with source, grade, quote and link, though it was changed and is gone', async () => {
    const postId = await keepPost()
    const { body: read } = await app.call(getPost, { token: ada.token, params: { postId } })
    const post = Post.parse(read['data'])
    const { body: sent } = await send(ada, { kind: 'post', _id: postId }, ben, 'Does this change what you do?')
    await keepStories(app, makeSynopsis(pmid, 1, { title: 'Notice 1, corrected' }))
    await app.parts.database.db.delete(posts).where(eq(posts.id, postId))

    const { body } = await look(ben, idIn(sent))

    expect(post.evidence).toMatchObject({ design: 'Randomised controlled trial' })
    expect(body['data']).toMatchObject({
      kind: 'post',
      title: 'Notice 1',
      note: 'Does this change what you do?',
      shared: { kind: 'post', post: SharedPost.parse(post) },
    })
    expect(await list(ben, 'received')).toMatchObject({ data: [{ kind: 'post', title: 'Notice 1' }] })
  })

  it('is told, answered in a line, and told back', async () => {
    const { body } = await send(ada, { kind: 'post', _id: await keepPost() }, ben)
    const id = idIn(body)

    expect((await reply(ben, id)).status).toBe(200)

    expect(await notices(ben)).toMatchObject([{ kind: 'opinion-asked', subjectId: id }])
    expect(await notices(ada)).toMatchObject([{ kind: 'opinion-answered', subjectId: id }])
    expect((await remove(ada, id)).status).toBe(200)
    expect((await look(ben, id)).status).toBe(404)
  })

  it('is in what sender and receiver take along, and goes with the account of either', async () => {
    await send(ada, { kind: 'post', _id: await keepPost() }, ben, 'What do you think of it?')

    const { body: own } = await app.call(downloadProfile, { token: ada.token })
    const { body: theirs } = await app.call(downloadProfile, { token: ben.token })
    await app.call(deleteAccount, { token: ben.token, body: { password: ben.password } })

    expect(String(own['file'])).toContain('What do you think of it?')
    expect(String(theirs['file'])).toContain('Notice 1')
    expect(String(theirs['file'])).not.toContain('What do you think of it?')
    expect(await list(ada, 'sent')).toMatchObject({ total: 0 })
  })

  it('was there, and its note tells of no patient', async () => {
    const about = { kind: 'post', _id: await keepPost() } as const

    expect((await send(ada, { kind: 'post', _id: crypto.randomUUID() }, ben)).body).toMatchObject({
      statusCode: 404,
      reason: 'post-not-found',
    })
    expect((await send(ada, about, ben, 'Patient is Kowalski, 71M')).body).toMatchObject({
      statusCode: 400,
      reason: 'identifies-patient',
    })
    expect((await send(ada, about, cleo)).body).toMatchObject({ reason: 'person-not-found' })
  })
})

describe('the same, sent to the same colleague', () => {
  it('is sent once, however often it is pressed', async () => {
    const id = await keep()

    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(ada, id, ben)))

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(answers.map(({ body }) => idIn(body))).size).toBe(1)
    expect(await notices(ben)).toHaveLength(1)
  })

  it('with another note is refused, until the first was deleted', async () => {
    const id = await keep()
    const first = await ask(ada, id, ben, 'Would you?')

    const { status, body } = await ask(ada, id, ben, 'Would you now?')

    expect({ status, reason: body['reason'] }).toEqual({ status: 409, reason: 'opinion-asked-already' })
    await remove(ada, idIn(first.body))
    expect((await ask(ada, id, ben, 'Would you now?')).status).toBe(200)
  })
})

describe('once they have left each other’s circle', () => {
  it('both still read it, and nobody answers it any more', async () => {
    const id = await askBen()
    await app.call(deleteFriend, { token: ben.token, params: { friendId: ada.id } })

    const { status, body } = await reply(ben, id)

    expect({ status, reason: body['reason'] }).toEqual({ status: 409, reason: 'not-in-circle' })
    expect((await look(ada, id)).body['data']).toMatchObject({ reply: null, isOpen: false })
    expect((await look(ben, id)).status).toBe(200)
    expect(await notices(ada)).toEqual([])
  })

  it('who did not get it learns nothing of that', async () => {
    const id = await askBen()
    await app.call(deleteFriend, { token: ben.token, params: { friendId: ada.id } })

    expect((await reply(cleo, id)).body).toMatchObject({ statusCode: 404, reason: 'opinion-not-found' })
  })
})

describe('nobody is asked', () => {
  it('who is not of the circle, or not any more', async () => {
    const id = await keep()

    expect((await ask(ada, id, cleo)).body).toMatchObject({ statusCode: 404, reason: 'person-not-found' })
    await app.call(deleteFriend, { token: ada.token, params: { friendId: ben.id } })
    expect((await ask(ada, id, ben)).status).toBe(404)
    expect((await ask(ada, id, ada)).status).toBe(404)
  })

  it('about the question of somebody else, or one without an answer', async () => {
    const id = await keep()

    expect((await ask(ben, id, ada)).body).toMatchObject({ statusCode: 404, reason: 'question-not-found' })
    expect((await ask(ada, await keep(question, keepRefusal), ben)).status).toBe(404)
    expect((await ask(ada, crypto.randomUUID(), ben)).status).toBe(404)
  })

  test.each([
    'Mrs Smith, born 12.03.1951, asked me this.',
    'Patient is Kowalski, 71M',
    'Sanna Mäkelä, 82, from ward 3',
    'J. Doe room 4',
    'john smith, 45',
    'lives at 12 Oak Street',
    'The mayor of Cork, 71, admitted yesterday',
    'MRN 4711 0815, what do you think?',
    'call me about her: +353 85 123 4567',
  ])('with a note that could identify a patient: %s', async (note) => {
    const { status, body } = await ask(ada, await keep(), ben, note)

    expect(status).toBe(400)
    expect(body).toMatchObject({ reason: 'identifies-patient' })
  })

  it('about a question that could identify a patient, nor answers with a line that could', async () => {
    const named = await keep('Patient John Smith, 71 years, on apixaban: is dapagliflozin safe?')

    expect((await ask(ada, named, ben)).body).toMatchObject({ reason: 'identifies-patient' })
    expect((await reply(ben, await askBen(), 'Ask Mrs Smith, born 12.03.1951.')).status).toBe(400)
    expect((await reply(ben, await askBen(), 'As for Kowalski, 71M, yes.')).status).toBe(400)
  })

  it('more than twenty times a day, whatever is sent at once', async () => {
    const ids = await Promise.all(Array.from({ length: 25 }, () => keep()))

    const answers = await Promise.all(ids.map((id) => ask(ada, id, ben)))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(opinionLimits.perDay)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  it('by a stranger, or in more words than fit', async () => {
    const id = await keep()
    const body = { about: { kind: 'answer', _id: id }, receiverId: ben.id, note: '' }

    expect((await app.call(askForOpinion, { body })).status).toBe(401)
    expect((await ask(ada, id, ben, 'x'.repeat(opinionLimits.noteCharacters + 1))).status).toBe(400)
    expect((await reply(ben, await askBen(), '   ')).status).toBe(400)
  })
})

it('of twenty replies at once one is kept, and told once', async () => {
  const id = await askBen()

  const answers = await Promise.all(Array.from({ length: 20 }, (_, nth) => reply(ben, id, `Line ${nth}`)))

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await notices(ada)).toHaveLength(1)
})
