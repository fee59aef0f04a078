import {
  deleteAccount,
  getEmailPreferences,
  setEmailPreferences,
} from '@auscult/contract/account/settings.ts'
import { forgotPassword, getIdentity, logIn, register } from '@auscult/contract/auth/auth.ts'
import { listFriends, requestFriend } from '@auscult/contract/people/circle.ts'
import { listNotifications } from '@auscult/contract/people/notifications.ts'
import { getUploadUrl, uploadPhoto } from '@auscult/contract/people/photo.ts'
import { getProfileById, updateProfile } from '@auscult/contract/people/profile.ts'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { users } from '../../parts/db/users.ts'
import { newAddress } from '../../testing/in-parallel.ts'
import { addDoctor, type Person } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { securityEvents } from '../auth/tables.ts'

let app: TestApp
let ada: Person
let ben: Person
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  await app.reset()
  ada = await addDoctor(app, { doctorRegistrationNumber: '123456' })
  ben = await addDoctor(app, { name: 'Ben Kidd' })
})
afterAll(() => app.close())

const remove = (person: Person, password = person.password) =>
  app.call(deleteAccount, { token: person.token, body: { password } })

async function connect(): Promise<void> {
  await app.call(requestFriend, { token: ada.token, body: { receiverId: ben.id } })
  await app.call(requestFriend, { token: ben.token, body: { receiverId: ada.id } })
}

async function showPhoto(person: Person): Promise<string> {
  const { token } = person
  const query = { fileName: 'me.png', contentType: 'image/png' }
  const given = await app.call(getUploadUrl, { token, query })
  const { key } = z.object({ data: z.object({ key: z.string() }) }).parse(given.body).data
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await app.call(uploadPhoto, { token, params: { key }, file: { bytes, contentType: 'image/png' } })
  await app.call(updateProfile, { token, body: { profilePicture: key } })
  return key
}

/** Rows of any table but the audit trail in which the id stands in some column. */
async function rowsWith(id: string): Promise<string[]> {
  const { db } = app.parts.database
  const tables = z
    .object({ rows: z.array(z.object({ name: z.string() })) })
    .parse(await db.execute(sql`select tablename as name from pg_tables where schemaname = 'public'`)).rows
  const found: string[] = []
  for (const { name } of tables.filter((table) => table.name !== 'security_events')) {
    const query = sql`select 1 from ${sql.identifier(name)} as kept where kept::text like ${`%${id}%`} limit 1`
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { rows } = z.object({ rows: z.array(z.unknown()) }).parse(await db.execute(query))
    if (rows.length > 0) found.push(name)
  }
  return found
}

it('takes earlier mails out of the local mailbox, and leaves the one that says it is gone', async () => {
  const earlier = { subject: 'Earlier', text: 'Earlier.', html: '<p>Earlier.</p>' }
  await app.outbox.enqueue(app.parts.database.db, { userId: ada.id, to: ada.email, ...earlier })
  await app.outbox.enqueue(app.parts.database.db, { userId: ben.id, to: ben.email, ...earlier })
  await app.outbox.flush()
  expect(await app.mailbox.list(10)).toHaveLength(2)

  await remove(ada)
  await app.outbox.flush()

  const kept = await app.mailbox.list(10)
  expect(kept.filter(({ to }) => to === ada.email)).toMatchObject([
    { subject: expect.not.stringMatching('Earlier') },
  ])
  expect(kept.filter(({ to }) => to === ben.email)).toHaveLength(1)
})

it('takes along what waits for any address on their account or in their name, and nothing of others', async () => {
  const { db } = app.parts.database
  const late = { subject: 'Late', text: 'Late.', html: '<p>Late.</p>' }
  await app.outbox.enqueue(db, { userId: ada.id, to: 'former@example.org', ...late })
  await app.outbox.enqueue(db, { userId: ben.id, to: ben.email, ...late })
  await app.outbox.enqueue(db, { userId: null, to: 'newcomer@example.org', ...late })
  await app.outbox.enqueue(db, { userId: ada.id, to: 'invited@example.org', ...late })

  await remove(ada)
  await app.outbox.enqueue(db, { userId: ada.id, to: ada.email, ...late })
  await app.outbox.flush()

  const sent = await app.mailbox.list(10)
  expect(new Set(sent.map(({ to, subject }) => `${to}: ${subject}`))).toEqual(
    new Set([
      `${ben.email}: Late`,
      'newcomer@example.org: Late',
      `${ada.email}: Your Auscult account was deleted`,
    ]),
  )
})

describe('somebody who deletes their account', () => {
  it('is gone, from every table and from everybody else’s sight', async () => {
    await connect()
    const key = await showPhoto(ada)
    expect((await rowsWith(ada.id)).length).toBeGreaterThan(5)

    const { status, body } = await remove(ada)
    // The mail about it goes out first.
    await app.outbox.flush()
    await app.tidy()

    expect(status).toBe(200)
    expect(body).toMatchObject({ statusCode: 200, message: 'Your account was deleted.' })
    expect(await rowsWith(ada.id)).toEqual([])
    expect(await app.parts.storage.read(`photos/${key}`)).toBeUndefined()
    expect((await app.call(getIdentity, { token: ada.token })).status).toBe(401)
    const credentials = { email: ada.email, password: ada.password }
    expect((await app.call(logIn, { body: credentials })).status).toBe(401)
    expect((await app.call(listFriends, { token: ben.token })).body).toMatchObject({ total: 0 })
    expect((await app.call(getProfileById, { token: ben.token, params: { id: ada.id } })).status).toBe(404)
  })

  it('gets a mail, and the trail keeps that it happened', async () => {
    await remove(ada)
    await app.outbox.flush()

    expect((await app.mailbox.findNewest(ada.email))?.subject).toBe('Your Auscult account was deleted')
    const events = await app.parts.database.db.select().from(securityEvents)
    expect(events).toEqual(
      expect.arrayContaining([expect.objectContaining({ event: 'account-deleted', userId: ada.id })]),
    )
  })

  it('leaves everybody else as they were', async () => {
    await connect()

    await remove(ada)

    expect((await app.call(getIdentity, { token: ben.token })).status).toBe(200)
    expect((await app.call(listNotifications, { token: ben.token })).status).toBe(200)
  })
})

describe('an account is not deleted', () => {
  it('with a wrong password, which is counted like a failed log-in', async () => {
    const answers = []
    for (let nth = 0; nth < 6; nth += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      answers.push(await remove(ada, 'a wrong password'))
    }

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429])
    expect(answers[0]?.body).toMatchObject({ reason: 'current-password-wrong' })
    expect((await app.call(getIdentity, { token: ada.token })).status).toBe(200)
  })

  it('by who has none yet, but learns how to get one', async () => {
    const { db } = app.parts.database
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, ada.id))

    expect((await remove(ada)).body).toMatchObject({ statusCode: 400, reason: 'password-not-set' })
  })

  it('by a stranger, or without a password', async () => {
    expect((await app.call(deleteAccount, { body: { password: ada.password } })).status).toBe(401)
    expect((await remove(ada, '')).status).toBe(400)
    expect((await remove(ben, ben.password)).status).toBe(200)
    expect((await app.call(getIdentity, { token: ada.token })).status).toBe(200)
  })

  it('twice: of twenty clients at once one deletes it', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => remove(ada)))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })
})

it('an account can be deleted while mails about it are written, and nobody sees an error', async () => {
  const { email } = ada
  const password = 'a long enough secret'
  const consents = { privacyPolicy: true, termAndCondition: true, isPromotion: false }
  const newAccount = { name: 'Ada Byron', email, password, ...consents }
  const [deleted, ...answers] = await Promise.all([
    remove(ada),
    ...Array.from({ length: 20 }, (_, nth) =>
      nth % 2 === 0
        ? app.call(forgotPassword, { body: { email }, from: newAddress() })
        : app.call(register, { body: newAccount, from: newAddress() }),
    ),
  ])

  expect(deleted.status).toBe(200)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
})

it('everybody says which mails they want, each for themselves', async () => {
  const { token } = ada
  const set = await app.call(setEmailPreferences, { token, body: { isPromotion: true } })

  expect(set.body).toEqual({ data: { isPromotion: true } })
  expect((await app.call(getEmailPreferences, { token })).body).toEqual({ data: { isPromotion: true } })
  expect((await app.call(getEmailPreferences, { token: ben.token })).body).toEqual({
    data: { isPromotion: false },
  })
  expect((await app.call(setEmailPreferences, { token, body: { isPromotion: 'yes' } })).status).toBe(400)
  expect((await app.call(getEmailPreferences)).status).toBe(401)
})
