import {
  deleteFriend,
  listFriends,
  requestFriend,
  respondToFriendRequest,
  withdrawFriendRequest,
} from '@auscult/contract/people/circle.ts'
import { describe, expect, it } from 'vitest'
import { ada, app, ben, withDoctors } from '../../testing/doctors.ts'
import { type Person } from '../../testing/people.ts'
import { notifications } from '../notifications/tables.ts'
import { connections } from './tables.ts'

withDoctors()

const clients = 20

function together<Result>(work: (nth: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: clients }, async (_, nth) => work(nth)))
}

const request = (from: Person, to: Person) =>
  app.call(requestFriend, { token: from.token, body: { receiverId: to.id } })

const rows = () => app.parts.database.db.select().from(connections)
const notices = () => app.parts.database.db.select().from(notifications)

const friendsOf = async ({ token }: Person) => (await app.call(listFriends, { token })).body['total']

describe('twenty clients at once', () => {
  it('that ask the same person make one request, told once', async () => {
    const answers = await together(() => request(ada, ben))

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await rows()).toHaveLength(1)
    expect(await notices()).toHaveLength(1)
  })

  it('of which half ask the other way round make one connection', async () => {
    const answers = await together((nth) => (nth % 2 === 0 ? request(ada, ben) : request(ben, ada)))

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: clients }, () => 200))
    expect(await rows()).toMatchObject([{ status: 'approved' }])
    expect(await notices()).toMatchObject([{ kind: 'request-accepted' }])
    expect(await friendsOf(ada)).toBe(1)
    expect(await friendsOf(ben)).toBe(1)
  })

  it('of which half accept and half reject are answered once', async () => {
    await request(ada, ben)
    const [row] = await rows()

    const answers = await together((nth) =>
      app.call(respondToFriendRequest, {
        token: ben.token,
        body: { requestId: row?.id, status: nth % 2 === 0 ? 'approved' : 'rejected' },
      }),
    )

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(clients - 1)
    const [settled] = await rows()
    const accepted = (await notices()).filter(({ kind }) => kind === 'request-accepted')
    expect(accepted).toHaveLength(settled?.status === 'approved' ? 1 : 0)
  })

  it('of which half take a request back and half accept it end in one of both', async () => {
    await request(ada, ben)
    const [row] = await rows()
    const requestId = row?.id ?? ''

    const answers = await together((nth) =>
      nth % 2 === 0
        ? app.call(withdrawFriendRequest, { token: ada.token, params: { requestId } })
        : app.call(respondToFriendRequest, { token: ben.token, body: { requestId, status: 'approved' } }),
    )

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const kept = await rows()
    expect(kept.map(({ status }) => status)).toEqual(kept.length === 0 ? [] : ['approved'])
    expect((await notices()).filter(({ kind }) => kind === 'request-received')).toEqual([])
  })

  it('that remove one friend remove them once', async () => {
    await request(ada, ben)
    await request(ben, ada)

    const answers = await together((nth) => {
      const [one, other] = nth % 2 === 0 ? [ada, ben] : [ben, ada]
      return app.call(deleteFriend, { token: one.token, params: { friendId: other.id } })
    })

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await rows()).toEqual([])
  })
})
