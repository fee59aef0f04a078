import {
  changePassword,
  forgotPassword,
  logIn,
  register,
  resetPassword,
  verifyEmail,
} from '@auscult/contract/auth/auth.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addPerson, addRegistration, type Person } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { securityEvents } from './tables.ts'

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

const attempt = (password: string, from = '10.0.0.1') =>
  app.call(logIn, { body: { email: ada.email, password }, from })

const forget = (from: string) => app.call(forgotPassword, { body: { email: ada.email }, from })

async function listEvents(): Promise<string[]> {
  const rows = await app.parts.database.db.select().from(securityEvents).orderBy(securityEvents.id)
  return rows.map(({ event }) => event)
}

const count = (events: readonly string[], wanted: string) => events.filter((event) => event === wanted).length

describe('the audit trail', () => {
  it('tells of a lock-out once, when the last free try is used', async () => {
    for (let turn = 0; turn < 9; turn += 1) await attempt('wrong')

    const events = await listEvents()

    expect(count(events, 'log-in-refused')).toBe(5)
    expect(count(events, 'log-in-locked')).toBe(1)
  })

  it('tells of a lock-out once, though the failures come all at once', async () => {
    await Promise.all(Array.from({ length: 30 }, () => attempt('wrong')))

    const events = await listEvents()

    expect(count(events, 'log-in-refused')).toBe(5)
    expect(count(events, 'log-in-locked')).toBe(1)
  })

  it('tells of a lock-out from many addresses', async () => {
    for (let turn = 0; turn < 16; turn += 1) await attempt('wrong', `10.0.7.${turn}`)

    expect(count(await listEvents(), 'log-in-locked')).toBe(1)
  })

  it("tells of a try at another's password change", async () => {
    const eve = await addPerson(app)

    await app.call(changePassword, {
      token: eve.token,
      body: { email: ada.email, currentPassword: eve.password, password: 'seven quiet herons' },
    })

    expect(await app.parts.database.db.select().from(securityEvents)).toMatchObject([
      { event: 'password-change-refused', userId: eve.id },
    ])
  })

  it('tells of a right password before the code was typed', async () => {
    const { email, password } = await addRegistration(app)

    await app.call(logIn, { body: { email, password } })

    expect(await listEvents()).toContain('log-in-unverified')
  })

  it('tells of a registration from a country that is not open', async () => {
    const blocked = await startTestApp({ beside: app, environment: { GEO_DEFAULT_COUNTRY: 'United States' } })
    await blocked.call(register, {
      body: {
        name: 'Ada',
        email: 'ada@example.org',
        password: 'seven quiet herons',
        privacyPolicy: true,
        termAndCondition: true,
      },
    })
    const rows = await blocked.parts.database.db.select().from(securityEvents)
    await blocked.close()

    expect(rows).toMatchObject([{ event: 'registration-refused' }])
  })

  it('cannot be emptied, changed or cut', async () => {
    const { db } = app.parts.database
    await attempt('wrong')

    await expect(db.execute(sql`truncate security_events`)).rejects.toThrow()
    await expect(db.delete(securityEvents)).rejects.toThrow()
    expect(await listEvents()).toHaveLength(1)
  })
})

describe('guessing codes and links from one network', () => {
  it('is over after forty refusals a minute, and leaves no more than forty rows', async () => {
    const guesses = Array.from({ length: 25 }, () => [
      app.call(verifyEmail, { body: { email: ada.email, otp: 123_456 } }),
      app.call(resetPassword, {
        body: { email: ada.email, password: 'seven quiet herons', token: 'x'.repeat(43) },
      }),
    ]).flat()
    const burst = (await Promise.all(guesses)).map(({ status }) => status)
    const next = await app.call(verifyEmail, { body: { email: ada.email, otp: 123_456 } })
    const elsewhere = await app.call(verifyEmail, {
      body: { email: ada.email, otp: 123_456 },
      from: '10.0.0.2',
    })
    app.clock.advance(60_000)
    const later = await app.call(verifyEmail, { body: { email: ada.email, otp: 123_456 } })

    expect(count(burst.map(String), '200')).toBe(0)
    expect([next.status, elsewhere.status, later.status]).toEqual([429, 400, 400])
    expect(await listEvents()).toHaveLength(42)
  })
})

describe('mails that one network causes', () => {
  it('are thirty an hour, to whomever, and another network may go on', async () => {
    const strict = await startTestApp({
      beside: app,
      environment: { REGISTRATIONS_PER_HOUR_PER_ADDRESS: '10' },
    })
    const statuses = []
    for (let turn = 0; turn < 31; turn += 1) {
      const body = { email: `person${turn}@example.org` }
      statuses.push((await strict.call(forgotPassword, { body })).status)
    }
    const other = await strict.call(forgotPassword, {
      body: { email: 'person99@example.org' },
      from: '10.0.0.2',
    })
    await strict.close()

    expect(count(statuses.map(String), '200')).toBe(30)
    expect([statuses.at(-1), other.status]).toEqual([429, 200])
  })
})

describe('links that a stranger asks for', () => {
  it('do not use up those of the owner', async () => {
    const stranger = []
    for (let turn = 0; turn < 4; turn += 1) stranger.push((await forget('10.0.0.9')).status)

    const owner = await forget('10.0.0.1')

    expect(stranger).toEqual([200, 200, 200, 429])
    expect(owner.status).toBe(200)
  })

  it('are ten an hour in all', async () => {
    const statuses = []
    for (let turn = 0; turn < 12; turn += 1) statuses.push((await forget(`10.0.6.${turn}`)).status)

    expect(count(statuses.map(String), '200')).toBe(10)
  })
})
