import { changePassword, getIdentity, logIn } from '@auscult/contract/auth/auth.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addPerson, type Person } from '../../../testing/people.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { securityEvents } from '../tables.ts'

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  await app.reset()
  ada = await addPerson(app)
})
afterAll(() => app.close())

const newPassword = 'seven quiet herons'

const change = (changes: Record<string, unknown> = {}, token = ada.token) =>
  app.call(changePassword, {
    token,
    body: { email: ada.email, currentPassword: ada.password, password: newPassword, ...changes },
  })
const attempt = (password: string, email = ada.email) => app.call(logIn, { body: { email, password } })

describe('changing one’s password', () => {
  it('takes the current one, ends every session, and tells the owner', async () => {
    const other = String((await attempt(ada.password)).body['access_token'])

    const answer = await change()

    const sessions = await Promise.all([ada.token, other].map((token) => app.call(getIdentity, { token })))
    await app.outbox.flush()
    const mail = await app.mailbox.findNewest(ada.email)
    expect(answer.body).toMatchObject({ statusCode: 200 })
    expect(sessions.map(({ status }) => status)).toEqual([401, 401])
    expect([(await attempt(ada.password)).status, (await attempt(newPassword)).status]).toEqual([401, 200])
    expect(mail?.subject).toBe('Your Auscult password was changed')
  })

  it("is refused for another's address, whoever's password is known", async () => {
    const eve = await addPerson(app)

    const answers = [
      await change({ email: eve.email }),
      await change({ email: eve.email, currentPassword: eve.password }),
      await change({ email: eve.email, token: eve.token }),
      await change({ email: 'nobody@example.org' }),
    ]

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect((await attempt(eve.password, eve.email)).status).toBe(200)
    expect((await attempt(ada.password)).status).toBe(200)
  })

  it('is refused with a wrong current password, and the session goes on', async () => {
    const answer = await change({ currentPassword: 'wrong' })

    const identity = await app.call(getIdentity, { token: ada.token })
    expect([answer.status, identity.status]).toEqual([400, 200])
    expect(answer.body['message']).toBe('The current password is not right.')
  })

  it('counts a wrong current password like a failed log-in', async () => {
    const statuses = []
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await change({ currentPassword: 'wrong' })).status)
    const right = await change()
    const logInNow = await attempt(ada.password)

    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    expect([right.status, logInNow.status]).toEqual([429, 429])
    const rows = await app.parts.database.db.select().from(securityEvents)
    expect(rows.filter(({ event }) => event === 'password-change-refused')).toHaveLength(5)
  })

  it.each([
    ['too common', 'password'],
    ['of seven characters', 'short12'],
    ['of 129 characters', 'x'.repeat(129)],
  ])('is refused for a password %s', async (_, password) => {
    const answer = await change({ password })

    expect(answer.status).toBe(400)
    expect((await attempt(ada.password)).status).toBe(200)
  })

  it('is impossible without the current password', async () => {
    const answer = await change({ currentPassword: undefined })

    expect(answer.status).toBe(400)
  })
})

describe('an owner whom strangers have failed to be', () => {
  it('gets in with the password they have just changed, from where they changed it', async () => {
    const from = '10.0.9.1'
    const { body } = await app.call(logIn, { body: { email: ada.email, password: ada.password }, from })
    for (let turn = 0; turn < 15; turn += 1) {
      await app.call(logIn, { body: { email: ada.email, password: 'wrong' }, from: `10.0.8.${turn}` })
    }
    await app.call(changePassword, {
      token: String(body['access_token']),
      body: { email: ada.email, currentPassword: ada.password, password: newPassword },
      from,
    })

    const answer = await app.call(logIn, { body: { email: ada.email, password: newPassword }, from })

    expect(answer.status).toBe(200)
  })
})
