import { logInWithOidc } from '@auscult/contract/auth/oidc.ts'
import { providerPaths } from '@auscult/contract/auth/providers.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { grace, makeVerifier, signInThere } from '../../../testing/google-app.ts'
import { codeOf } from '../../../testing/oidc-app.ts'
import { type OrganisationApp, startOrganisationApp } from '../../../testing/organisation-app.ts'
import { addPerson } from '../../../testing/people.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { signInIdentities } from '../tables.ts'

const landed = (reason: string) => `http://localhost:3000/login#oidc-error=${reason}`
const nowSeconds = () => Math.floor(Date.now() / 1_000)

let organisation: OrganisationApp
let app: TestApp
beforeAll(async () => {
  organisation = await startOrganisationApp()
  app = organisation.app
})
beforeEach(async () => {
  await app.reset()
  organisation.provider.describe({})
  organisation.provider.signIn(grace)
})
afterAll(() => organisation.close())

const beside = (environment: Record<string, string>) =>
  startTestApp({ beside: app, environment: { ...organisation.environment, ...environment } })

describe('the way back', () => {
  it.each([
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['another audience', { aud: 'another client' }],
    ['two audiences, given for the other', { aud: ['auscult-tests', 'another'], azp: 'another' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['no issuer', { iss: undefined }],
    ['no subject', { sub: undefined }],
    ['no end', { exp: undefined }],
    ['an end a minute ago', { exp: nowSeconds() - 60 }],
    ['a beginning in an hour', { nbf: nowSeconds() + 3_600 }],
  ])('is refused for a token with %s', async (_, wrong) => {
    organisation.provider.signIn({ ...grace, ...wrong })

    expect(await organisation.goAround(makeVerifier())).toBe(landed('refused'))
  })

  it.each([
    ['an end some seconds ago', (now: number) => ({ exp: now - 5 })],
    ['a beginning in some seconds', (now: number) => ({ nbf: now + 20 })],
  ])('allows for clocks that differ: %s', async (_, claims) => {
    organisation.provider.signIn({ ...grace, ...claims(nowSeconds()) })

    expect(await organisation.goAround(makeVerifier())).toContain('#oidc=')
  })

  it.each(['foreign', 'none', 'client-secret'] as const)(
    'is refused for a token with the signature: %s',
    async (signature) => {
      const offered = ['RS256', 'HS256', 'none']
      organisation.provider.describe({ id_token_signing_alg_values_supported: offered })
      const other = await beside({})
      organisation.provider.signInForged(grace, signature)

      const landing = await organisation.goAround(makeVerifier(), other)
      await other.close()

      expect(landing).toBe(landed('refused'))
    },
  )

  it('is refused without the cookie of the browser that left, and for the state of another', async () => {
    const own = await organisation.leave(makeVerifier())
    const others = await organisation.leave(makeVerifier())
    const back = await signInThere(others.location)
    const address = back.pathname + back.search

    const without = await organisation.visit(address)
    const withOwn = await organisation.visit(address, own.cookie)

    expect(without.location).toBe(landed('expired'))
    expect(withOwn.location).toBe(landed('refused'))
  })

  it('is refused for an issuer in the address that is another', async () => {
    const left = await organisation.leave(makeVerifier())
    const back = await signInThere(left.location)
    back.searchParams.set('iss', 'https://evil.example')

    const { location } = await organisation.visit(back.pathname + back.search, left.cookie)

    expect(location).toBe(landed('refused'))
  })

  it('is refused for who left for another provider, so that no code reaches the wrong one', async () => {
    const both = await beside({
      GOOGLE_CLIENT_ID: organisation.provider.clientId,
      GOOGLE_CLIENT_SECRET: organisation.provider.clientSecret,
      GOOGLE_ISSUER: organisation.provider.issuer,
    })
    const left = await organisation.leave(makeVerifier(), both)
    const back = await signInThere(left.location)

    const wrong = await organisation.visit(providerPaths.google.redirect + back.search, left.cookie, both)
    const crossed = await organisation.visit(
      `/api${providerPaths.google.redirect}${back.search}`,
      left.cookie,
      both,
    )
    await both.close()

    expect(wrong.location).toBe('')
    expect(crossed.location).toBe('http://localhost:3000/login#google-error=refused')
  })

  it('cannot be gone twice', async () => {
    const left = await organisation.leave(makeVerifier())
    const back = await signInThere(left.location)
    const address = back.pathname + back.search
    await organisation.visit(address, left.cookie)

    const again = await organisation.visit(address, left.cookie)

    expect(again.location).toBe(landed('refused'))
  })

  it('leaves no claim, code or token in the log', async () => {
    const left = await organisation.leave(makeVerifier())
    const back = await signInThere(left.location)
    organisation.provider.signInForged(grace, 'foreign')
    await organisation.visit(back.pathname + back.search, left.cookie)

    for (const secret of ['grace@example.org', 'Grace', String(back.searchParams.get('code'))])
      expect(app.logs()).not.toContain(secret)
    expect(app.logs()).toContain('sign-in-refused')
  })
})

describe('a local account', () => {
  it.each([
    ['is not verified', { email_verified: false }],
    ['is called verified in words', { email_verified: 'true' }],
    ['is not spoken of', { email_verified: undefined }],
    ['is none', { email: 'grace' }],
  ])('is not tied where the address %s', async (_, wrong) => {
    await addPerson(app, { email: 'grace@example.org' })
    organisation.provider.signIn({ ...grace, ...wrong })

    expect(await organisation.goAround(makeVerifier())).toBe(landed('unverified'))
    expect(await app.parts.database.db.select().from(signInIdentities)).toEqual([])
  })

  it('is not entered by another subject with the address of the one who is tied, once it is not verified', async () => {
    await addPerson(app, { email: 'grace@example.org' })
    const verifier = makeVerifier()
    const code = codeOf(await organisation.goAround(verifier))
    await app.call(logInWithOidc, { body: { code, verifier } })
    organisation.provider.signIn({ ...grace, sub: 'mallory', email_verified: false })

    expect(await organisation.goAround(makeVerifier())).toBe(landed('unverified'))
  })
})

async function comeBackWith(token: Record<string, unknown>, apart: Record<string, unknown>) {
  organisation.provider.signIn(token)
  organisation.provider.tellApart(apart)
  const other = await beside({})
  const landing = await organisation.goAround(makeVerifier(), other)
  await other.close()
  return landing
}

describe('what is told apart from the token', () => {
  const tokenOnly = { ...grace, email: undefined, email_verified: undefined, name: undefined }

  it('counts where the token leaves it out', async () => {
    expect(await comeBackWith(tokenOnly, grace)).toContain('#oidc=')
  })

  it.each([
    ['of another person', tokenOnly, { ...grace, sub: 'mallory' }, 'refused'],
    ['of nobody', tokenOnly, { ...grace, sub: undefined }, 'refused'],
    [
      'without a word on the address',
      { ...tokenOnly, email_verified: true },
      { sub: grace.sub, email: grace.email },
      'unverified',
    ],
  ])('does not count %s', async (_, token, apart, reason) => {
    expect(await comeBackWith(token, apart)).toBe(landed(reason))
  })

  it('does not verify the address in the token by a word on another', async () => {
    organisation.provider.signIn({ ...grace, email_verified: undefined })
    organisation.provider.tellApart({ ...grace, email: 'eve@example.org', groups: ['clinicians'] })
    const fresh = await beside({ OIDC_ALLOWED_GROUPS: 'clinicians' })

    const landing = await organisation.goAround(makeVerifier(), fresh)
    await fresh.close()

    expect(landing).toBe(landed('unverified'))
  })
})
