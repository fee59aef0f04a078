import { defaultMaxBytes, type Operation } from '@auscult/contract/operation.ts'
import { operations } from '@auscult/contract/operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newAddress } from './testing/in-parallel.ts'
import { addPerson, type Person } from './testing/people.ts'
import { type Sealed, urlOf, type WireAnswer } from './testing/sealed-client.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'
import { validCalls } from './testing/valid-calls.ts'

let app: TestApp
let person: Person

beforeAll(async () => {
  app = await startTestApp({ environment: { QUERY_LIMIT_PER_MONTH: '1000000' } })
  person = await addPerson(app)
})

afterAll(() => app.close())

const withBody = operations.filter(({ sealed, method }) => sealed && method !== 'GET')
const withoutBody = operations.filter(({ sealed, method }) => sealed && method === 'GET')

/** With a session of its own: one of the operations ends the session it is called with. */
async function send(operation: Operation, payload: string): Promise<WireAnswer> {
  const token = await app.sessions.start(app.parts.database.db, person.id)
  return app.transport(newAddress())({
    method: operation.method,
    url: urlOf(operation, validCalls[operation.name] ?? {}),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: payload,
  })
}

describe('a body that is too large', () => {
  test.each(withBody)('is refused by $name with a sentence', async (operation) => {
    const answer = await send(operation, JSON.stringify({ data: 'x'.repeat(300 * 1024) }))

    expect(answer.status).toBe(413)
    expect(JSON.parse(answer.body)).toMatchObject({ statusCode: 413, message: 'The request is too large.' })
  })
})

const uploads = operations.filter(({ upload }) => upload !== undefined)

test('an upload is refused where it is too large, of another kind, empty, or not what it says', async () => {
  for (const operation of uploads) {
    const { maxBytes = defaultMaxBytes, name, upload } = operation
    const contentType = upload?.contentTypes[0] ?? ''
    const statusFor = async (bytes: Buffer, type = contentType) => {
      const token = await app.sessions.start(app.parts.database.db, person.id)
      const file = { bytes, contentType: type }
      return (await app.call(operation, { ...validCalls[name], file, token, from: newAddress() })).status
    }

    expect(await statusFor(Buffer.alloc(maxBytes + 1)), name).toBe(413)
    expect(await statusFor(Buffer.from('<svg/>'), 'image/svg+xml; charset=utf-8'), name).toBe(415)
    expect(await statusFor(Buffer.alloc(0)), name).toBe(400)
    expect(await statusFor(Buffer.from('<script>alert(1)</script>')), name).toBeOneOf([400, 415])
  }
})

/** Turns one bit of base64 content over. */
function flip(base64: string, at: number): string {
  const bytes = Buffer.from(base64, 'base64')
  bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ 1
  return bytes.toString('base64')
}

/** What an envelope can have suffered on its way; each must look the same from outside. */
const damages: Record<string, (sealed: Sealed) => unknown> = {
  'a flipped bit in the data': (sealed) => ({ ...sealed, data: flip(sealed.data, 3) }),
  'a flipped bit in the last block': (sealed) => ({ ...sealed, data: flip(sealed.data, -1 >>> 0) }),
  'a flipped bit in the IV': (sealed) => ({ ...sealed, iv: flip(sealed.iv, 0) }),
  'a flipped bit in the wrapped key': (sealed) => ({
    ...sealed,
    encryptedAesKey: flip(sealed.encryptedAesKey, 9),
  }),
  'a flipped bit in the MAC': ({ mac = '', ...sealed }) => ({ ...sealed, mac: flip(mac, 0) }),
  'data of half a block': (sealed) => ({ ...sealed, data: Buffer.alloc(8).toString('base64') }),
  'no data': (sealed) => ({ ...sealed, data: '' }),
  'a short IV': (sealed) => ({ ...sealed, iv: Buffer.alloc(8).toString('base64') }),
  'a wrapped key of the wrong length': (sealed) => ({
    ...sealed,
    encryptedAesKey: Buffer.alloc(64, 7).toString('base64'),
  }),
  'fields that are no base64': (sealed) => ({ ...sealed, iv: '*'.repeat(24) }),
  'fields of other types': () => ({ encryptedAesKey: 1, iv: [], data: null }),
  'an empty object': () => ({}),
  'a list': () => [],
  'a number': () => 7,
}

describe('an envelope that cannot be opened', () => {
  const rows = withBody.flatMap((operation) =>
    Object.keys(damages).map((damage) => ({ name: operation.name, operation, damage })),
  )

  test.each(rows)('gets the one answer from $name for $damage', async ({ operation, damage }) => {
    const { sealed } = app.client.seal(validCalls[operation.name]?.body ?? {})

    const answer = await send(operation, JSON.stringify(damages[damage]?.(sealed)))

    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.body)).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: 'Decryption failed',
    })
  })

  test.each(withBody)('gets the one answer from $name when its key was used before', async (operation) => {
    const { sealed } = app.client.seal({})
    const first = await send(operation, JSON.stringify(sealed))

    const second = await send(operation, JSON.stringify(sealed))

    expect(JSON.parse(first.body)).not.toMatchObject({ message: 'Decryption failed' })
    expect(JSON.parse(second.body)).toMatchObject({ statusCode: 400, message: 'Decryption failed' })
  })

  test.each(withoutBody)('gets the one answer from $name for headers that are wrong', async (operation) => {
    const token = await app.sessions.start(app.parts.database.db, person.id)
    const headers = { authorization: `Bearer ${token}` }
    const place = { method: operation.method, url: urlOf(operation, validCalls[operation.name] ?? {}) }
    const wrong = [
      {},
      { 'x-encrypted-key': 'junk' },
      { 'x-encrypted-key': Buffer.alloc(256, 1).toString('base64'), 'x-iv': 'AAAA' },
    ]

    const answers = await Promise.all(
      wrong.map((more) => app.transport(newAddress())({ ...place, headers: { ...headers, ...more } })),
    )

    for (const { status, body } of answers) {
      expect(status).toBe(400)
      expect(JSON.parse(body)).toMatchObject({ message: 'Decryption failed' })
    }
  })
})
