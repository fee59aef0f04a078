import { createPublicKey, randomBytes } from 'node:crypto'
import { logIn, logOut } from '@auscult/contract/auth/auth.ts'
import { envelopeHeaders, unopened } from '@auscult/contract/envelope-wire.ts'
import { assert, asyncProperty, constantFrom, integer, nat } from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makePrivateKey } from '../parts/secrets.ts'
import { addPerson, type Person } from '../testing/people.ts'
import { createSealedClient, read, type Sealed, type WireAnswer } from '../testing/sealed-client.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  await app.reset()
  person = await addPerson(app)
})
afterAll(() => app.close())

const wrongLogIn = { email: 'nobody@example.org', password: 'not the password' }

function post(
  body: string,
  url = '/api/auth/login',
  headers: Record<string, string> = {},
): Promise<WireAnswer> {
  return app.transport()({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
}

function send(sealed: unknown): Promise<WireAnswer> {
  return post(JSON.stringify(sealed))
}

function flip(base64: string, position: number): string {
  const bytes = Buffer.from(base64, 'base64')
  bytes.writeUInt8(bytes.readUInt8(position) ^ 1, position)
  return bytes.toString('base64')
}

describe('an envelope that cannot be opened', () => {
  const damaged: [string, (sealed: Sealed) => unknown][] = [
    [
      'the first byte of the wrapped key flipped',
      (s) => ({ ...s, encryptedAesKey: flip(s.encryptedAesKey, 0) }),
    ],
    [
      'the last byte of the wrapped key flipped',
      (s) => ({ ...s, encryptedAesKey: flip(s.encryptedAesKey, 255) }),
    ],
    ['a shorter wrapped key', (s) => ({ ...s, encryptedAesKey: s.encryptedAesKey.slice(0, 64) })],
    ['no wrapped key', (s) => ({ ...s, encryptedAesKey: undefined })],
    ['the IV flipped, under a MAC', (s) => ({ ...s, iv: flip(s.iv, 0) })],
    ['a shorter IV', (s) => ({ ...s, iv: randomBytes(8).toString('base64'), mac: undefined })],
    ['an empty IV', (s) => ({ ...s, iv: '' })],
    ['the first block flipped, under a MAC', (s) => ({ ...s, data: flip(s.data, 0) })],
    ['the first block flipped, without a MAC', (s) => ({ ...s, data: flip(s.data, 0), mac: undefined })],
    [
      'the padding flipped, without a MAC',
      (s) => ({ ...s, data: flip(s.data, -1 + Buffer.from(s.data, 'base64').length), mac: undefined }),
    ],
    [
      'half a block',
      (s) => ({ ...s, data: Buffer.from(s.data, 'base64').subarray(0, 8).toString('base64') }),
    ],
    ['no data', (s) => ({ ...s, data: '' })],
    ['a wrong MAC', (s) => ({ ...s, mac: flip(s.mac ?? '', 0) })],
    ['a shorter MAC', (s) => ({ ...s, mac: (s.mac ?? '').slice(0, 20) })],
    ['something that is no base64', (s) => ({ ...s, data: '%%%' })],
    ['numbers for texts', () => ({ encryptedAesKey: 1, iv: 2, data: 3 })],
    ['a list', () => []],
    ['null', () => null],
  ]

  it.each(damaged)('gets the one answer for %s', async (_name, damage) => {
    const { sealed } = app.client.seal(wrongLogIn)

    const answer = await send(damage(sealed))

    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.body)).toEqual(unopened)
  })

  const insides: [string, Buffer][] = [
    ['a list', Buffer.from('[]')],
    ['a text', Buffer.from('"text"')],
    ['null', Buffer.from('null')],
    ['no JSON', Buffer.from('{"email":')],
    ['a byte order mark', Buffer.from('\uFEFF{}')],
    ['ill-formed UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ]

  it.each(insides)('gets the one answer when %s is inside', async (_name, inside) => {
    const { sealed } = app.client.sealBytes(inside)

    const answer = await send(sealed)

    expect(JSON.parse(answer.body)).toEqual(unopened)
  })

  it.each(['', '{', 'nonsense', '{"encryptedAesKey":"'])(
    'gets the one answer for the body %j',
    async (body) => {
      const answer = await post(body)

      expect(answer.status).toBe(400)
      expect(JSON.parse(answer.body)).toEqual(unopened)
    },
  )

  it('gets one identical answer for a thousand mutated bodies', async () => {
    const answers = new Set<string>()
    const part = constantFrom('encryptedAesKey' as const, 'iv' as const, 'data' as const, 'mac' as const)

    await assert(
      asyncProperty(part, nat(), integer({ min: 1, max: 127 }), async (name, place, change) => {
        const { sealed } = app.client.seal(wrongLogIn)
        const bytes = Buffer.from(sealed[name] ?? '')
        const position = place % bytes.length
        bytes.writeUInt8(bytes.readUInt8(position) ^ change, position)
        const answer = await send({ ...sealed, [name]: bytes.toString() })
        answers.add(`${answer.status} ${answer.body}`)
      }),
      { numRuns: 1_000 },
    )

    expect([...answers]).toEqual([`400 ${JSON.stringify(unopened)}`])
  })

  it('gets the one answer under a key of somebody else', async () => {
    const otherKey = createPublicKey(makePrivateKey()).export({ type: 'spki', format: 'pem' }).toString()

    const answer = await createSealedClient(app.transport(), otherKey).call(logIn, { body: wrongLogIn })

    expect(answer).toMatchObject({ status: 400, isSealed: false, body: unopened })
  })

  it.each([envelopeHeaders.key, envelopeHeaders.iv])(
    'gets the one answer when a GET lacks %s',
    async (missing) => {
      const { sealed } = app.client.seal({})
      const all = {
        authorization: `Bearer ${person.token}`,
        [envelopeHeaders.key]: sealed.encryptedAesKey,
        [envelopeHeaders.iv]: sealed.iv,
      }
      const headers = Object.fromEntries(Object.entries(all).filter(([name]) => name !== missing))

      const answer = await app.transport()({ method: 'GET', url: '/api/auth/identity', headers })

      expect(answer.status).toBe(400)
      expect(JSON.parse(answer.body)).toEqual(unopened)
    },
  )
})

describe('an envelope', () => {
  it('opens once: a replay gets the one answer', async () => {
    const { sealed } = app.client.seal(wrongLogIn)

    const first = await send(sealed)
    const second = await send(sealed)

    expect([first.status, second.status]).toEqual([401, 400])
    expect(JSON.parse(second.body)).toEqual(unopened)
  })

  it('opens once also when twenty copies arrive together', async () => {
    const { sealed } = app.client.seal(wrongLogIn)

    const answers = await Promise.all(Array.from({ length: 20 }, () => send(sealed)))

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19)
  })

  it('dies with a damaged copy: the original does not open after it', async () => {
    const { sealed } = app.client.seal(wrongLogIn)

    await send({ ...sealed, data: flip(sealed.data, 0) })
    const original = await send(sealed)

    expect(JSON.parse(original.body)).toEqual(unopened)
  })

  it('remembers a key for ten minutes, not for ever', async () => {
    const { sealed } = app.client.seal(wrongLogIn)
    await send(sealed)

    app.clock.advance(9 * 60_000)
    await app.tidy()
    const soon = await send(sealed)
    app.clock.advance(2 * 60_000)
    await app.tidy()
    const later = await send(sealed)

    expect([soon.status, later.status]).toEqual([400, 401])
  })

  it('opens without a MAC where none is required', async () => {
    const answer = await app.call(logIn, { body: wrongLogIn, withMac: false })

    expect(answer).toMatchObject({ status: 401, isSealed: true })
  })

  it('seals a refusal: the reason stands outside, the message inside', async () => {
    const { key, sealed } = app.client.seal(wrongLogIn)

    const answer = await send(sealed)

    const outer = JSON.parse(answer.body)
    expect(Object.keys(outer).toSorted()).toEqual(['data', 'error', 'iv'])
    expect(outer.error).toBe('Unauthorized')
    expect(read(answer, key).body).toEqual({
      statusCode: 401,
      error: 'Unauthorized',
      message: 'The email address or the password is not right.',
      reason: 'log-in-wrong',
    })
  })

  it('is answered under a fresh IV', async () => {
    const { sealed } = app.client.seal(wrongLogIn)

    const answer = await send(sealed)

    expect(JSON.parse(answer.body).iv).not.toBe(sealed.iv)
  })

  it('seals the 401 of a stranger where it opens, and answers plainly where it does not', async () => {
    const opened = await app.call(logOut, { token: 'not.a.token' })
    const broken = await post('{}', '/api/auth/logout')

    expect(opened).toMatchObject({ status: 401, isSealed: true, body: { message: 'Please log in.' } })
    expect(broken.status).toBe(401)
    expect(JSON.parse(broken.body)).toMatchObject({ statusCode: 401, message: 'Please log in.' })
  })

  it('names the field that is wrong inside it', async () => {
    const answer = await app.call(logIn, { body: { email: 'no address', password: 'x' } })

    expect(answer.status).toBe(400)
    expect(answer.body['message']).toMatch(/^The email address /u)
  })

  it('carries no text that the database cannot store', async () => {
    const nul = await app.call(logIn, { body: { ...wrongLogIn, password: 'a\u0000b' } })
    const surrogate = await app.call(logIn, { body: { ...wrongLogIn, password: 'a\ud800b' } })

    expect([nul.status, surrogate.status]).toEqual([400, 400])
  })
})
