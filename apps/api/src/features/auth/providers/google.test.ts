import { forgotPassword, getIdentity, logIn, register, resetPassword } from '@auscult/contract/auth/auth.ts'
import { logInWithGoogle, registerWithGoogle } from '@auscult/contract/auth/google.ts'
import { Newcomer } from '@auscult/contract/auth/providers.ts'
import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../../parts/db/users.ts'
import { type GoogleApp, grace, makeVerifier, startGoogleApp } from '../../../testing/google-app.ts'
import { addPerson, readResetToken } from '../../../testing/people.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { securityEvents, signInHandovers, signInIdentities } from '../tables.ts'

const consents = { privacyPolicy: true, termAndCondition: true, isPromotion: false }

let google: GoogleApp
let app: TestApp
beforeAll(async () => {
  google = await startGoogleApp()
  app = google.app
})
beforeEach(async () => {
  await app.reset()
  google.provider.signIn(grace)
})
afterAll(() => google.close())

const codeOf = (landing: string) => landing.split('#google=')[1] ?? ''

async function exchange(verifier = makeVerifier()) {
  const landing = await google.goAround(verifier)
  return app.call(logInWithGoogle, { body: { code: codeOf(landing), verifier } })
}

async function openAccount() {
  const verifier = makeVerifier()
  const { body } = await exchange(verifier)
  const { ticket } = Newcomer.parse(body['newcomer'])
  return app.call(registerWithGoogle, { body: { ticket, verifier, name: 'Grace Hopper', ...consents } })
}

describe('signing in with Google', () => {
  it('asks a newcomer for the consents, and opens a verified account without a code', async () => {
    const first = await exchange()
    const opened = await openAccount()

    const identity = await app.call(getIdentity, { token: String(opened.body['access_token']) })
    expect(first.body).toEqual({
      isEmailVerified: true,
      newcomer: { ticket: expect.any(String), email: 'grace@example.org', name: 'Grace Hopper' },
    })
    expect(opened).toMatchObject({ status: 200, body: { isEmailVerified: true } })
    expect(identity.body).toMatchObject({ data: [{ email: 'grace@example.org', name: 'Grace Hopper' }] })
  })

  it('makes no account before the consents are given', async () => {
    const verifier = makeVerifier()
    const { body } = await exchange(verifier)
    const { ticket } = Newcomer.parse(body['newcomer'])

    const refused = await app.call(registerWithGoogle, {
      body: { ticket, verifier, name: 'Grace', ...consents, termAndCondition: false },
    })

    expect(refused.status).toBe(400)
    expect(await app.parts.database.db.select().from(users)).toEqual([])
  })

  it('logs a person with an account in, also after their address there has changed', async () => {
    await openAccount()
    google.provider.signIn({ ...grace, email: 'hopper@example.org' })

    const answer = await exchange()

    expect(answer.body).toEqual({ access_token: expect.any(String), isEmailVerified: true })
    expect(await app.parts.database.db.select().from(users)).toHaveLength(1)
  })

  it('ties a verified account of the same address to the Google account, and tells the owner', async () => {
    const ada = await addPerson(app, { email: 'grace@example.org' })

    const answer = await exchange()

    await app.outbox.flush()
    const mail = await app.mailbox.findNewest('grace@example.org')
    const links = await app.parts.database.db.select().from(signInIdentities)
    expect(answer.body).toMatchObject({ access_token: expect.any(String), profile: { type: 'Dr' } })
    expect(links).toMatchObject([{ issuer: google.provider.issuer, subject: 'google-1', userId: ada.id }])
    expect(mail?.subject).toBe('Google sign-in was added to your Auscult account')
    const withPassword = await app.call(logIn, { body: { email: ada.email, password: ada.password } })
    expect(withPassword.status).toBe(200)
  })

  it('does not enter an account that somebody registered with the address and never verified', async () => {
    const stranger = {
      name: 'Eve',
      email: 'grace@example.org',
      password: 'a stranger chose this',
      ...consents,
    }
    await app.call(register, { body: stranger })

    const first = await exchange()
    await openAccount()

    const asStranger = await app.call(logIn, { body: { email: stranger.email, password: stranger.password } })
    expect(first.body).toHaveProperty('newcomer')
    expect(asStranger.body).toEqual({ isEmailVerified: false })
  })

  it('does not enter a disabled account, and ties nothing to it', async () => {
    await addPerson(app, { email: 'grace@example.org', disabledAt: app.parts.clock() })
    expect(await exchange()).toMatchObject({ status: 403, body: { reason: 'account-disabled' } })
    expect(await app.parts.database.db.select().from(signInIdentities)).toEqual([])
  })

  it('leaves the account without a password until its owner sets one by a mailed link', async () => {
    await openAccount()
    const email = 'grace@example.org'
    const guess = await app.call(logIn, { body: { email, password: 'null' } })
    await app.call(forgotPassword, { body: { email } })
    const token = await readResetToken(app, email)

    await app.call(resetPassword, { body: { email, password: 'seven quiet herons', token } })

    const loggedIn = await app.call(logIn, { body: { email, password: 'seven quiet herons' } })
    expect([guess.status, loggedIn.status]).toEqual([401, 200])
  })

  it('opens nothing any more after a reset for whoever was tied and has another address by then', async () => {
    const ada = await addPerson(app, { email: 'grace@example.org' })
    await exchange()
    await app.call(forgotPassword, { body: { email: ada.email } })
    const token = await readResetToken(app, ada.email)

    await app.call(resetPassword, { body: { email: ada.email, password: 'seven quiet herons', token } })

    google.provider.signIn({ ...grace, email: 'elsewhere@example.org' })
    const elsewhere = await exchange()
    google.provider.signIn(grace)
    const owner = await exchange()
    expect(elsewhere.body).not.toHaveProperty('access_token')
    expect(owner.body).toHaveProperty('access_token')
  })

  it('leaves nobody who was tied a session that outlives a reset', async () => {
    const ada = await addPerson(app, { email: 'grace@example.org' })
    await exchange()
    await app.call(forgotPassword, { body: { email: ada.email } })
    const token = await readResetToken(app, ada.email)
    google.provider.signIn({ ...grace, email: 'elsewhere@example.org' })
    const verifiers = Array.from({ length: 20 }, makeVerifier)
    const visits = await Promise.all(
      verifiers.map(async (verifier) => ({ verifier, code: codeOf(await google.goAround(verifier)) })),
    )

    const [done, ...answers] = await Promise.all([
      app.call(resetPassword, { body: { email: ada.email, password: 'seven quiet herons', token } }),
      // Over the whole of a reset: some find the tie just before it goes.
      ...visits.map(async (body, index) => {
        await setTimeout(index * 6)
        return app.call(logInWithGoogle, { body })
      }),
    ])

    const tokens = answers.map(({ body }) => body['access_token']).filter((one) => typeof one === 'string')
    const identities = await Promise.all(tokens.map((one) => app.call(getIdentity, { token: one })))
    expect(done.status).toBe(200)
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(identities.filter(({ status }) => status === 200)).toEqual([])
  })

  it('leaves a trail', async () => {
    await openAccount()
    await exchange()
    google.provider.denyAll()
    await google.goAround(makeVerifier())

    const rows = await app.parts.database.db.select().from(securityEvents).orderBy(securityEvents.id)
    expect(rows.map(({ event }) => event)).toEqual([
      'registered-with-google',
      'logged-in-with-google',
      'google-refused',
    ])
  })
})

it('the country is asked of a newcomer from Google too', async () => {
  const blocked = await startTestApp({
    beside: app,
    environment: { ...google.environment, GEO_DEFAULT_COUNTRY: 'United States' },
  })
  const answer = await blocked.call(registerWithGoogle, {
    body: { ticket: 'x', verifier: 'x', name: 'Grace', ...consents },
  })
  await blocked.close()

  expect(answer.status).toBe(403)
  expect(answer.body['message']).toBe('Sorry, Our service is currently not available in your country.')
})

describe('the code in the address', () => {
  it('opens nothing without the secret of the page that began', async () => {
    const verifier = makeVerifier()
    const code = codeOf(await google.goAround(verifier))

    const stranger = await app.call(logInWithGoogle, { body: { code, verifier: makeVerifier() } })
    const owner = await app.call(logInWithGoogle, { body: { code, verifier } })

    expect([stranger.status, owner.status]).toEqual([400, 200])
  })

  it('works once, and for two minutes', async () => {
    const verifier = makeVerifier()
    const code = codeOf(await google.goAround(verifier))
    const late = codeOf(await google.goAround(verifier))
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.call(logInWithGoogle, { body: { code, verifier } })),
    )
    app.clock.advance(2 * 60_000)
    const tooLate = await app.call(logInWithGoogle, { body: { code: late, verifier } })

    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    expect(tooLate.status).toBe(400)
  })

  it('is no ticket, and a ticket is no code', async () => {
    const verifier = makeVerifier()
    const code = codeOf(await google.goAround(verifier))
    const asTicket = await app.call(registerWithGoogle, {
      body: { ticket: code, verifier, name: 'Grace', ...consents },
    })
    const { body } = await app.call(logInWithGoogle, { body: { code, verifier } })
    const { ticket } = Newcomer.parse(body['newcomer'])
    const asCode = await app.call(logInWithGoogle, { body: { code: ticket, verifier } })

    expect([asTicket.status, asCode.status]).toEqual([400, 400])
  })

  it('and the ticket stand in no table and no log in clear', async () => {
    const verifier = makeVerifier()
    const code = codeOf(await google.goAround(verifier))
    const { body } = await app.call(logInWithGoogle, { body: { code, verifier } })
    const { ticket } = Newcomer.parse(body['newcomer'])

    const stored = JSON.stringify(await app.parts.database.db.select().from(signInHandovers))
    for (const secret of [code, ticket, verifier]) {
      expect(stored).not.toContain(secret)
      expect(app.logs()).not.toContain(secret)
    }
    expect(app.logs()).not.toContain('grace@example.org')
  })
})

describe('a ticket', () => {
  it('opens nothing without the secret of the page that was given it, and stays good for that page', async () => {
    const verifier = makeVerifier()
    const { body } = await exchange(verifier)
    const { ticket } = Newcomer.parse(body['newcomer'])
    const use = (secret: string) =>
      app.call(registerWithGoogle, { body: { ticket, verifier: secret, name: 'Grace', ...consents } })

    const stranger = await use(makeVerifier())
    const owner = await use(verifier)

    expect([stranger.status, owner.status]).toEqual([400, 200])
  })

  it('is used up by one account, and is over after half an hour', async () => {
    const verifier = makeVerifier()
    const { body } = await exchange(verifier)
    const { ticket } = Newcomer.parse(body['newcomer'])
    app.clock.advance(31 * 60_000)
    const late = await app.call(registerWithGoogle, {
      body: { ticket, verifier, name: 'Grace', ...consents },
    })
    await openAccount()
    const again = await app.call(registerWithGoogle, {
      body: { ticket, verifier, name: 'Grace', ...consents },
    })

    expect([late.status, again.status]).toEqual([400, 400])
    expect(await app.parts.database.db.select().from(users)).toHaveLength(1)
  })

  it('does not take an account that was verified by a code meanwhile', async () => {
    const verifier = makeVerifier()
    const { body } = await exchange(verifier)
    const { ticket } = Newcomer.parse(body['newcomer'])
    const owner = await addPerson(app, { email: 'grace@example.org' })

    const answer = await app.call(registerWithGoogle, {
      body: { ticket, verifier, name: 'Grace', ...consents },
    })

    const [row] = await app.parts.database.db.select().from(users).where(eq(users.id, owner.id))
    expect(answer.status).toBe(400)
    expect(row?.passwordHash).not.toBeNull()
  })
})
