import { logIn, register, verifyEmail } from '@auscult/contract/auth/auth.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

const minutes = (count: number) => count * 60_000

async function newestMail(email: string) {
  await app.outbox.flush()
  return app.mailbox.findNewest(email)
}

describe('registering', () => {
  it('answers the same for a new address, one that awaits its code and one that has an account', async () => {
    const owner = await addPerson(app)

    const fresh = await app.call(register, { body: ada })
    const again = await app.call(register, { body: ada })
    const known = await app.call(register, { body: { ...ada, email: owner.email } })

    expect(again).toMatchObject({ status: 200, body: fresh.body })
    expect(known).toMatchObject({ status: 200, body: fresh.body })
    expect(fresh.body['statusCode']).toBe(200)
  })

  it('tells the owner of an account by mail, and changes nothing about it', async () => {
    const owner = await addPerson(app)

    await app.call(register, { body: { ...ada, email: owner.email, password: 'a stranger chose this' } })

    const mail = await newestMail(owner.email)
    const asStranger = await app.call(logIn, {
      body: { email: owner.email, password: 'a stranger chose this' },
    })
    const asOwner = await app.call(logIn, { body: { email: owner.email, password: owner.password } })
    expect(mail?.subject).toBe('You already have an Auscult account')
    expect(mail?.text).not.toMatch(/\d{6}/u)
    expect(asStranger.body).toEqual({ isEmailVerified: false })
    expect(asOwner.body).toHaveProperty('access_token')
  })

  it('again before the code was entered opens the account with the newer password', async () => {
    await app.call(register, { body: ada })
    const older = await readCode(app, ada.email)
    app.clock.advance(minutes(1))
    await app.call(register, { body: { ...ada, password: 'another good passphrase' } })
    const newer = await readCode(app, ada.email)

    const withOlder =
      older === newer ? 400 : (await app.call(verifyEmail, { body: { email: ada.email, otp: older } })).status
    const withNewer = await app.call(verifyEmail, { body: { email: ada.email, otp: newer } })
    const oldPassword = await app.call(logIn, { body: { email: ada.email, password: ada.password } })
    const newPassword = await app.call(logIn, {
      body: { email: ada.email, password: 'another good passphrase' },
    })

    expect([withOlder, withNewer.status]).toEqual([400, 200])
    expect(oldPassword.body).not.toHaveProperty('access_token')
    expect(newPassword.body).toHaveProperty('access_token')
  })

  it('beyond five times an hour from one network mails nothing, with the same answer', async () => {
    const answers = []
    for (let turn = 0; turn < 6; turn += 1) answers.push(await app.call(register, { body: ada }))

    await app.outbox.flush()
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(await app.mailbox.list(100)).toHaveLength(5)
  })

  it('beyond ten times an hour from all networks mails nothing', async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      await app.call(register, { body: ada, from: `10.0.5.${turn}` })
    }

    await app.outbox.flush()
    expect(await app.mailbox.list(100)).toHaveLength(10)
  })

  it('treats an address in capitals as the same address', async () => {
    await app.call(register, { body: { ...ada, email: ' ADA@Example.org ' } })
    const otp = await readCode(app, ada.email)

    const verified = await app.call(verifyEmail, { body: { email: 'Ada@EXAMPLE.org', otp } })

    expect(verified.status).toBe(200)
  })

  it.each(['password', 'PASSWORD1', '12345678', 'qwertyuiop', 'auscult2026', 'Stethoscope!'])(
    'refuses the common password %s',
    async (password) => {
      const answer = await app.call(register, { body: { ...ada, password } })

      expect(answer.status).toBe(400)
      expect(answer.body['message']).toMatch(/most used/u)
    },
  )

  it.each([
    ['seven characters', { password: 'short12' }, /^The password /u],
    ['129 characters', { password: 'x'.repeat(129) }, /^The password /u],
    ['no name', { name: '' }, /^The name /u],
    ['no consent to the terms', { termAndCondition: false }, /^The acceptance of the terms and conditions /u],
    ['no consent to the privacy policy', { privacyPolicy: false }, /^The acceptance of the privacy policy /u],
    ['an address without a domain', { email: 'ada@' }, /^The email address /u],
    ['two addresses', { email: 'ada@example.org,eve@example.org' }, /^The email address /u],
    [
      'a line break in the address',
      { email: 'ada@example.org\nBcc: eve@example.org' },
      /^The email address /u,
    ],
    ['a list for an address', { email: ['ada@example.org'] }, /^The email address /u],
  ])('refuses %s and says which field it is', async (_name, change, message) => {
    const answer = await app.call(register, { body: { ...ada, ...change } })

    expect(answer.status).toBe(400)
    expect(answer.body['message']).toMatch(message)
  })

  it.each([
    ['of spaces', '   '],
    ['without a letter', '12345'],
    ['that turns the direction of writing', 'Ada \u202enoryB'],
    ['with a control character', 'Ada \u001b[31mByron'],
    ['with a line break', 'Ada\nByron'],
    ['with a character that takes no room', 'Ada\u200bByron'],
    ['that holds a link', 'Win at https://evil.example now'],
    ['that holds an address', 'Write to eve@evil.example'],
  ])('refuses a name %s', async (_, name) => {
    const answer = await app.call(register, { body: { ...ada, name } })

    expect(answer.status).toBe(400)
    expect(answer.body['message']).toMatch(/^The name /u)
  })

  it.each(['Zoë O’Brien-Smith', 'Dr. Jean-Luc d’Arc, Jr.', '李 小龍', 'نیلوفر می\u200cخواهم'])(
    'takes the name %s',
    async (name) => {
      const answer = await app.call(register, { body: { ...ada, name: ` ${name} ` } })

      const [row] = await app.parts.database.db.select().from(registrations)
      expect(answer.status).toBe(200)
      expect(row?.name).toBe(name)
    },
  )

  it.each(['ada.byron@example.org', 'ADA.Byron@example.org', 'ada.byron', 'Ada Byron', 'adabyron'])(
    'refuses %s as the password of its owner',
    async (password) => {
      const answer = await app.call(register, { body: { ...ada, email: 'ada.byron@example.org', password } })

      expect(answer).toMatchObject({ status: 400, body: { reason: 'password-own' } })
    },
  )

  it('keeps a password of 128 characters to the last one, spaces at the ends too', async () => {
    const password = ` ${'x'.repeat(126)} `
    await app.call(register, { body: { ...ada, password } })
    await app.call(verifyEmail, { body: { email: ada.email, otp: await readCode(app, ada.email) } })

    const shorter = await app.call(logIn, { body: { email: ada.email, password: password.slice(0, 127) } })
    const whole = await app.call(logIn, { body: { email: ada.email, password } })

    expect([shorter.status, whole.status]).toEqual([401, 200])
  })

  it('lets nobody set what is not theirs to set', async () => {
    await app.call(register, {
      body: { ...ada, status: 'Active', type: 'Dr', emailVerifiedAt: '2020-01-01' },
    })

    const loggedIn = await app.call(logIn, { body: { email: ada.email, password: ada.password } })

    expect(loggedIn.body).toEqual({ isEmailVerified: false })
  })

  it('mails nothing that was typed: a stranger may have typed it', async () => {
    await app.call(register, { body: ada })

    const mail = await newestMail(ada.email)

    expect(mail?.text.split('\n')[0]).toBe('Hello,')
    expect(JSON.stringify([mail?.text, mail?.html, mail?.subject])).not.toMatch(/Ada|Byron/u)
  })
})

describe('the ten registrations an hour of one address', () => {
  it('refuse the eleventh, whatever it is for, and let another address register', async () => {
    const strict = await startTestApp({
      beside: app,
      environment: { REGISTRATIONS_PER_HOUR_PER_ADDRESS: '2' },
    })
    await strict.call(register, { body: { ...ada, email: 'ada1@example.org' } })
    await strict.call(register, { body: { ...ada, email: 'ada2@example.org' } })

    const third = await strict.call(register, { body: { ...ada, email: 'ada3@example.org' } })
    const elsewhere = await strict.call(register, {
      body: { ...ada, email: 'ada3@example.org' },
      from: '10.0.0.9',
    })
    await strict.close()

    expect(third.status).toBe(429)
    expect(Number(third.headers['retry-after'])).toBe(3_600)
    expect(elsewhere.status).toBe(200)
  })
})
