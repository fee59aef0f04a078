import { getIdentity, logIn, register, verifyEmail } from '@auscult/contract/auth/auth.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readCode } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => app.reset())
afterAll(() => app.close())

const ada = {
  name: 'Ada Byron',
  email: 'ada@example.org',
  password: 'correct horse battery',
  privacyPolicy: true,
  termAndCondition: true,
  isPromotion: false,
}

describe('getting in', () => {
  it('takes a newcomer from registration by the mailed code to a token that opens the identity', async () => {
    await app.call(register, { body: ada })
    const otp = await readCode(app, ada.email)

    const verified = await app.call(verifyEmail, { body: { email: ada.email, otp } })
    const loggedIn = await app.call(logIn, { body: { email: ada.email, password: ada.password } })
    const identity = await app.call(getIdentity, { token: String(loggedIn.body['access_token']) })

    expect(verified).toMatchObject({ status: 200, isSealed: true, body: { statusCode: 200 } })
    expect(loggedIn.body).toEqual({ access_token: expect.any(String), isEmailVerified: true })
    expect(identity.body).toMatchObject({
      data: [{ name: 'Ada Byron', email: ada.email, type: null, status: 'Pending', queryLimit: 100 }],
    })
  })

  it('gives no token to somebody whose address is not verified', async () => {
    await app.call(register, { body: ada })

    const loggedIn = await app.call(logIn, { body: { email: ada.email, password: ada.password } })

    expect(loggedIn.body).toEqual({ isEmailVerified: false })
  })
})
