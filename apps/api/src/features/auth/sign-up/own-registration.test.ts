import { forgotPassword, logIn, register, resendOtp, verifyEmail } from '@auscult/contract/auth/auth.ts'
import type { Operation } from '@auscult/contract/operation.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../../parts/db/users.ts'
import { newAddress } from '../../../testing/in-parallel.ts'
import { readCode } from '../../../testing/people.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => app.reset())
afterAll(() => app.close())

const email = 'ada@example.org'
const ada = {
  name: 'Ada Byron',
  email,
  password: 'correct horse battery',
  privacyPolicy: true,
  termAndCondition: true,
  isPromotion: false,
}
const mallory = { ...ada, name: 'Mallory', password: 'a stranger chose this', isPromotion: true }

/** A browser that keeps its cookies, each call from another network unless it stays in one. */
function openBrowser(network?: string) {
  let cookie = ''
  return async (operation: Operation, body: Record<string, unknown>) => {
    const answer = await app.call(operation, {
      body,
      headers: cookie === '' ? {} : { cookie },
      from: network ?? newAddress(),
    })
    cookie = answer.headers['set-cookie']?.split(';')[0] ?? cookie
    return answer
  }
}

const call = (operation: Operation, body: Record<string, unknown>, from: string) =>
  app.call(operation, { body, from })

const attempt = (password: string) => app.call(logIn, { body: { email, password }, from: newAddress() })

describe('a registration', () => {
  it('is no account: its password opens nothing before the code was typed', async () => {
    await openBrowser()(register, ada)

    const answer = await attempt(ada.password)

    expect(answer.body).toEqual({ isEmailVerified: false })
    expect(await app.parts.database.db.select().from(users)).toEqual([])
  })

  it('becomes the account of the browser that made it, with what was agreed to there', async () => {
    const owner = openBrowser()
    await owner(register, ada)
    const otp = await readCode(app, email)
    await openBrowser()(register, mallory)

    const verified = await owner(verifyEmail, { email, otp })

    const rows = await app.parts.database.db.select().from(users)
    expect(verified.status).toBe(200)
    expect(rows).toMatchObject([{ name: 'Ada Byron', wantsPromotion: false }])
    expect((await attempt(ada.password)).body).toHaveProperty('access_token')
    expect((await attempt(mallory.password)).body).not.toHaveProperty('access_token')
  })

  it('lets its owner in from where the code was typed, though strangers have failed to log in', async () => {
    const owner = openBrowser('10.2.0.1')
    await owner(register, ada)
    for (let turn = 0; turn < 15; turn += 1) await attempt('wrong')
    await owner(verifyEmail, { email, otp: await readCode(app, email) })

    const loggedIn = await owner(logIn, { email, password: ada.password })

    expect(loggedIn.status).toBe(200)
  })

  it('is not confirmed by its owner typing the code of a stranger’s', async () => {
    const owner = openBrowser()
    await owner(register, ada)
    const own = await readCode(app, email)
    await openBrowser()(register, mallory)
    const strangers = await readCode(app, email)

    const refused = await owner(verifyEmail, { email, otp: strangers })
    const taken = await owner(verifyEmail, { email, otp: own })

    expect([refused.status, taken.status]).toEqual([strangers === own ? 200 : 400, 200])
    expect((await attempt(mallory.password)).body).not.toHaveProperty('access_token')
  })

  it('gets the code that its own browser asks for, whoever registered last', async () => {
    const owner = openBrowser()
    await owner(register, ada)
    await openBrowser()(register, mallory)
    app.clock.advance(31_000)

    await owner(resendOtp, { email })
    const verified = await owner(verifyEmail, { email, otp: await readCode(app, email) })

    expect(verified.status).toBe(200)
    expect((await attempt(ada.password)).body).toHaveProperty('access_token')
  })

  it('keeps its five tries, however often a stranger guesses at the address', async () => {
    const owner = openBrowser()
    await owner(register, ada)
    const otp = await readCode(app, email)
    const stranger = openBrowser()
    await stranger(register, mallory)
    const guess = otp === 123_456 ? 123_457 : 123_456
    for (let turn = 0; turn < 6; turn += 1) {
      await stranger(verifyEmail, { email, otp: guess })
      await openBrowser()(verifyEmail, { email, otp: guess })
    }

    const verified = await owner(verifyEmail, { email, otp })

    expect(verified.status).toBe(200)
  })

  it('opens one account, though two people type their codes at once', async () => {
    const [first, second] = [openBrowser(), openBrowser()]
    await first(register, ada)
    const firstCode = await readCode(app, email)
    await second(register, mallory)
    const secondCode = await readCode(app, email)

    const answers = await Promise.all([
      first(verifyEmail, { email, otp: firstCode }),
      second(verifyEmail, { email, otp: secondCode }),
    ])

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
    expect(await app.parts.database.db.select().from(users)).toHaveLength(1)
  })

  it('never fails when it is made and confirmed at once', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const owner = openBrowser()
      const body = { ...ada, email: `ada${turn}@example.org` }
      await owner(register, body)
      const otp = await readCode(app, body.email)

      const answers = await Promise.all([
        openBrowser()(register, { ...mallory, email: body.email }),
        owner(verifyEmail, { email: body.email, otp }),
        owner(resendOtp, { email: body.email }),
      ])

      // A newer code may just have taken the place of the one that is typed.
      expect(answers.map(({ status }) => status)).toBeOneOf([
        [200, 200, 200],
        [200, 400, 200],
      ])
    }
  })

  it('goes after a day, and its address gets no more mail', async () => {
    const owner = openBrowser()
    await owner(register, ada)
    app.clock.advance(24 * hourMs)
    await app.tidy()

    const resent = await owner(resendOtp, { email })
    await app.outbox.flush()

    expect(resent.status).toBe(200)
    expect(await app.mailbox.list(10)).toHaveLength(1)
    expect((await attempt(ada.password)).status).toBe(401)
  })

  it('is over after a day, also while its row is still there', async () => {
    const owner = openBrowser()
    await owner(register, ada)
    app.clock.advance(24 * hourMs)

    expect((await attempt(ada.password)).status).toBe(401)
  })

  it('gives nobody a link to set a password, because there is no account', async () => {
    await openBrowser()(register, mallory)

    await app.call(forgotPassword, { body: { email } })

    await app.outbox.flush()
    expect((await app.mailbox.findNewest(email))?.subject).toMatch(/code/u)
  })
})

describe('a browser', () => {
  it('is shown its registration by a cookie that no script and no other site can use', async () => {
    const answer = await app.call(register, { body: ada })

    expect(answer.headers['set-cookie']).toMatch(
      /^registration=[\w.-]+; Path=\/; Max-Age=86400; HttpOnly; SameSite=Strict$/u,
    )
  })

  it('gets a __Host- cookie where people come over TLS', async () => {
    const secure = await startTestApp({
      beside: app,
      environment: { PUBLIC_URL: 'https://auscult.example' },
    })
    const answer = await secure.call(register, { body: ada })
    await secure.close()

    expect(answer.headers['set-cookie']).toMatch(/^__Host-registration=[\w.-]+; Path=\/; .*; Secure$/u)
  })

  it('finds nothing with a cookie of its own making', async () => {
    const owner = openBrowser()
    const { headers } = await owner(register, ada)
    const otp = await readCode(app, email)
    const [, id = ''] = /registration=(?<id>[\w-]+)\./u.exec(headers['set-cookie'] ?? '') ?? []

    const headersOfForger = { cookie: `registration=${id}.${'x'.repeat(43)}` }
    const forged = await app.call(verifyEmail, { body: { email, otp }, headers: headersOfForger })
    const loggedIn = await app.call(logIn, {
      body: { email, password: ada.password },
      headers: headersOfForger,
    })

    expect(id).not.toBe('')
    expect([forged.status, loggedIn.status]).toEqual([400, 200])
  })

  it('on another device goes on after the right password', async () => {
    await openBrowser()(register, ada)
    await openBrowser()(register, mallory)
    const phone = openBrowser()
    app.clock.advance(minuteMs)

    const loggedIn = await phone(logIn, { email, password: mallory.password })
    const verified = await phone(verifyEmail, { email, otp: await readCode(app, email) })

    expect(loggedIn.body).toEqual({ isEmailVerified: false })
    expect(verified.status).toBe(200)
  })
})

describe('a client that keeps no cookies', () => {
  it('is known by the network it registered from', async () => {
    await call(register, ada, '10.1.0.1')
    const otp = await readCode(app, email)
    await call(register, mallory, '10.1.0.2')

    const elsewhere = await call(verifyEmail, { email, otp }, '10.1.0.3')
    const verified = await call(verifyEmail, { email, otp }, '10.1.0.1')

    expect([elsewhere.status, verified.status]).toEqual([400, 200])
    expect((await attempt(ada.password)).body).toHaveProperty('access_token')
  })
})

describe('somebody who registered the address, too', () => {
  it('is not told when its owner opens the account meanwhile', async () => {
    const owner = openBrowser()
    await owner(register, ada)
    const otp = await readCode(app, email)
    await openBrowser()(register, mallory)
    await owner(verifyEmail, { email, otp })

    const answer = await attempt(mallory.password)

    expect(answer.body).toEqual({ isEmailVerified: false })
  })
})
