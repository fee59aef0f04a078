import {
  changePassword,
  forgotPassword,
  getIdentity,
  logIn,
  resetPassword,
} from '@auscult/contract/auth/auth.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../parts/db/users.ts'
import { newAddress } from '../../testing/in-parallel.ts'
import { addPerson, type Person, readResetToken } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createPasswords } from './passwords/passwords.ts'

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  await app.reset()
  ada = await addPerson(app)
  // At full cost, as the product makes them: what is tested happens while passwords are compared.
  const passwordHash = await createPasswords().hash(ada.password, 'here')
  await app.parts.database.db.update(users).set({ passwordHash })
})
afterAll(() => app.close())

const newPassword = 'seven quiet herons'
const robbersPassword = 'a robber chose this one'

const attempt = (password: string) =>
  app.call(logIn, { body: { email: ada.email, password }, from: newAddress() })

async function newestLink(): Promise<string> {
  await app.call(forgotPassword, { body: { email: ada.email } })
  return readResetToken(app, ada.email)
}

const reset = (token: string) =>
  app.call(resetPassword, { body: { email: ada.email, password: newPassword, token } })

async function afterMs<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  await new Promise((resolve) => setTimeout(resolve, ms))
  return work()
}

/** Spread over the whole of a reset, so that some find the old password right just before it goes. */
const offsetsMs = [0, 10, 20, 30, 40, 60, 80, 100, 120, 150]

describe('somebody who knows the old password, while its owner sets a new one', () => {
  it('has no session that outlives the reset', async () => {
    const token = await newestLink()

    const [done, ...loggedIn] = await Promise.all([
      reset(token),
      ...offsetsMs.map((ms) => afterMs(ms, () => attempt(ada.password))),
    ])

    const tokens = loggedIn.map(({ body }) => body['access_token']).filter((one) => typeof one === 'string')
    const identities = await Promise.all(tokens.map((one) => app.call(getIdentity, { token: one })))
    expect(done.status).toBe(200)
    expect(loggedIn.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    expect(identities.filter(({ status }) => status === 200)).toEqual([])
  })

  it.each(offsetsMs)('does not set theirs over it with a change sent %i ms later', async (ms) => {
    const token = await newestLink()

    const [done, changed] = await Promise.all([
      reset(token),
      afterMs(ms, () =>
        app.call(changePassword, {
          token: ada.token,
          body: { email: ada.email, currentPassword: ada.password, password: robbersPassword },
        }),
      ),
    ])

    const [owner, robber] = await Promise.all([attempt(newPassword), attempt(robbersPassword)])
    // A change that comes first voids the link; the owner is told of both.
    const outcome = [done.status, changed.status, owner.status, robber.status]
    expect(outcome).toBeOneOf([
      [200, 400, 200, 401],
      [200, 401, 200, 401],
      [400, 200, 401, 200],
    ])
  })
})

describe('two changes of one password at once', () => {
  it('are one change: the other has compared with a password that is over', async () => {
    const answers = await Promise.all(
      ['seven quiet herons', 'eight quiet herons'].map((password) =>
        app.call(changePassword, {
          token: ada.token,
          body: { email: ada.email, currentPassword: ada.password, password },
        }),
      ),
    )

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toBeOneOf([
      [200, 400],
      [200, 401],
    ])
  })
})
