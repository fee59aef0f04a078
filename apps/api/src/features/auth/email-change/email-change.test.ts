import {
  changePassword,
  forgotPassword,
  getIdentity,
  logIn,
  resetPassword,
} from '@auscult/contract/auth/auth.ts'
import {
  confirmEmailChange,
  getEmailChange,
  requestEmailChange,
  resendEmailChangeCode,
} from '@auscult/contract/auth/email-change.ts'
import { listNotifications } from '@auscult/contract/people/notifications.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../../parts/db/users.ts'
import { addPerson, type Person, readCode, readResetToken } from '../../../testing/people.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { emailChanges, securityEvents } from '../tables.ts'

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

const wanted = 'ada.lovelace@example.org'

const ask = (body: Record<string, unknown> = {}, { token, password } = ada) =>
  app.call(requestEmailChange, { token, body: { email: wanted, currentPassword: password, ...body } })
const confirm = (otp: number, { token } = ada) => app.call(confirmEmailChange, { token, body: { otp } })
const resend = ({ token } = ada) => app.call(resendEmailChangeCode, { token })
const waitsFor = async ({ token } = ada) => (await app.call(getEmailChange, { token })).body['data']
const emailOf = async ({ id } = ada) =>
  (await app.parts.database.db.select().from(users).where(eq(users.id, id)))[0]?.email
const attempt = (email: string, password = ada.password) => app.call(logIn, { body: { email, password } })
const events = async () =>
  (await app.parts.database.db.select().from(securityEvents)).map(({ event }) => event)

async function subjectsTo(email: string): Promise<string[]> {
  await app.outbox.flush()
  const mails = await app.mailbox.list(100)
  return mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}

const other = (code: number) => (code === 999_999 ? 100_000 : code + 1)

describe('asking for another address', () => {
  it('mails a code there and a notice here, and changes nothing', async () => {
    const answer = await ask({ email: ' Ada.Lovelace@Example.ORG ' })

    expect(answer.body).toMatchObject({ statusCode: 200 })
    expect(await subjectsTo(wanted)).toEqual([expect.stringMatching(/^Your Auscult code: \d{6}$/u)])
    expect(await subjectsTo(ada.email)).toEqual(['A new address was asked for your Auscult account'])
    expect((await app.mailbox.findNewest(ada.email))?.text).toContain(`the address ${wanted}.`)
    expect((await app.mailbox.findNewest(wanted))?.text).not.toContain('Ada')
    expect(await emailOf()).toBe(ada.email)
    expect(await waitsFor()).toEqual({ email: wanted })
    expect(await events()).toEqual(['email-change-requested'])
  })

  it('takes the current password; a wrong one counts like a failed log-in', async () => {
    const statuses = []
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await ask({ currentPassword: 'wrong' })).status)

    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    expect((await ask()).status).toBe(429)
    expect((await attempt(ada.email)).status).toBe(429)
    expect(await subjectsTo(wanted)).toEqual([])
    expect((await events()).filter((event) => event === 'email-change-refused')).toHaveLength(5)
  })

  it('leads an account without a password to setting one first', async () => {
    const grace = await addPerson(app, { passwordHash: null })

    const answer = await ask({}, grace)

    expect(answer).toMatchObject({ status: 400, body: { reason: 'password-not-set' } })
  })

  it('is refused for the address that one has, and for what is none', async () => {
    expect((await ask({ email: ada.email })).body).toMatchObject({ reason: 'email-same' })
    expect((await ask({ email: 'ada' })).status).toBe(400)
    expect((await ask({ currentPassword: undefined })).status).toBe(400)
    expect(
      (await app.call(requestEmailChange, { body: { email: wanted, currentPassword: 'x' } })).status,
    ).toBe(401)
  })

  it('is bounded by address, network and account', async () => {
    const statuses = [(await ask()).status, (await ask()).status]
    for (let turn = 0; turn < 4; turn += 1) {
      const email = `ada.${turn}@example.org`
      statuses.push((await ask({ email })).status)
    }

    // The second comes within the 30 seconds of the first; the account has five an hour.
    expect(statuses).toEqual([200, 429, 200, 200, 200, 429])
  })
})

describe('an address that has an account', () => {
  it('is not told apart by any answer, and its owner is told by mail', async () => {
    const ben = await addPerson(app, { name: 'Ben Kidd' })
    const free = await ask()
    const asked = await ask({ email: ben.email })
    const waiting = await waitsFor()
    app.clock.advance(31_000)
    const again = await resend()
    const guess = await confirm(123_456)

    expect(asked).toMatchObject({ status: free.status, body: free.body })
    expect(again).toMatchObject({ status: 200, body: free.body })
    expect(waiting).toEqual({ email: ben.email })
    expect(guess).toMatchObject({ status: 400, body: { reason: 'code-wrong' } })
    expect(await subjectsTo(ben.email)).toEqual(['This address already has an Auscult account'])
    expect((await app.mailbox.findNewest(ben.email))?.text).not.toMatch(/\d{6}/u)
    expect(await subjectsTo(ada.email)).toHaveLength(2)
    const [row] = await app.parts.database.db.select().from(emailChanges)
    expect(row?.codeHash).toBeNull()
  })
})

describe('the code', () => {
  it('changes the address, ends the other sessions, and tells the address that was', async () => {
    const elsewhere = String((await attempt(ada.email)).body['access_token'])
    await ask()
    const code = await readCode(app, wanted)

    const answer = await confirm(code)

    const identity = await app.call(getIdentity, { token: ada.token })
    expect(answer.body).toMatchObject({ statusCode: 200 })
    expect(identity.body).toMatchObject({ data: [{ email: wanted }] })
    expect((await app.call(getIdentity, { token: elsewhere })).status).toBe(401)
    expect([(await attempt(wanted)).status, (await attempt(ada.email)).status]).toEqual([200, 401])
    expect((await subjectsTo(ada.email))[0]).toBe('The address of your Auscult account was changed')
    expect(await events()).toContain('email-changed')
    const { body } = await app.call(listNotifications, { token: ada.token })
    expect(body['data']).toMatchObject([{ kind: 'email-changed' }, { kind: 'signed-in' }])
    expect(await waitsFor()).toBeNull()
    expect((await confirm(code)).status).toBe(400)
  })

  it('is void after five wrong ones, for the right one too', async () => {
    await ask()
    const code = await readCode(app, wanted)
    for (let turn = 0; turn < 5; turn += 1) await confirm(other(code))

    const answer = await confirm(code)

    expect(answer).toMatchObject({ status: 400, body: { reason: 'code-wrong' } })
    expect(await emailOf()).toBe(ada.email)
    expect((await events()).filter((event) => event === 'email-change-refused')).toHaveLength(6)
  })

  it('is void after ten minutes, and a new one takes its place', async () => {
    await ask()
    const older = await readCode(app, wanted)
    expect((await resend()).status).toBe(429)
    app.clock.advance(10 * 60_000 + 1)
    const late = await confirm(older)
    const answer = await resend()
    const newer = await readCode(app, wanted)

    expect([late.status, answer.status]).toEqual([400, 200])
    expect((await confirm(newer)).status).toBe(200)
  })

  it('is of no use to another account, nor for another address', async () => {
    const eve = await addPerson(app)
    await ask()
    const code = await readCode(app, wanted)
    await ask({ email: 'eve@example.org' }, eve)

    expect((await confirm(code, eve)).status).toBe(400)
    await ask({ email: 'ada.other@example.org' })
    if ((await readCode(app, 'ada.other@example.org')) !== code)
      expect((await confirm(code)).status).toBe(400)
    expect(await emailOf(eve)).toBe(eve.email)
    expect(await emailOf()).toBe(ada.email)
  })

  it('cannot be asked for anew an hour after the request, and the row goes', async () => {
    await ask()
    app.clock.advance(29 * 60_000)
    await app.call(getIdentity, { token: ada.token })
    app.clock.advance(29 * 60_000)
    await app.call(getIdentity, { token: ada.token })
    app.clock.advance(2 * 60_000)

    expect(await waitsFor()).toBeNull()
    expect(await resend()).toMatchObject({ status: 404, body: { reason: 'email-change-over' } })
    await app.tidy()
    expect(await app.parts.database.db.select().from(emailChanges)).toEqual([])
  })
})

describe('what is under way', () => {
  it('is called off by a new password', async () => {
    await ask()
    const code = await readCode(app, wanted)
    await app.call(changePassword, {
      token: ada.token,
      body: { email: ada.email, currentPassword: ada.password, password: 'seven quiet herons' },
    })
    const token = await app.sessions.start(app.parts.database.db, ada.id)

    const answer = await confirm(code, { ...ada, token })

    expect(answer.status).toBe(400)
    expect(await emailOf()).toBe(ada.email)
  })

  it('leaves no link to the old address that still opens the account', async () => {
    await app.call(forgotPassword, { body: { email: ada.email } })
    const token = await readResetToken(app, ada.email)
    await ask()
    await confirm(await readCode(app, wanted))

    const statuses = []
    for (const email of [ada.email, wanted]) {
      const body = { email, password: 'a robber chose this one', token }
      statuses.push((await app.call(resetPassword, { body })).status)
    }

    expect(statuses).toEqual([400, 400])
  })
})
