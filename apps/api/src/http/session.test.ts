import { createHmac, createPublicKey } from 'node:crypto'
import { getIdentity, logOut } from '@auscult/contract/auth/auth.ts'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addPerson, type Person } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { sessions } from './tables.ts'

const minuteMs = 60_000

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

const statusFor = async (token: string) => (await app.call(getIdentity, { token })).status

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

function sign(claims: Record<string, unknown>, header: Record<string, unknown> = {}): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
    .sign(app.parts.secrets.tokenKeys()[0] ?? Buffer.alloc(0))
}

describe('a token', () => {
  it('opens what its owner may see', async () => {
    const identity = await app.call(getIdentity, { token: ada.token })

    expect(identity).toMatchObject({ status: 200, body: { data: [{ _id: ada.id, email: ada.email }] } })
  })

  it('has three parts and says until when it is valid', async () => {
    const claims = claimsOf(ada.token)

    expect(ada.token.split('.')).toHaveLength(3)
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(12 * 3_600)
    expect(claims).toMatchObject({ sub: ada.id, sid: expect.any(String), iss: 'auscult', aud: 'auscult-api' })
  })

  it('is over after twelve hours, however much it is used', async () => {
    const quarters = 12 * 4
    const statuses = new Set<number>()
    for (let quarter = 1; quarter < quarters; quarter += 1) {
      app.clock.advance(15 * minuteMs)
      // oxlint-disable-next-line no-await-in-loop -- one use after the other
      statuses.add(await statusFor(ada.token))
    }
    app.clock.advance(15 * minuteMs + 1_000)

    expect([...statuses, await statusFor(ada.token)]).toEqual([200, 401])
  })

  it('is over when it was not used for half an hour', async () => {
    app.clock.advance(30 * minuteMs - 1_000)
    const before = await statusFor(ada.token)
    app.clock.advance(30 * minuteMs)

    expect([before, await statusFor(ada.token)]).toEqual([200, 401])
  })

  it('is seen as used to the minute, so that a page of many calls writes once', async () => {
    const lastUse = async () => {
      const [row] = await app.parts.database.db.select({ at: sessions.lastUsedAt }).from(sessions)
      return row?.at.getTime()
    }
    const start = await lastUse()

    app.clock.advance(minuteMs - 1)
    await statusFor(ada.token)
    const afterSeconds = await lastUse()
    app.clock.advance(1)
    await statusFor(ada.token)

    expect([afterSeconds, await lastUse()]).toEqual([start, app.clock.now().getTime()])
  })

  it('opens nothing after log-out, while another session of the same person goes on', async () => {
    const other = await app.sessions.start(app.parts.database.db, ada.id)

    await app.call(logOut, { token: ada.token })

    expect([await statusFor(ada.token), await statusFor(other)]).toEqual([401, 200])
  })

  it('opens nothing once all sessions of the person are ended', async () => {
    const other = await app.sessions.start(app.parts.database.db, ada.id)

    await app.sessions.endAll(app.parts.database.db, ada.id)

    expect([await statusFor(ada.token), await statusFor(other)]).toEqual([401, 401])
  })

  it.each(['Basic', 'bearer', 'Token', ''])('is taken after Bearer only, not after %j', async (scheme) => {
    const answer = await app.call(getIdentity, {
      headers: { authorization: `${scheme} ${ada.token}`.trim() },
    })

    expect(answer.status).toBe(401)
  })

  it('is not taken from the address, a cookie or another header', async () => {
    const answers = await Promise.all([
      app.transport()({ method: 'GET', url: `/api/auth/identity?token=${ada.token}`, headers: {} }),
      app.call(getIdentity, { headers: { cookie: `auth_token=${ada.token}` } }),
      app.call(getIdentity, { headers: { 'x-auth-token': ada.token } }),
    ])

    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
  })
})

describe('a forged token', () => {
  it('is refused without a signature, with alg none and with two parts', async () => {
    const [header = '', payload = ''] = ada.token.split('.')
    const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')

    const statuses = await Promise.all(
      [
        `${header}.${payload}.`,
        `${none}.${payload}.`,
        `${none}.${payload}.AAAA`,
        `${header}.${payload}`,
        'a.b.c',
      ].map(statusFor),
    )

    expect(statuses).toEqual([401, 401, 401, 401, 401])
  })

  it('is refused when its claims were changed', async () => {
    const [header, , signature] = ada.token.split('.')
    const payload = Buffer.from(JSON.stringify({ ...claimsOf(ada.token), exp: 9_999_999_999 })).toString(
      'base64url',
    )

    expect(await statusFor(`${header}.${payload}.${signature}`)).toBe(401)
  })

  it("is refused when signed with the envelope's public key as a secret, which everybody knows", async () => {
    const pem = createPublicKey(app.parts.secrets.rings.envelope.current()).export({
      type: 'spki',
      format: 'pem',
    })
    const [header, payload] = ada.token.split('.')
    const signature = createHmac('sha256', pem).update(`${header}.${payload}`).digest('base64url')

    expect(await statusFor(`${header}.${payload}.${signature}`)).toBe(401)
  })

  it('is refused under another algorithm of the same family', async () => {
    const token = await sign(claimsOf(ada.token), { alg: 'HS512' })

    expect(await statusFor(token)).toBe(401)
  })

  it.each(['exp', 'iat', 'sub', 'sid', 'iss', 'aud'])(
    'is refused without %s, also when rightly signed',
    async (name) => {
      const { [name]: _, ...claims } = claimsOf(ada.token)

      expect(await statusFor(await sign(claims))).toBe(401)
    },
  )

  it.each([
    ['another type', {}, { typ: 'JWT' }],
    ['another issuer', { iss: 'somebody' }, {}],
    ['another audience', { aud: 'elsewhere' }, {}],
    ['a session that is no id', { sid: "' or 1=1 --" }, {}],
  ])('is refused with %s, also when rightly signed', async (_name, claims, header) => {
    const token = await sign({ ...claimsOf(ada.token), ...claims }, header)

    expect(await statusFor(token)).toBe(401)
  })

  it("is refused for one person under another's session", async () => {
    const bob = await addPerson(app)
    const token = await sign({ ...claimsOf(bob.token), sub: ada.id })

    expect(await statusFor(token)).toBe(401)
  })

  it('proves the other forgeries: the same signing with the right claims is taken', async () => {
    expect(await statusFor(await sign(claimsOf(ada.token)))).toBe(200)
  })
})
