import { getIdentity, logIn } from '@auscult/contract/auth/auth.ts'
import { unopened } from '@auscult/contract/envelope-wire.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPerson } from '../testing/people.ts'
import { macOf } from '../testing/sealed-client.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

const wrongLogIn = { email: 'nobody@example.org', password: 'not the password' }

describe('where a MAC is required', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await startTestApp({ environment: { ENVELOPE_REQUIRE_MAC: 'true' } })
  })
  afterAll(() => strict.close())

  it('opens with one and not without', async () => {
    const withMac = await strict.call(logIn, { body: wrongLogIn })
    const without = await strict.call(logIn, { body: wrongLogIn, withMac: false })

    expect(withMac.status).toBe(401)
    expect(without).toMatchObject({ status: 400, body: unopened })
  })

  it('asks for none on a GET, which carries nothing sealed', async () => {
    const { token } = await addPerson(strict)

    const answer = await strict.call(getIdentity, { token })

    expect(answer.status).toBe(200)
  })
})

// Computed with Python's hmac and hashlib, so that both sides here cannot be wrong in the same way.
it('derives the MAC as the contract says: HKDF of the AES key, HMAC over iv and data', () => {
  const key = Buffer.alloc(32, 1)

  const mac = macOf(key, Buffer.alloc(16, 2), Buffer.alloc(16, 3))

  expect(mac.toString('hex')).toMatchInlineSnapshot(
    `"593e29b22c65b45d2f57dcd157cf811cac5d8f139ea62e796632d04b19f974e1"`,
  )
})
