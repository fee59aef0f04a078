import { getIdentity } from '@auscult/contract/auth/auth.ts'
import { logInWithOidc } from '@auscult/contract/auth/oidc.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { grace, makeVerifier } from '../../../testing/google-app.ts'
import { codeOf } from '../../../testing/oidc-app.ts'
import { type OrganisationApp, startOrganisationApp } from '../../../testing/organisation-app.ts'
import { addPerson } from '../../../testing/people.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { securityEvents } from '../tables.ts'

const nowSeconds = () => Math.floor(Date.now() / 1_000)

let organisation: OrganisationApp
let app: TestApp
beforeAll(async () => {
  organisation = await startOrganisationApp()
  app = organisation.app
})
beforeEach(async () => {
  await app.reset()
  await addPerson(app, { email: 'grace@example.org' })
})
afterAll(() => organisation.close())

const sign = (...said: Parameters<OrganisationApp['provider']['signLogoutToken']>) =>
  organisation.provider.signLogoutToken(...said)

/** The token of a session that the organisation's session `sid` has begun. */
async function enter(sid: string | undefined, subject = grace.sub): Promise<string> {
  organisation.provider.signIn({ ...grace, sub: subject, sid })
  const verifier = makeVerifier()
  const code = codeOf(await organisation.goAround(verifier))
  const { body } = await app.call(logInWithOidc, { body: { code, verifier } })
  return String(body['access_token'])
}

async function areOpen(...tokens: string[]): Promise<boolean[]> {
  const answers = await Promise.all(tokens.map((token) => app.call(getIdentity, { token })))
  return answers.map(({ status }) => status === 200)
}

describe('a logout token', () => {
  it('with a session ends that one alone', async () => {
    const [one, two] = [await enter('1'), await enter('2')]

    const answer = await organisation.tell(await sign({ sub: grace.sub, sid: '1' }))

    expect(answer).toMatchObject({ status: 200, body: '' })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await areOpen(one, two)).toEqual([false, true])
  })

  it('with a session and no person does so, too', async () => {
    const [one, two] = [await enter('1'), await enter('2')]

    await organisation.tell(await sign({ sid: '2' }))

    expect(await areOpen(one, two)).toEqual([true, false])
  })

  it('with a person alone ends all sessions of that person, and of nobody else', async () => {
    const [one, two] = [await enter('1'), await enter(undefined)]
    const ada = await addPerson(app)

    await organisation.tell(await sign({ sub: 'somebody else' }))
    const before = await areOpen(one, two)
    await organisation.tell(await sign({ sub: grace.sub }))

    expect(before).toEqual([true, true])
    expect(await areOpen(one, two, ada.token)).toEqual([false, false, true])
  })

  it('with a session ends those of the person that the provider has begun without naming one', async () => {
    const [nameless, other] = [await enter(undefined), await enter('2')]

    await organisation.tell(await sign({ sub: grace.sub, sid: '1' }))

    expect(await areOpen(nameless, other)).toEqual([false, true])
  })

  it('ends no session of another person whose session has the same name', async () => {
    const token = await enter('1')

    await organisation.tell(await sign({ sub: 'mallory', sid: '1' }))

    expect(await areOpen(token)).toEqual([true])
  })

  it('works once', async () => {
    const first = await sign({ sub: grace.sub })
    await organisation.tell(first)
    const token = await enter('1')

    const again = await organisation.tell(first)
    const sameName = await organisation.tell(await sign({ sub: grace.sub, jti: 'one' }))
    const later = await enter('1')
    const once = await organisation.tell(await sign({ sub: grace.sub, jti: 'one' }))

    expect([again.status, sameName.status, once.status]).toEqual([400, 200, 400])
    expect(await areOpen(token, later)).toEqual([false, true])
  })

  it('works once of twenty that come at once', async () => {
    const token = await sign({ sub: grace.sub })

    const answers = await Promise.all(Array.from({ length: 20 }, () => organisation.tell(token)))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it.each([
    ['another audience', { aud: 'another client' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['no audience', { aud: undefined }],
    ['no name of its own', { jti: undefined }],
    ['no time', { iat: undefined }],
    ['no end', { exp: undefined }],
    ['an end a minute ago', { exp: nowSeconds() - 60 }],
    ['an age of an hour', { iat: nowSeconds() - 3_600 }],
    ['a time to come', { iat: nowSeconds() + 600, exp: nowSeconds() + 900 }],
    ['a nonce, which makes it an identity token', { nonce: 'n' }],
    ['no event', { events: undefined }],
    ['another event', { events: { 'https://example.org/other': {} } }],
    ['neither person nor session', { sub: undefined, sid: undefined }],
  ])('with %s ends nothing', async (_, wrong) => {
    const token = await enter('1')

    const answer = await organisation.tell(await sign({ sub: grace.sub, sid: '1', ...wrong }))

    expect(answer).toMatchObject({ status: 400, body: '{"error":"invalid_request"}' })
    expect(await areOpen(token)).toEqual([true])
  })

  it.each(['foreign', 'none', 'client-secret'] as const)('signed with %s ends nothing', async (signature) => {
    organisation.provider.describe({ id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'] })
    const other = await startTestApp({ beside: app, environment: organisation.environment })
    const token = await enter('1')

    const answer = await organisation.tell(await sign({ sub: grace.sub }, signature), other)
    await other.close()
    organisation.provider.describe({})

    expect(answer.status).toBe(400)
    expect(await areOpen(token)).toEqual([true])
  })

  it.each(['logout+jwt', 'JWT'])('of the type %s is taken', async (type) => {
    expect((await organisation.tell(await sign({ sub: 'x' }, 'own', type))).status).toBe(200)
  })

  it('of another type is not', async () => {
    expect((await organisation.tell(await sign({ sub: 'x' }, 'own', 'at+jwt'))).status).toBe(400)
  })

  it('allows for clocks that differ', async () => {
    const late = await sign({ sub: 'x', iat: nowSeconds() - 130, exp: nowSeconds() - 10 })
    const early = await sign({ sub: 'x', iat: nowSeconds() + 15, exp: nowSeconds() + 135 })

    expect((await organisation.tell(late)).status).toBe(200)
    expect((await organisation.tell(early)).status).toBe(200)
  })

  it.each([
    ['nothing', ''],
    ['no token', 'logout_token='],
    ['what is none', 'logout_token=a.b.c'],
    ['another form', 'token=x'],
    ['too much', `logout_token=${'x'.repeat(40_000)}`],
  ])('that is %s gets no more than a refusal', async (_, body) => {
    const answer = await app.transport()({
      method: 'POST',
      url: '/api/auth/oidc/back-channel-logout',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })

    expect(answer.status).toBeOneOf([400, 413])
  })

  it('is counted with all that is refused of a network address, and leaves one line of the trail each', async () => {
    const wrong = await sign({ sub: grace.sub }, 'foreign')
    for (let nth = 0; nth < 45; nth += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a guesser would
      await organisation.tell(wrong)

    const events = await app.parts.database.db.select().from(securityEvents)
    expect(events.filter(({ event }) => event === 'oidc-refused')).toHaveLength(40)
  })
})
