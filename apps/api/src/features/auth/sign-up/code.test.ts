import { register, resendOtp, verifyEmail } from '@auscult/contract/auth/auth.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '../../../parts/mail/tables.ts'
import { addPerson, readCode } from '../../../testing/people.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { registrations } from '../tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => app.reset())
afterAll(() => app.close())

const ada = {
  name: 'Ada Byron',
  email: 'ada@example.org',
  password: 'correct horse battery',
  privacyPolicy: true,
  termAndCondition: true,
  isPromotion: false,
}

function wrong(code: number): number {
  return code === 999_999 ? 100_000 : code + 1
}

async function newestMail(email: string) {
  await app.outbox.flush()
  return app.mailbox.findNewest(email)
}

describe('the code', () => {
  it('is six digits, works once, and then no more', async () => {
    await app.call(register, { body: ada })
    const otp = await readCode(app, ada.email)

    const first = await app.call(verifyEmail, { body: { email: ada.email, otp } })
    const second = await app.call(verifyEmail, { body: { email: ada.email, otp } })

    expect(otp).toBeGreaterThanOrEqual(100_000)
    expect([first.status, second.status]).toEqual([200, 400])
  })

  it('is over after ten minutes', async () => {
    await app.call(register, { body: ada })
    const otp = await readCode(app, ada.email)
    app.clock.advance(10 * 60_000)

    const late = await app.call(verifyEmail, { body: { email: ada.email, otp } })

    expect(late.status).toBe(400)
  })

  it('is dead after five wrong tries, also for the right digits', async () => {
    await app.call(register, { body: ada })
    const otp = await readCode(app, ada.email)
    for (let turn = 0; turn < 5; turn += 1) {
      await app.call(verifyEmail, { body: { email: ada.email, otp: wrong(otp) } })
    }

    const right = await app.call(verifyEmail, { body: { email: ada.email, otp } })

    expect(right.status).toBe(400)
  })

  it('survives four wrong tries', async () => {
    await app.call(register, { body: ada })
    const otp = await readCode(app, ada.email)
    for (let turn = 0; turn < 4; turn += 1) {
      await app.call(verifyEmail, { body: { email: ada.email, otp: wrong(otp) } })
    }

    const right = await app.call(verifyEmail, { body: { email: ada.email, otp } })

    expect(right.status).toBe(200)
  })

  it('counts fifty tries sent at once as five', async () => {
    await app.call(register, { body: ada })
    const otp = await readCode(app, ada.email)

    await Promise.all(
      Array.from({ length: 50 }, () =>
        app.call(verifyEmail, { body: { email: ada.email, otp: wrong(otp) } }),
      ),
    )
    const [row] = await app.parts.database.db.select().from(registrations)

    expect(row?.tries).toBe(5)
  })

  it('is taken by one of twenty right tries sent at once', async () => {
    await app.call(register, { body: ada })
    const otp = await readCode(app, ada.email)

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.call(verifyEmail, { body: { email: ada.email, otp } })),
    )

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is refused alike for a wrong code, an unknown address and a verified account', async () => {
    const owner = await addPerson(app)
    await app.call(register, { body: ada })
    const otp = wrong(await readCode(app, ada.email))

    const answers = await Promise.all(
      [ada.email, 'nobody@example.org', owner.email].map((email) =>
        app.call(verifyEmail, { body: { email, otp } }),
      ),
    )

    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(400)
  })

  it("does not verify somebody else's address", async () => {
    await app.call(register, { body: ada })
    await app.call(register, { body: { ...ada, email: 'eve@example.org' } })
    const evesCode = await readCode(app, 'eve@example.org')
    const adasCode = await readCode(app, ada.email)

    const answer = await app.call(verifyEmail, { body: { email: ada.email, otp: evesCode } })

    expect(answer.status).toBe(evesCode === adasCode ? 200 : 400)
  })

  it.each(['123456', 12.5, -1, 1_000_000, null])('is refused as %j', async (otp) => {
    const answer = await app.call(verifyEmail, { body: { email: ada.email, otp } })

    expect(answer.status).toBe(400)
  })

  it('stands in no table in clear once its mail is out', async () => {
    await app.call(register, { body: ada })
    const otp = await readCode(app, ada.email)

    const { db } = app.parts.database
    const stored = JSON.stringify([await db.select().from(registrations), await db.select().from(outbox)])

    expect(stored).not.toContain(String(otp))
  })
})

describe('asking for a new code', () => {
  it('is possible every thirty seconds, and voids the older one', async () => {
    await app.call(register, { body: ada })
    const older = await readCode(app, ada.email)
    const tooSoon = await app.call(resendOtp, { body: { email: ada.email } })
    app.clock.advance(30_000)

    const resent = await app.call(resendOtp, { body: { email: ada.email } })
    const newer = await readCode(app, ada.email)
    const withOlder =
      older === newer ? 400 : (await app.call(verifyEmail, { body: { email: ada.email, otp: older } })).status
    const withNewer = await app.call(verifyEmail, { body: { email: ada.email, otp: newer } })

    expect([tooSoon.status, resent.status, withOlder, withNewer.status]).toEqual([429, 200, 400, 200])
    expect(Number(tooSoon.headers['retry-after'])).toBe(30)
  })

  it('is possible five times an hour, the registration included', async () => {
    await app.call(register, { body: ada })
    const statuses = []
    for (let turn = 0; turn < 5; turn += 1) {
      app.clock.advance(31_000)
      statuses.push((await app.call(resendOtp, { body: { email: ada.email } })).status)
    }

    expect(statuses).toEqual([200, 200, 200, 200, 429])
  })

  it('answers alike for an unknown address and a verified account, with no mail to either', async () => {
    const owner = await addPerson(app)
    await app.call(register, { body: ada })
    app.clock.advance(31_000)

    const answers = await Promise.all(
      [ada.email, 'nobody@example.org', owner.email].map((email) => app.call(resendOtp, { body: { email } })),
    )
    const soonAgain = await Promise.all(
      [ada.email, 'nobody@example.org', owner.email].map((email) => app.call(resendOtp, { body: { email } })),
    )

    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(soonAgain.map(({ status }) => status)).toEqual([429, 429, 429])
    expect(await newestMail('nobody@example.org')).toBeUndefined()
    expect(await newestMail(owner.email)).toBeUndefined()
  })
})
