import { logIn, logOut } from '@auscult/contract/auth/auth.ts'
import { logInWithOidc } from '@auscult/contract/auth/oidc.ts'
import { providerPaths } from '@auscult/contract/auth/providers.ts'
import { getConfig } from '@auscult/contract/public/public.ts'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { grace, makeVerifier } from '../../../testing/google-app.ts'
import { codeOf } from '../../../testing/oidc-app.ts'
import { type OrganisationApp, startOrganisationApp } from '../../../testing/organisation-app.ts'
import { addPerson } from '../../../testing/people.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const landed = (reason: string) => `http://localhost:3000/login#oidc-error=${reason}`

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

describe('the way to the organisation', () => {
  it('carries PKCE, state and nonce, its own way back, and the scopes that were asked for', async () => {
    const other = await beside({ OIDC_SCOPES: 'openid email groups' })
    const left = await organisation.leave(makeVerifier(), other)
    await other.close()

    expect(Object.fromEntries(new URL(left.location).searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/u),
      state: expect.stringMatching(/^[\w-]{43}$/u),
      nonce: expect.stringMatching(/^[\w-]{43}$/u),
      scope: 'openid email groups',
      redirect_uri: 'http://localhost:3000/api/auth/oidc/redirect',
    })
  })

  it('leads nowhere but to the provider, whatever the address asks for', async () => {
    const { location } = await organisation.visit(
      `/api${providerPaths.oidc.start}?challenge=${'c'.repeat(43)}&redirect_uri=https://evil.example&return=//evil.example`,
    )

    const { origin, searchParams } = new URL(location)
    expect(origin).toBe(organisation.provider.issuer)
    expect(searchParams.get('redirect_uri')).toBe('http://localhost:3000/api/auth/oidc/redirect')
    expect(location).not.toContain('evil')
  })

  it('is not there where no provider is set up', async () => {
    const without = await startTestApp({ beside: app })
    const statuses = await Promise.all(
      [`/api${providerPaths.oidc.start}`, `/api${providerPaths.oidc.redirect}`].map(
        async (url) => (await without.transport()({ method: 'GET', url, headers: {} })).status,
      ),
    )
    const told = await organisation.tell('any', without)
    await without.close()

    expect(statuses).toEqual([404, 404])
    expect(told.status).toBe(404)
  })
})

describe('a provider that does not answer as one', () => {
  let server: Server
  let answer: { status: number; type: string; body: string }
  let issuer: string
  beforeAll(async () => {
    server = createServer((_request, response) => {
      response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const place = server.address()
    issuer = `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`
  })
  afterAll(() => void server.close())

  const facts = { authorization_endpoint: 'https://evil.example/', token_endpoint: 'https://evil.example/' }

  it.each([
    ['fails', { status: 500, type: 'text/plain', body: 'no' }],
    ['sends a page', { status: 200, type: 'text/html', body: '<p>Welcome' }],
    ['sends half of an answer', { status: 200, type: 'application/json', body: '{"issuer":' }],
    ['sends an empty answer', { status: 200, type: 'application/json', body: '{}' }],
    [
      'says that it is another',
      {
        status: 200,
        type: 'application/json',
        body: JSON.stringify({ issuer: 'https://evil.example', ...facts }),
      },
    ],
  ])('and %s is told of on the log-in page, and a password goes on opening', async (_, nonsense) => {
    answer = nonsense
    const ada = await addPerson(app)
    const other = await beside({ OIDC_ISSUER: issuer })

    const { location } = await organisation.leave(makeVerifier(), other)
    const told = await organisation.tell('any', other)
    const own = await other.call(logIn, { body: { email: ada.email, password: ada.password } })
    await other.close()

    expect(location).toBe(landed('unavailable'))
    expect(told.status).toBe(503)
    expect(own.status).toBe(200)
  })

  it('and cannot be reached is told of, the server having started without it', async () => {
    const away = await beside({ OIDC_ISSUER: 'http://127.0.0.1:9' })
    const { location } = await organisation.leave(makeVerifier(), away)
    const config = await away.call(getConfig)
    await away.close()

    expect(location).toBe(landed('unavailable'))
    expect(config.status).toBe(200)
  })

  it.each([503, 'hang-up'] as const)('after the person came back (%s) is no refusal', async (how) => {
    organisation.provider.breakTokens(how)

    expect(await organisation.goAround(makeVerifier())).toBe(landed('unavailable'))
  })

  it('is asked again by the next person', async () => {
    answer = { status: 500, type: 'text/plain', body: 'no' }
    const other = await beside({ OIDC_ISSUER: issuer })
    await organisation.leave(makeVerifier(), other)
    const metadata = {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      response_types_supported: ['code'],
      jwks_uri: `${issuer}/keys`,
    }
    answer = { status: 200, type: 'application/json', body: JSON.stringify(metadata) }

    const { location } = await organisation.leave(makeVerifier(), other)
    await other.close()

    expect(location).toContain(`${issuer}/authorize?`)
  })
})

async function logInAndOut(metadata: Record<string, unknown>) {
  await addPerson(app, { email: 'grace@example.org' })
  organisation.provider.describe(metadata)
  const other = await beside({})
  const verifier = makeVerifier()
  const code = codeOf(await organisation.goAround(verifier, other))
  const { body } = await other.call(logInWithOidc, { body: { code, verifier } })
  const answer = await other.call(logOut, { token: String(body['access_token']), body: {} })
  await other.close()
  return answer
}

describe('the place to log out at', () => {
  it.each([
    ['is a script', 'javascript:alert(1)'],
    ['holds a password', 'https://me:secret@evil.example/'],
    ['is plain http elsewhere', 'http://evil.example/'],
    ['is no address', 'somewhere'],
    ['is not told', undefined],
  ])('is not gone to where it %s, and the session here ends all the same', async (_, address) => {
    const answer = await logInAndOut({ end_session_endpoint: address })

    expect(answer.status).toBe(200)
    expect(answer.body).not.toHaveProperty('leaveFor')
  })

  it('is told who it is and where to send the browser', async () => {
    const { body } = await logInAndOut({ end_session_endpoint: 'https://sso.example.org/logout' })

    const { origin, searchParams } = new URL(String(body['leaveFor']))
    expect(origin).toBe('https://sso.example.org')
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: organisation.provider.clientId,
      id_token_hint: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/u),
      post_logout_redirect_uri: 'http://localhost:3000/login',
    })
  })

  it('is not told of a token that would not fit into an address', async () => {
    organisation.provider.signIn({
      ...grace,
      groups: Array.from({ length: 500 }, (_, nth) => `group ${nth}`),
    })

    const { body } = await logInAndOut({ end_session_endpoint: 'https://sso.example.org/logout' })

    expect(new URL(String(body['leaveFor'])).searchParams.has('id_token_hint')).toBe(false)
  })
})
