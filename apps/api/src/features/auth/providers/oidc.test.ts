import { getIdentity, logIn, logOut } from '@auscult/contract/auth/auth.ts'
import { logInWithGoogle } from '@auscult/contract/auth/google.ts'
import { logInWithOidc, registerWithOidc } from '@auscult/contract/auth/oidc.ts'
import { Newcomer } from '@auscult/contract/auth/providers.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../../parts/db/users.ts'
import { makeVerifier } from '../../../testing/google-app.ts'
import { codeOf, type OidcApp, staff, startOidcApp } from '../../../testing/oidc-app.ts'
import { addPerson } from '../../../testing/people.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { providerSessions, securityEvents, signInIdentities } from '../tables.ts'

const consents = { privacyPolicy: true, termAndCondition: true, isPromotion: false }
const landed = (reason: string) => `http://localhost:3000/login#oidc-error=${reason}`

let oidc: OidcApp
let app: TestApp
beforeAll(async () => {
  oidc = await startOidcApp()
  app = oidc.app
})
beforeEach(async () => {
  await app.reset()
  await oidc.provider.know(staff)
})
afterAll(() => oidc.close())

const open = async (token: unknown) => (await app.call(getIdentity, { token: String(token) })).status === 200

/** Where its own people log out. */
const endAtProvider = () => `${oidc.provider.issuer}/session/end?client_id=auscult`

/** An account opened by a newcomer, as `signIn` answers later. */
async function openAccount(name = 'grace') {
  const verifier = makeVerifier()
  const code = codeOf(await oidc.goAround(name, verifier))
  const { body } = await app.call(logInWithOidc, { body: { code, verifier } })
  const { ticket } = Newcomer.parse(body['newcomer'])
  return app.call(registerWithOidc, { body: { ticket, verifier, name: 'Grace Hopper', ...consents } })
}

describe('signing in with a certified provider', () => {
  it('asks a newcomer for the consents, opens a verified account, and lets them in the next time', async () => {
    const first = await oidc.signIn('grace')
    const opened = await openAccount()
    const again = await oidc.signIn('grace')

    const identity = await app.call(getIdentity, { token: String(opened.body['access_token']) })
    expect(first.body).toEqual({
      isEmailVerified: true,
      newcomer: { ticket: expect.any(String), email: 'grace@example.org', name: 'Grace Hopper' },
    })
    expect(identity.body).toMatchObject({ data: [{ email: 'grace@example.org', name: 'Grace Hopper' }] })
    expect(again.body).toEqual({ access_token: expect.any(String), isEmailVerified: true })
    expect(await app.parts.database.db.select().from(users)).toHaveLength(1)
  })

  it('finds the account by issuer and subject after the address there has changed, and no longer been verified', async () => {
    await openAccount()
    await oidc.provider.know({
      grace: { ...staff.grace, email: 'hopper@example.org', email_verified: false },
    })

    const answer = await oidc.signIn('grace')

    expect(answer.body).toHaveProperty('access_token')
    expect(await app.parts.database.db.select().from(users)).toMatchObject([{ email: 'grace@example.org' }])
  })

  it('ties a local account of the same verified address, and tells its owner by the name of the organisation', async () => {
    const ada = await addPerson(app, { email: 'grace@example.org' })

    const answer = await oidc.signIn('grace')

    await app.outbox.flush()
    const mail = await app.mailbox.findNewest('grace@example.org')
    expect(answer.body).toHaveProperty('access_token')
    expect(await app.parts.database.db.select().from(signInIdentities)).toMatchObject([
      { issuer: oidc.provider.issuer, subject: 'grace', userId: ada.id },
    ])
    expect(mail?.subject).toBe('St Vincent’s sign-in was added to your Auscult account')
    expect(mail?.text).toContain('From now on that St Vincent’s account opens it')
  })

  it('neither enters nor ties an account by an address that the provider has not verified', async () => {
    const ada = await addPerson(app, { email: 'ada@example.org' })

    const landing = await oidc.goAround('unproven', makeVerifier())

    expect(landing).toBe(landed('unverified'))
    expect(await app.parts.database.db.select().from(signInIdentities)).toEqual([])
    const own = await app.call(logIn, { body: { email: ada.email, password: ada.password } })
    expect(own.status).toBe(200)
  })

  it('does not tie an account by an unverified address either where the tie is gone between the two steps', async () => {
    await addPerson(app, { email: 'grace@example.org' })
    await oidc.signIn('grace')
    await oidc.provider.know({ grace: { ...staff.grace, email_verified: false } })
    const verifier = makeVerifier()
    const code = codeOf(await oidc.goAround('grace', verifier))
    await app.parts.database.db.delete(signInIdentities)

    const answer = await app.call(logInWithOidc, { body: { code, verifier } })

    expect(answer).toMatchObject({ status: 400, body: { reason: 'sign-in-expired' } })
    expect(await app.parts.database.db.select().from(signInIdentities)).toEqual([])
  })

  it('does not enter a disabled account', async () => {
    await addPerson(app, { email: 'grace@example.org', disabledAt: app.parts.clock() })

    expect(await oidc.signIn('grace')).toMatchObject({ status: 403, body: { reason: 'account-disabled' } })
  })

  it('hands over a code that is good for no other provider', async () => {
    const verifier = makeVerifier()
    const code = codeOf(await oidc.goAround('grace', verifier))

    const other = await app.call(logInWithGoogle, { body: { code, verifier } })
    const own = await app.call(logInWithOidc, { body: { code, verifier } })

    expect([other.status, own.status]).toEqual([400, 200])
  })

  it('leaves a trail', async () => {
    await openAccount()
    await oidc.signIn('grace')
    await oidc.goAround('unproven', makeVerifier())

    const rows = await app.parts.database.db.select().from(securityEvents).orderBy(securityEvents.id)
    expect(rows.map(({ event }) => event)).toEqual([
      'registered-with-oidc',
      'logged-in-with-oidc',
      'oidc-refused',
    ])
  })
})

describe('the groups that may enter', () => {
  let closed: TestApp
  beforeAll(async () => {
    const environment = { ...oidc.environment, OIDC_ALLOWED_GROUPS: 'clinicians, pharmacists' }
    closed = await startTestApp({ beside: app, environment })
  })
  afterAll(() => closed.close())

  it.each([
    ['one of them', { groups: ['porters', 'clinicians'] }, '#oidc='],
    ['one of them as a text', { groups: 'pharmacists' }, '#oidc='],
    ['another', { groups: ['porters'] }, '#oidc-error=not-allowed'],
    ['a part of a name', { groups: ['clinician', 'clinicians, pharmacists'] }, '#oidc-error=not-allowed'],
    ['no groups', { groups: undefined }, '#oidc-error=not-allowed'],
    ['something else', { groups: { clinicians: true } }, '#oidc-error=not-allowed'],
  ])('are asked of who comes with %s', async (_, claims, expected) => {
    await oidc.provider.know({ grace: { ...staff.grace, ...claims } })

    const landing = await oidc.goAround('grace', makeVerifier(), oidc.newBrowser(), closed)

    expect(landing).toContain(expected)
  })

  it('are asked again of who has an account', async () => {
    await openAccount()
    await oidc.provider.know({ grace: { ...staff.grace, groups: [] } })

    const landing = await oidc.goAround('grace', makeVerifier(), oidc.newBrowser(), closed)

    expect(landing).toBe(landed('not-allowed'))
  })

  it('let everybody in where none is named', async () => {
    expect(await oidc.goAround('porter', makeVerifier())).toContain('#oidc=')
  })
})

describe('logging out here', () => {
  it('leads to the provider, which knows who it is by the identity token, and back to the log-in page', async () => {
    const browser = oidc.newBrowser()
    await openAccount()
    const { body } = await oidc.signIn('grace', browser)

    const answer = await app.call(logOut, { token: String(body['access_token']), body: {} })

    const leaveFor = new URL(String(answer.body['leaveFor']))
    expect(leaveFor.origin).toBe(oidc.provider.issuer)
    expect(leaveFor.searchParams.has('id_token_hint')).toBe(true)
    expect(await browser.logOut(leaveFor.href)).toBe('http://localhost:3000/login')
    expect(await open(body['access_token'])).toBe(false)
  })

  it('leads nowhere else for a session that was begun with a password', async () => {
    const ada = await addPerson(app)

    const { body } = await app.call(logOut, { token: ada.token, body: {} })

    expect(body).not.toHaveProperty('leaveFor')
  })

  it('keeps the identity token unreadable', async () => {
    await openAccount()

    const [kept] = await app.parts.database.db.select().from(providerSessions)

    expect(kept?.idToken).toMatch(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/u)
    expect(Buffer.from(kept?.idToken ?? '', 'base64url').toString()).not.toContain(oidc.provider.issuer)
  })
})

describe('logging out at the provider', () => {
  it('ends the session here that it had begun, and no other', async () => {
    const [browser, elsewhere] = [oidc.newBrowser(), oidc.newBrowser()]
    await openAccount()
    const { body: here } = await oidc.signIn('grace', browser)
    const { body: there } = await oidc.signIn('grace', elsewhere)
    const ada = await addPerson(app)

    await browser.logOut(endAtProvider())

    expect(await open(here['access_token'])).toBe(false)
    expect(await open(there['access_token'])).toBe(true)
    expect(await open(ada.token)).toBe(true)
    const events = await app.parts.database.db.select().from(securityEvents)
    expect(events.filter(({ event }) => event === 'logged-out-by-provider')).toHaveLength(1)
  })

  it('lets nobody in by what it had said a moment before', async () => {
    const browser = oidc.newBrowser()
    await openAccount()
    const verifier = makeVerifier()
    const code = codeOf(await oidc.goAround('grace', verifier, browser))

    await browser.logOut(endAtProvider())

    const late = await app.call(logInWithOidc, { body: { code, verifier } })
    expect(late).toMatchObject({ status: 400, body: { reason: 'sign-in-expired' } })
  })
})
