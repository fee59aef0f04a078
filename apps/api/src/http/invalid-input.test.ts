import { logIn, register, verifyEmail } from '@auscult/contract/auth/auth.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const person = {
  name: 'Ada Byrne',
  email: 'ada@example.org',
  password: 'seven quiet herons',
  privacyPolicy: true,
  termAndCondition: true,
}

describe('somebody whose input cannot be used', () => {
  it.each([
    [register, { ...person, password: 'x'.repeat(129) }, 'The password must have at most 128 characters.'],
    [register, { ...person, name: 'x'.repeat(201) }, 'The name must have at most 200 characters.'],
    [register, { ...person, privacyPolicy: false }, 'The acceptance of the privacy policy must be true.'],
    [logIn, { email: 'ada at home', password: 'x' }, 'The email address is not a valid email address.'],
    [verifyEmail, { email: 'ada@example.org', otp: '123456' }, 'The code must be a number.'],
    [verifyEmail, { email: 'ada@example.org' }, 'The code is missing.'],
  ] as const)('is told in a sentence what to change (%#)', async (operation, body, message) => {
    const answer = await app.client.call(operation, { body })

    expect(answer.body).toMatchObject({ statusCode: 400, message })
  })

  it.each([logIn, register])(
    'is refused where a text is an object that has a length (%#)',
    async (operation) => {
      const answer = await app.client.call(operation, {
        body: { ...person, name: { length: { toString: 'x' } }, email: { length: { toString: 'x' } } },
      })

      expect(answer.body).toMatchObject({ statusCode: 400 })
    },
  )

  it('is told by a client in another language, which learns whether the address is to blame', async () => {
    const address = await app.client.call(logIn, { body: { email: 'ada at home', password: 'x' } })
    const other = await app.client.call(verifyEmail, { body: { email: 'ada at home', otp: 'x' } })

    expect(address.body).toMatchObject({ reason: 'email-not-valid' })
    expect(other.body).toMatchObject({ reason: 'input-not-valid' })
  })
})
