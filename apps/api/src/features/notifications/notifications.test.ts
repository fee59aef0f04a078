import { downloadProfile } from '@auscult/contract/account/account.ts'
import { requestFriend } from '@auscult/contract/people/circle.ts'
import {
  countNotifications,
  listNotifications,
  notificationLimits,
  readNotifications,
} from '@auscult/contract/people/notifications.ts'
import { updateProfile } from '@auscult/contract/people/profile.ts'
import { expect, it } from 'vitest'
import { ada, app, ben, withDoctors } from '../../testing/doctors.ts'
import { addPerson, type Person } from '../../testing/people.ts'
import { createNotification } from './store.ts'
import { notifications } from './tables.ts'

withDoctors()

const tell = (userId: string, kind: 'verified' | 'signed-in' = 'verified') =>
  app.notifier.notify(app.parts.database.db, { userId, kind })

const list = async (person: Person, query = {}) =>
  (await app.call(listNotifications, { token: person.token, query })).body

async function idsOf(person: Person): Promise<string[]> {
  const { data } = await list(person)
  return Array.isArray(data) ? data.map(({ _id }) => String(_id)) : []
}

it('what happened stands there newest first, with who did it, page by page', async () => {
  await tell(ada.id, 'signed-in')
  app.clock.advance(1_000)
  await app.call(requestFriend, { token: ben.token, body: { receiverId: ada.id } })

  expect(await list(ada, { limit: 1 })).toMatchObject({
    data: [
      {
        kind: 'request-received',
        isRead: false,
        nameThen: 'Ben Kidd',
        person: { _id: ben.id, name: 'Ben Kidd', type: 'Dr', status: 'Pending', profilePicture: null },
      },
    ],
    total: 2,
    hasMore: true,
    unread: 2,
  })
  expect(await list(ada, { limit: 1, page: 2 })).toMatchObject({
    data: [{ kind: 'signed-in', person: null, nameThen: null, subjectId: null }],
    hasMore: false,
  })
})

it('what happened keeps the name under which it did, here and in what is taken along', async () => {
  const { token } = ada
  await app.notifier.notify(app.parts.database.db, { userId: ada.id, kind: 'invited', personId: ben.id })

  await app.call(updateProfile, { token: ben.token, body: { userName: 'Somebody Else' } })

  expect(await list(ada)).toMatchObject({
    data: [{ nameThen: 'Ben Kidd', person: { name: 'Somebody Else' } }],
  })
  expect(String((await app.call(downloadProfile, { token })).body['file'])).toContain('Who: Ben Kidd\n')
})

it('what is marked as read is unread no more, one or all', async () => {
  await tell(ada.id)
  await tell(ada.id)
  await tell(ada.id)
  const [newest] = await idsOf(ada)

  const one = await app.call(readNotifications, { token: ada.token, body: { ids: [newest] } })
  const all = await app.call(readNotifications, { token: ada.token, body: {} })

  expect(one.body).toEqual({ data: { unread: 2 } })
  expect(all.body).toEqual({ data: { unread: 0 } })
  expect((await app.call(countNotifications, { token: ada.token })).body).toEqual({ data: { unread: 0 } })
})

it('nobody reads, counts or marks what happened to somebody else', async () => {
  await tell(ada.id)
  const ids = await idsOf(ada)

  await app.call(readNotifications, { token: ben.token, body: { ids } })

  expect(await list(ben)).toMatchObject({ data: [], total: 0, unread: 0 })
  expect(await list(ada)).toMatchObject({ unread: 1 })
})

it('ids that are none are refused', async () => {
  expect((await app.call(readNotifications, { token: ada.token, body: { ids: ['x'] } })).status).toBe(400)
  expect((await app.call(readNotifications, { token: ada.token, body: { ids: [] } })).status).toBe(400)
})

it('somebody without a profile has them, too, and a stranger has none', async () => {
  const newcomer = await addPerson(app, { type: null })

  expect((await app.call(countNotifications, { token: newcomer.token })).status).toBe(200)
  expect((await app.call(countNotifications)).status).toBe(401)
})

it('the newest are kept, and none for longer than half a year', async () => {
  const { db } = app.parts.database
  const row = { userId: ada.id, kind: 'verified' as const }
  for (const nth of [1, 2, 3]) {
    const createdAt = new Date(app.clock.now().getTime() + nth)
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await createNotification(db, { id: crypto.randomUUID(), createdAt, ...row }, 2)
  }
  expect(await list(ada)).toMatchObject({ total: 2 })

  app.clock.advance((notificationLimits.keptDays + 1) * 24 * 60 * 60_000)
  await app.tidy()

  expect(await db.select().from(notifications)).toEqual([])
})
