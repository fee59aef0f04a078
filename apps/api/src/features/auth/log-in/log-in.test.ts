import { getIdentity, logIn, logOut, resendOtp, verifyEmail } from '@auscult/contract/auth/auth.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addPerson, addRegistration, type Person, readCode } from '../../../testing/people.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { securityEvents } from '../tables.ts'

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await startTestApp({ environment: { LOG_LEVEL: 'info' } })
})
beforeEach(async () => {
  await app.reset()
  ada = await addPerson(app)
})
afterAll(() => app.close())

const nobody = 'nobody@example.org'
const quarterHourMs = 15 * 60_000

const attempt = (email: string, password: string, from = '10.0.0.1') =>
  app.call(logIn, { body: { email, password }, from })

async function fail(times: number, email: string, from = '10.0.0.1') {
  const statuses = []
  for (let turn = 0; turn < times; turn += 1) statuses.push((await attempt(email, 'wrong', from)).status)
  return statuses
}

async function countMailsTo(email: string) {
  await app.outbox.flush()
  return (await app.mailbox.list(100)).filter(({ to }) => to === email).length
}

describe('logging in', () => {
  it('gives a token and the profile once onboarding is done', async () => {
    const answer = await attempt(ada.email, ada.password)

    expect(answer).toMatchObject({
      status: 200,
      body: { access_token: expect.any(String), isEmailVerified: true, profile: { type: 'Dr' } },
    })
  })

  it('refuses a wrong password and an unknown address with the same words', async () => {
    const wrong = await attempt(ada.email, 'wrong')
    const unknown = await attempt(nobody, 'wrong')

    expect(wrong.status).toBe(401)
    expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body })
  })

  it('does not say that a registration awaits its code to somebody without its password', async () => {
    const unverified = await addRegistration(app)

    const stranger = await attempt(unverified.email, 'wrong')
    const owner = await attempt(unverified.email, unverified.password)

    expect(stranger.status).toBe(401)
    expect(owner.body).toEqual({ isEmailVerified: false })
  })

  describe('with a registration that awaits its code', () => {
    it('mails a code that verifies, and says nothing more than before', async () => {
      const unverified = await addRegistration(app)

      const answer = await attempt(unverified.email, unverified.password)
      const otp = await readCode(app, unverified.email)
      const verified = await app.call(verifyEmail, { body: { email: unverified.email, otp } })

      expect(answer.body).toEqual({ isEmailVerified: false })
      expect(verified.status).toBe(200)
    })

    it('mails none without its password', async () => {
      const unverified = await addRegistration(app)

      await attempt(unverified.email, 'wrong')

      expect(await countMailsTo(unverified.email)).toBe(0)
    })

    it('mails one in thirty seconds, however many times at once it is tried', async () => {
      const unverified = await addRegistration(app)

      await Promise.all(Array.from({ length: 10 }, () => attempt(unverified.email, unverified.password)))
      const asked = await app.call(resendOtp, { body: { email: unverified.email } })

      expect(await countMailsTo(unverified.email)).toBe(1)
      expect(asked.status).toBe(429)
    })

    it('mails five an hour, and answers the same beyond', async () => {
      const unverified = await addRegistration(app)
      const answers = []
      for (let turn = 0; turn < 6; turn += 1) {
        answers.push((await attempt(unverified.email, unverified.password)).body)
        app.clock.advance(31_000)
      }

      expect(await countMailsTo(unverified.email)).toBe(5)
      expect(answers).toEqual(Array.from({ length: 6 }, () => ({ isEmailVerified: false })))
    })

    it('writes each mailed code to the audit trail', async () => {
      const unverified = await addRegistration(app)

      await attempt(unverified.email, unverified.password)

      const { db } = app.parts.database
      expect(await db.select().from(securityEvents)).toMatchObject([
        { event: 'log-in-unverified', userId: unverified.id },
        { event: 'code-sent', userId: unverified.id },
      ])
    })
  })

  it('to a registration that awaits its code fills the audit trail with no more than thirty rows in a quarter of an hour', async () => {
    const unverified = await addRegistration(app)

    const answers = await Promise.all(
      Array.from({ length: 33 }, () => attempt(unverified.email, unverified.password)),
    )

    const rows = await app.parts.database.db.select({ event: securityEvents.event }).from(securityEvents)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
    expect(rows.filter(({ event }) => event === 'log-in-unverified')).toHaveLength(30)
  })

  it('waits for no more than its turn while another network floods the line', async () => {
    const answered: string[] = []
    const note = (name: string) => () => answered.push(name)
    const flood = Array.from({ length: 40 }, (_, index) =>
      attempt(`nobody-${index}@example.org`, 'wrong', '10.0.8.1').then(note('flood')),
    )

    await attempt(ada.email, ada.password, '10.0.9.1').then(note('owner'))
    await Promise.all(flood)

    expect(answered.indexOf('owner')).toBeLessThan(10)
  })

  it('twenty times at once with the right password succeeds twenty times', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(ada.email, ada.password)))

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  })
})

describe('guessing passwords', () => {
  it('is over after five failures in fifteen minutes, alike for known and unknown accounts', async () => {
    const known = await fail(6, ada.email, '10.0.1.1')
    const unknown = await fail(6, nobody, '10.0.1.2')

    expect(known).toEqual([401, 401, 401, 401, 401, 429])
    expect(unknown).toEqual(known)
  })

  it('does not go on with the right password while the window is full, and does after it', async () => {
    await fail(5, ada.email)
    const during = await attempt(ada.email, ada.password)
    app.clock.advance(quarterHourMs)
    const after = await attempt(ada.email, ada.password)

    expect([during.status, after.status]).toEqual([429, 200])
    expect(Number(during.headers['retry-after'])).toBe(900)
  })

  it('gets no more tries by sending fifty at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => attempt(ada.email, 'wrong')))

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45)
  })

  it('does not get in with the right one at the end of a burst', async () => {
    const guesses = [...Array.from({ length: 40 }, () => 'wrong'), ada.password]

    const answers = await Promise.all(guesses.map((password) => attempt(ada.email, password)))

    expect(answers.at(-1)?.status).toBe(429)
  })

  it('from many addresses is over after fifteen failures', async () => {
    const statuses = []
    for (let turn = 0; turn < 16; turn += 1) statuses.push(...(await fail(1, ada.email, `10.0.2.${turn}`)))

    expect(statuses.filter((status) => status === 401)).toHaveLength(15)
    expect(statuses.at(-1)).toBe(429)
  })

  it('by strangers never shuts out the owner at an address the account knows', async () => {
    await attempt(ada.email, ada.password, '10.0.3.1')
    for (let turn = 0; turn < 16; turn += 1) await fail(1, ada.email, `10.0.4.${turn}`)

    const owner = await attempt(ada.email, ada.password, '10.0.3.1')

    expect(owner.status).toBe(200)
  })

  it('shuts out an owner at an address from which they have not logged in for half a year', async () => {
    await attempt(ada.email, ada.password, '10.0.3.1')
    app.clock.advance(181 * 24 * 60 * 60_000)
    await app.tidy()
    for (let turn = 0; turn < 15; turn += 1) await fail(1, ada.email, `10.0.4.${turn}`)

    const owner = await attempt(ada.email, ada.password, '10.0.3.1')

    expect(owner.status).toBe(429)
  })

  it('of many accounts from one address is over after forty failures a minute', async () => {
    const statuses = []
    for (let turn = 0; turn < 41; turn += 1) statuses.push(...(await fail(1, `person${turn}@example.org`)))
    app.clock.advance(60_000)
    const later = await fail(1, 'person99@example.org')

    expect(statuses.filter((status) => status === 401)).toHaveLength(40)
    expect([statuses.at(-1), ...later]).toEqual([429, 401])
  })

  it('is forgotten for an address once its owner gets in', async () => {
    await fail(4, ada.email)
    await attempt(ada.email, ada.password)

    expect(await fail(4, ada.email)).toEqual([401, 401, 401, 401])
  })
})

describe('the account of a person', () => {
  it('shows its owner what the identity promises, and no more', async () => {
    const answer = await app.call(getIdentity, { token: ada.token })

    expect(answer.body).toEqual({
      data: [
        {
          _id: ada.id,
          name: 'Ada Byron',
          email: ada.email,
          type: 'Dr',
          status: 'Pending',
          profilePicture: null,
          queryLimit: 100,
          queryLimitPerMonth: 100,
        },
      ],
    })
  })

  it('leaves a trail of log-ins, failures and log-outs that nobody can change', async () => {
    const { db } = app.parts.database
    await fail(1, ada.email)
    const { body } = await attempt(ada.email, ada.password)
    await app.call(logOut, { token: String(body['access_token']) })

    const rows = await db.select().from(securityEvents).orderBy(securityEvents.id)

    expect(rows.map(({ event }) => event)).toEqual(['log-in-refused', 'logged-in', 'logged-out'])
    expect(JSON.stringify(rows)).not.toContain('10.0.0.1')
    await expect(db.delete(securityEvents)).rejects.toThrow()
    await expect(db.update(securityEvents).set({ event: 'nothing' })).rejects.toThrow()
  })

  it('stays out of the log: neither address, password nor token is written there', async () => {
    const { body } = await attempt(ada.email, ada.password)
    await fail(1, ada.email)
    await app.call(getIdentity, { token: String(body['access_token']), query: { secret: 'query-string' } })

    const logs = app.logs()

    expect(logs).toContain('"route":"/api/auth/identity"')
    for (const secret of [
      ada.email,
      ada.password,
      String(body['access_token']),
      'query-string',
      ada.id,
      '10.0.0.1',
    ]) {
      expect(logs).not.toContain(secret)
    }
  })
})
