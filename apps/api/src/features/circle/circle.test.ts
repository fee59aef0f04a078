import {
  circleLimits,
  deleteFriend,
  listFriendRequests,
  listFriends,
  requestFriend,
  respondToFriendRequest,
  withdrawFriendRequest,
} from '@auscult/contract/people/circle.ts'
import { listNotifications } from '@auscult/contract/people/notifications.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ada, app, ben, cleo, withDoctors } from '../../testing/doctors.ts'
import { addDoctor, addPerson, type Person } from '../../testing/people.ts'
import { connections } from './tables.ts'

withDoctors()

const Asked = z.object({ data: z.object({ _id: z.string(), status: z.string() }) })

const request = (from: Person, to: { id: string }) =>
  app.call(requestFriend, { token: from.token, body: { receiverId: to.id } })

async function ask(from: Person, to: Person): Promise<string> {
  return Asked.parse((await request(from, to)).body).data._id
}

const respond = (person: Person, requestId: string, status: string) =>
  app.call(respondToFriendRequest, { token: person.token, body: { requestId, status } })

async function connect(one: Person, other: Person): Promise<string> {
  const id = await ask(one, other)
  await respond(other, id, 'approved')
  return id
}

const friends = async (person: Person, query = {}) =>
  (await app.call(listFriends, { token: person.token, query })).body

const requests = async (person: Person, direction = 'received') =>
  (await app.call(listFriendRequests, { token: person.token, query: { direction } })).body

const notices = async (person: Person) =>
  (await app.call(listNotifications, { token: person.token })).body['data']

const withdraw = (person: Person, requestId: string) =>
  app.call(withdrawFriendRequest, { token: person.token, params: { requestId } })

const remove = (person: Person, friendId: string) =>
  app.call(deleteFriend, { token: person.token, params: { friendId } })

describe('a request', () => {
  it('waits with the other person, who is told, and connects both when it is accepted', async () => {
    const { status, body } = await request(ada, ben)
    const { _id } = Asked.parse(body).data
    expect(status).toBe(200)
    expect(body).toEqual({ data: { _id, status: 'pending' } })
    expect(await requests(ben)).toMatchObject({
      data: [{ _id, senderInfo: { _id: ada.id, name: 'Ada Byron' }, receiverInfo: { _id: ben.id } }],
      total: 1,
    })
    expect(await notices(ben)).toMatchObject([{ kind: 'request-received', subjectId: _id }])

    const accepted = await respond(ben, _id, 'approved')

    expect(accepted.status).toBe(200)
    const connection = {
      _id,
      senderId: ada.id,
      receiverId: ben.id,
      senderInfo: { _id: ada.id, name: 'Ada Byron', profilePicture: null },
      receiverInfo: { _id: ben.id, name: 'Ben Kidd', profilePicture: null },
    }
    expect((await friends(ada))['data']).toMatchObject([
      {
        receiverInfo: {
          country: ['Ireland'],
          professionalCategory: [{ _id: 'cardiology', professionalCategoryName: 'Cardiology' }],
        },
      },
    ])
    expect(await friends(ada)).toMatchObject({ data: [connection], total: 1, hasMore: false })
    expect(await friends(ben)).toMatchObject({ data: [connection] })
    expect(await notices(ada)).toMatchObject([{ kind: 'request-accepted', person: { _id: ben.id } }])
    expect(await notices(ben)).toEqual([])
    expect(await requests(ben)).toMatchObject({ data: [] })
  })

  it('sent twice is one, and answers as the first', async () => {
    const first = await ask(ada, ben)

    const second = await request(ada, ben)

    expect(second.body).toEqual({ data: { _id: first, status: 'pending' } })
    expect(await requests(ben)).toMatchObject({ total: 1 })
    expect(await notices(ben)).toHaveLength(1)
  })

  it('to who has asked already connects both', async () => {
    await ask(ben, ada)

    expect((await request(ada, ben)).body).toMatchObject({ data: { status: 'approved' } })
    expect(await notices(ben)).toMatchObject([{ kind: 'request-accepted' }])
    expect(await notices(ada)).toEqual([])
  })

  it('is taken back by who sent it, and nobody else', async () => {
    const id = await ask(ada, ben)

    expect((await withdraw(ben, id)).status).toBe(404)
    expect((await withdraw(cleo, id)).status).toBe(404)
    expect((await withdraw(ada, id)).status).toBe(200)
    expect((await withdraw(ada, id)).status).toBe(404)
    expect(await requests(ben)).toMatchObject({ data: [] })
    expect(await notices(ben)).toEqual([])
  })

  it('is answered by who got it, and neither by who sent it nor by a stranger', async () => {
    const id = await ask(ada, ben)

    const foreign = [await respond(ada, id, 'approved'), await respond(cleo, id, 'approved')]

    for (const { status, body } of foreign) {
      expect(status).toBe(404)
      expect(body).toMatchObject({ reason: 'request-not-found' })
    }
    expect(await friends(ada)).toMatchObject({ data: [] })
  })

  it('to nobody, to oneself, or to who is not public finds nobody', async () => {
    const hidden = await addDoctor(app, { name: 'Hidden', public: false })
    const newcomer = await addPerson(app, { type: null })

    expect((await request(ada, { id: crypto.randomUUID() })).status).toBe(404)
    expect((await request(ada, hidden)).status).toBe(404)
    expect((await request(ada, newcomer)).status).toBe(404)
    expect((await request(ada, ada)).body).toMatchObject({ statusCode: 400, reason: 'own-request' })
    expect((await request(ada, { id: 'x' })).status).toBe(400)
  })

  it('has an answer that is one of two', async () => {
    const id = await ask(ada, ben)

    expect((await respond(ben, id, 'pending')).status).toBe(400)
  })
})

describe('a request that was rejected', () => {
  const restMs = circleLimits.restDays * 24 * 60 * 60_000
  let id: string
  beforeEach(async () => {
    id = await ask(ada, ben)
    await respond(ben, id, 'rejected')
  })

  it('looks to who sent it as if it waited, and is gone for who got it', async () => {
    expect(await requests(ada, 'sent')).toMatchObject({ data: [{ _id: id }] })
    expect(await requests(ben)).toMatchObject({ data: [] })
    expect(await notices(ada)).toEqual([])
    expect(await friends(ada)).toMatchObject({ data: [] })
    expect((await respond(ben, id, 'approved')).status).toBe(404)
  })

  it('is not brought again to who said no, however it is asked, until a while has passed', async () => {
    await request(ada, ben)
    await withdraw(ada, id)
    const again = await request(ada, ben)

    expect(again.body).toMatchObject({ data: { status: 'pending' } })
    expect(await requests(ben)).toMatchObject({ data: [] })
    expect(await notices(ben)).toEqual([])

    app.clock.advance(restMs + 1_000)
    const later = await app.sessions.start(app.parts.database.db, ada.id)
    await request({ ...ada, token: later }, ben)
    const token = await app.sessions.start(app.parts.database.db, ben.id)
    expect(await requests({ ...ben, token })).toMatchObject({ total: 1 })
  })

  it('taken back is out of sight', async () => {
    await withdraw(ada, id)

    expect(await requests(ada, 'sent')).toMatchObject({ data: [] })
  })

  it('asked back connects both, as one that waits does', async () => {
    expect((await request(ben, ada)).body).toMatchObject({ data: { _id: id, status: 'approved' } })
    expect(await friends(ada)).toMatchObject({ total: 1 })
  })

  it('keeps nobody from asking who said no, once it was taken back', async () => {
    await withdraw(ada, id)

    expect((await request(ben, ada)).body).toMatchObject({ data: { status: 'pending' } })
    expect(await requests(ada)).toMatchObject({ total: 1 })
  })

  it('still looks as if it waited after that while, and one that was taken back goes', async () => {
    const other = await ask(ada, cleo)
    await respond(cleo, other, 'rejected')
    await withdraw(ada, other)
    app.clock.advance(restMs + 1_000)
    await app.tidy()

    const token = await app.sessions.start(app.parts.database.db, ada.id)
    expect(await requests({ ...ada, token }, 'sent')).toMatchObject({ data: [{ _id: id }], total: 1 })
    expect(await app.parts.database.db.select().from(connections)).toHaveLength(1)
  })
})

describe('a circle', () => {
  it('is searched by the names of others, and comes page by page', async () => {
    await connect(ada, ben)
    app.clock.advance(1_000)
    await connect(cleo, ada)

    expect(await friends(ada, { q: 'KIDD' })).toMatchObject({
      data: [{ receiverInfo: { name: 'Ben Kidd' } }],
    })
    expect(await friends(ada, { q: 'byron' })).toMatchObject({ data: [], total: 0 })
    const bora = await addDoctor(app, { name: 'Bora Ünal' })
    await connect(bora, ada)
    // oxlint-disable-next-line no-await-in-loop -- in order
    for (const q of ['unal', 'Ünal', 'unal bora'])
      expect(await friends(ada, { q })).toMatchObject({
        data: [{ senderInfo: { name: 'Bora Ünal' } }],
        total: 1,
      })
    await app.call(deleteFriend, { token: ada.token, params: { friendId: bora.id } })
    expect(await friends(ada, { limit: 1 })).toMatchObject({
      data: [{ senderInfo: { name: 'Cleo Marr' } }],
      total: 2,
      hasMore: true,
    })
    expect(await friends(ada, { limit: 1, page: 2 })).toMatchObject({ hasMore: false })
  })

  it('is left on both sides when either removes the other, by person or by connection', async () => {
    const id = await connect(ada, ben)
    await connect(ada, cleo)

    expect((await remove(cleo, id)).status).toBe(404)
    expect((await remove(cleo, ben.id)).status).toBe(404)
    expect((await remove(ben, ada.id)).status).toBe(200)
    expect((await remove(ben, ada.id)).status).toBe(404)
    expect(await friends(ada)).toMatchObject({ total: 1 })
    const left = z.object({ data: z.array(z.object({ _id: z.string() })) }).parse(await friends(ada))
    expect((await remove(ada, left.data[0]?._id ?? '')).status).toBe(200)
    expect(await friends(cleo)).toMatchObject({ total: 0 })
  })

  it('is not ended by removing a request that waits', async () => {
    await ask(ada, ben)

    expect((await remove(ben, ada.id)).status).toBe(404)
    expect(await requests(ben)).toMatchObject({ total: 1 })
  })
})

it('whoever asks everybody is stopped for a day', async () => {
  const { db } = app.parts.database
  for (let nth = 0; nth < circleLimits.requestsPerDay; nth += 1) {
    // oxlint-disable-next-line no-await-in-loop -- in order
    await request(ada, await addPerson(app, { name: `Person ${nth}` }))
  }

  const { status, body } = await request(ada, ben)

  expect(status).toBe(429)
  expect(body).toMatchObject({ reason: 'too-many-friend-requests' })
  app.clock.advance(24 * 60 * 60_000 + 1_000)
  const token = await app.sessions.start(db, ada.id)
  expect((await request({ ...ada, token }, ben)).status).toBe(200)
})
