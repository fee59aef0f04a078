import { getConfig } from '@auscult/contract/public/public.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  challengeOf,
  type GoogleApp,
  grace,
  makeVerifier,
  signInThere,
  startGoogleApp,
} from '../../../testing/google-app.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { securityEvents } from '../tables.ts'

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

describe('the way to Google', () => {
  it('carries PKCE, state and nonce, and asks for no more than who one is', async () => {
    const left = await google.leave(makeVerifier())

    const { searchParams } = new URL(left.location)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: google.provider.clientId,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/u),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/u),
      nonce: expect.stringMatching(/^[\w-]{43}$/u),
      scope: 'openid email profile',
      redirect_uri: 'http://localhost:3000/api/auth/google/redirect',
    })
  })

  it('leaves a cookie that no script and no other site can use, and that can be read here only', async () => {
    const { headers } = await app.transport()({
      method: 'GET',
      url: `/api/auth/google?challenge=${challengeOf('v')}`,
      headers: {},
    })

    expect(headers['set-cookie']).toMatch(/^sign-in=[\w.-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/u)
    expect(headers['set-cookie']).not.toContain(
      new URL(headers['location'] ?? '').searchParams.get('state') ?? 'x',
    )
  })

  it('leaves a __Host- cookie where people come over TLS', async () => {
    const secure = await startTestApp({
      beside: app,
      environment: { ...google.environment, PUBLIC_URL: 'https://auscult.example' },
    })
    const { headers } = await secure.transport()({
      method: 'GET',
      url: `/api/auth/google?challenge=${challengeOf('v')}`,
      headers: {},
    })
    await secure.close()

    expect(headers['set-cookie']).toMatch(/^__Host-sign-in=[\w.-]+; Path=\/; .*; Secure$/u)
  })

  it.each(['', 'short', 'https://evil.example', `${'a'.repeat(43)}!`])(
    'is not taken with the challenge %j',
    async (challenge) => {
      const { location } = await google.visit(
        `/api/auth/google?${new URLSearchParams({ challenge }).toString()}`,
      )

      expect(location).toBe('http://localhost:3000/login#google-error=refused')
    },
  )

  it('ends on the log-in page when Google does not answer', async () => {
    const away = await startTestApp({
      beside: app,
      environment: { ...google.environment, GOOGLE_ISSUER: 'http://127.0.0.1:9' },
    })
    const { location } = await google.visit(`/api/auth/google?challenge=${challengeOf('v')}`, '', away)
    await away.close()

    expect(location).toBe('http://localhost:3000/login#google-error=unavailable')
  })

  it('is not there where no client is configured, and the page is told so', async () => {
    const without = await startTestApp({ beside: app })
    const { status } = await without.transport()({
      method: 'GET',
      url: `/api/auth/google?challenge=${challengeOf('v')}`,
      headers: {},
    })
    const config = await without.call(getConfig)
    await without.close()

    const withClient = await app.call(getConfig)
    expect(status).toBe(404)
    expect(config.body).toMatchObject({ features: { google: false } })
    expect(withClient.body).toMatchObject({ features: { google: true } })
  })
})

describe('the way back', () => {
  const refused = 'http://localhost:3000/login#google-error=refused'
  const unavailable = 'http://localhost:3000/login#google-error=unavailable'

  it.each([
    ['another nonce', { nonce: 'another' }],
    ['another audience', { aud: 'another client' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['no subject', { sub: undefined }],
  ])('is refused for a token with %s', async (_, wrong) => {
    google.provider.signIn({ ...grace, ...wrong })

    expect(await google.goAround(makeVerifier())).toBe(refused)
  })

  it('is refused for a token that somebody else signed', async () => {
    google.provider.signInForged(grace, 'foreign')

    expect(await google.goAround(makeVerifier())).toBe(refused)
  })

  it.each([
    ['an address that Google has not verified', { email_verified: false }],
    ['an address that is called verified in words', { email_verified: 'true' }],
    ['no address', { email: undefined }],
    ['an address that is none', { email: 'grace' }],
  ])('is refused for %s', async (_, wrong) => {
    google.provider.signIn({ ...grace, ...wrong })

    expect(await google.goAround(makeVerifier())).toBe('http://localhost:3000/login#google-error=unverified')
  })

  it('is refused for another state, which somebody else has begun', async () => {
    const own = await google.leave(makeVerifier())
    const others = await google.leave(makeVerifier())
    const back = await signInThere(others.location)

    const { location } = await google.visit(back.pathname + back.search, own.cookie)

    expect(location).toBe(refused)
  })

  it('is refused for a code with the verifier of another round', async () => {
    const own = await google.leave(makeVerifier())
    const other = await google.leave(makeVerifier())
    const back = await signInThere(other.location)
    back.searchParams.set('state', new URL(own.location).searchParams.get('state') ?? '')

    const { location } = await google.visit(back.pathname + back.search, own.cookie)

    expect(location).toBe(refused)
  })

  it.each([
    ['without the cookie', () => ''],
    ['with a cookie of our making', () => 'sign-in=eyJhbGciOiJub25lIn0.e30.'],
  ])('is refused %s', async (_, cookie) => {
    const left = await google.leave(makeVerifier())
    const back = await signInThere(left.location)

    const { location } = await google.visit(back.pathname + back.search, cookie())

    expect(location).toBe('http://localhost:3000/login#google-error=expired')
  })

  it('is refused after ten minutes', async () => {
    const left = await google.leave(makeVerifier())
    const back = await signInThere(left.location)
    app.clock.advance(11 * 60_000)

    const { location } = await google.visit(back.pathname + back.search, left.cookie)

    expect(location).toBe('http://localhost:3000/login#google-error=expired')
  })

  it.each(['hang-up', 503] as const)(
    'says that Google does not answer where it does not (%s), and counts no refusal',
    async (how) => {
      google.provider.breakTokens(how)

      expect(await google.goAround(makeVerifier())).toBe(unavailable)
      expect(await app.parts.database.db.select().from(securityEvents)).toEqual([])
    },
  )

  it('ends on the log-in page where the database fails', async () => {
    const { db } = app.parts.database
    await db.execute(sql`alter table sign_in_handovers rename to elsewhere`)
    const location = await google.goAround(makeVerifier())
    await db.execute(sql`alter table elsewhere rename to sign_in_handovers`)

    expect(location).toBe(unavailable)
  })

  it('is told when the person said no', async () => {
    google.provider.denyAll()

    expect(await google.goAround(makeVerifier())).toBe(refused)
  })
})
