import { forgotPassword, getIdentity, logIn, resetPassword } from '@auscult/contract/auth/auth.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '../../../parts/mail/tables.ts'
import { addPerson, type Person, readResetToken } from '../../../testing/people.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { passwordResets, securityEvents } from '../tables.ts'

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await startTestApp({ environment: { PUBLIC_URL: 'https://auscult.example.org' } })
})
beforeEach(async () => {
  await app.reset()
  ada = await addPerson(app)
})
afterAll(() => app.close())

const newPassword = 'seven quiet herons'
const minuteMs = 60_000
const nobody = 'nobody@example.org'

const forget = (email = ada.email) => app.call(forgotPassword, { body: { email } })
const reset = (token: string, email = ada.email, password = newPassword) =>
  app.call(resetPassword, { body: { email, password, token } })
const attempt = (password: string, email = ada.email) => app.call(logIn, { body: { email, password } })

async function newestLink(email = ada.email): Promise<string> {
  await forget(email)
  return readResetToken(app, email)
}

async function newestMail(email: string) {
  await app.outbox.flush()
  return app.mailbox.findNewest(email)
}

describe('a forgotten password', () => {
  it('is set anew with the mailed link, and the old one is over', async () => {
    const token = await newestLink()

    const answer = await reset(token)

    const statuses = [(await attempt(ada.password)).status, (await attempt(newPassword)).status]
    expect(answer).toMatchObject({ status: 200, isSealed: true, body: { statusCode: 200 } })
    expect(statuses).toEqual([401, 200])
  })

  it('gets a link to the configured address, whatever host the request names', async () => {
    await app.call(forgotPassword, {
      body: { email: ada.email },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
    })

    const mail = await newestMail(ada.email)
    const link = new URL(/https?:\S+/u.exec(mail?.text ?? '')?.[0] ?? '')
    expect(link.origin + link.pathname).toBe('https://auscult.example.org/reset-password')
    expect(link.searchParams.get('email')).toBe(ada.email)
    expect(link.searchParams.get('token')).toMatch(/^[\w-]{43}$/u)
    expect(JSON.stringify(mail)).not.toContain('evil')
  })

  it('is answered alike for an unknown address, with no mail to it', async () => {
    const known = await forget()
    const unknown = await forget(nobody)

    expect(unknown).toMatchObject({ status: known.status, body: known.body })
    expect(known.status).toBe(200)
    expect(await newestMail(nobody)).toBeUndefined()
  })

  it('can be asked for three times an hour, alike for known and unknown addresses', async () => {
    const statuses: Record<string, number[]> = { [ada.email]: [], [nobody]: [] }
    for (const email of [ada.email, nobody]) {
      for (let turn = 0; turn < 4; turn += 1) statuses[email]?.push((await forget(email)).status)
    }
    const refused = await forget()
    app.clock.advance(60 * minuteMs)
    const later = await forget()

    expect(statuses).toEqual({ [ada.email]: [200, 200, 200, 429], [nobody]: [200, 200, 200, 429] })
    expect(Number(refused.headers['retry-after'])).toBe(3_600)
    expect(later.status).toBe(200)
  })
})

const forgetFrom = (from: string) => app.call(forgotPassword, { body: { email: ada.email }, from })

describe('a forgotten password that strangers ask for, too', () => {
  it('can be set anew from where the owner has logged in, however often they asked', async () => {
    await app.call(logIn, { body: { email: ada.email, password: ada.password }, from: '10.0.8.8' })
    const strangers: number[] = []
    for (let turn = 0; turn < 12; turn += 1) strangers.push((await forgetFrom(`10.0.9.${turn % 4}`)).status)

    const owner = await forgetFrom('10.0.8.8')
    const elsewhere = await forgetFrom('10.0.7.7')

    expect(strangers.filter((status) => status === 200)).toHaveLength(10)
    expect(elsewhere.status).toBe(429)
    expect(owner.status).toBe(200)
  })
})

describe('the mailed link', () => {
  it('works once', async () => {
    const token = await newestLink()

    const first = await reset(token)
    const second = await reset(token, ada.email, 'another good passphrase')

    expect([first.status, second.status]).toEqual([200, 400])
    expect((await attempt(newPassword)).status).toBe(200)
  })

  it('works for one of ten uses sent at once', async () => {
    const token = await newestLink()

    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(token)))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is over after thirty minutes, and not before', async () => {
    const early = await newestLink()
    app.clock.advance(30 * minuteMs - 1)
    const inTime = await reset(early)
    const late = await newestLink()
    app.clock.advance(30 * minuteMs)

    const tooLate = await reset(late)

    expect([inTime.status, tooLate.status]).toEqual([200, 400])
  })

  it('is void once a newer one was mailed', async () => {
    const older = await newestLink()
    const newer = await newestLink()

    expect([(await reset(older)).status, (await reset(newer)).status]).toEqual([400, 200])
  })

  it('takes no password that is the own name, and stays good for another', async () => {
    const token = await newestLink()

    const ownName = await app.call(resetPassword, {
      body: { email: ada.email, password: 'ADA BYRON', token },
    })

    expect(ownName).toMatchObject({ status: 400, body: { reason: 'password-own' } })
    expect((await reset(token)).status).toBe(200)
  })

  it("opens its own account and nobody else's", async () => {
    const eve = await addPerson(app)
    await forget()
    const evesToken = await newestLink(eve.email)

    const answer = await reset(evesToken)

    expect(answer.status).toBe(400)
    expect((await attempt(ada.password)).status).toBe(200)
  })

  it('is refused alike whatever is wrong with it', async () => {
    const token = await newestLink()
    const wrong = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
    const withoutLink = await addPerson(app)

    const answers = [
      await reset(wrong),
      await reset('x'),
      await reset(token, nobody),
      await reset(token, withoutLink.email),
    ]

    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(400)
  })

  it('is needed: an address and a password alone change nothing', async () => {
    await forget()

    const answers = await Promise.all([
      app.call(resetPassword, { body: { email: ada.email, password: newPassword } }),
      app.call(resetPassword, { body: { email: ada.email, password: newPassword, token: '' } }),
      app.call(resetPassword, { body: { email: ada.email, password: newPassword, token: null } }),
    ])

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
    expect((await attempt(ada.password)).status).toBe(200)
  })

  it('survives a password that is too short or too common', async () => {
    const token = await newestLink()

    const refused = [await reset(token, ada.email, 'short12'), await reset(token, ada.email, 'password')]
    const taken = await reset(token)

    expect(refused.map(({ status }) => status)).toEqual([400, 400])
    expect(taken.status).toBe(200)
  })

  it('stands in no table in clear once its mail is out', async () => {
    const token = await newestLink()

    const { db } = app.parts.database
    const stored = JSON.stringify([await db.select().from(passwordResets), await db.select().from(outbox)])

    expect(stored).toContain(ada.id)
    expect(stored).not.toContain(token)
  })
})

describe('a new password', () => {
  it('ends all sessions', async () => {
    const other = String((await attempt(ada.password)).body['access_token'])

    await reset(await newestLink())

    const identities = await Promise.all([ada.token, other].map((token) => app.call(getIdentity, { token })))
    expect(identities.map(({ status }) => status)).toEqual([401, 401])
  })

  it('is told to the owner by mail, without the password', async () => {
    await reset(await newestLink())

    const mail = await newestMail(ada.email)
    expect(mail?.subject).toBe('Your Auscult password was changed')
    expect(mail?.text).toContain('https://auscult.example.org/forgot-password')
    expect(JSON.stringify(mail)).not.toContain(newPassword)
  })

  it('lets in an owner who had failed too often before', async () => {
    for (let turn = 0; turn < 6; turn += 1) await attempt('wrong')
    const locked = await attempt(ada.password)

    await reset(await newestLink())

    expect([locked.status, (await attempt(newPassword)).status]).toEqual([429, 200])
  })

  it('leaves a trail of what was asked, refused and done', async () => {
    const token = await newestLink()
    await reset('x')
    await reset(token)

    const { db } = app.parts.database
    const rows = await db
      .select({ event: securityEvents.event })
      .from(securityEvents)
      .where(eq(securityEvents.userId, ada.id))
      .orderBy(securityEvents.id)
    expect(rows.map(({ event }) => event)).toEqual(['reset-requested', 'reset-refused', 'password-reset'])
  })
})
