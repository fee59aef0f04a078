import { getIdentity, logOut } from '@auscult/contract/auth/auth.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../parts/db/users.ts'
import { addPerson, type Person } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
/** Another server on the same database, which remembers tokens by itself. */
let other: TestApp
let ada: Person
beforeAll(async () => {
  app = await startTestApp()
  other = await startTestApp({ beside: app })
})
beforeEach(async () => {
  await app.reset()
  ada = await addPerson(app)
})
afterAll(async () => {
  await other.close()
  await app.close()
})

const statusesFor = async (token: string) => [
  (await app.call(getIdentity, { token })).status,
  (await other.call(getIdentity, { token })).status,
]

// Both servers remember the token then, for longer than any of these tests takes.
describe('a token that both servers took a moment ago', () => {
  beforeEach(async () => {
    expect(await statusesFor(ada.token)).toEqual([200, 200])
  })

  const endings: [string, () => Promise<unknown>][] = [
    ['its owner logs out', () => app.call(logOut, { token: ada.token })],
    [
      'all sessions of its owner end, as with a new password',
      () => app.sessions.endAll(app.parts.database.db, ada.id),
    ],
    [
      'the account is disabled',
      () =>
        app.parts.database.db.update(users).set({ disabledAt: app.clock.now() }).where(eq(users.id, ada.id)),
    ],
    ['the account is deleted', () => app.parts.database.db.delete(users).where(eq(users.id, ada.id))],
  ]
  it.each(endings)('opens nothing on either from the next call on once %s', async (_name, end) => {
    await end()

    expect(await statusesFor(ada.token)).toEqual([401, 401])
  })

  it('ends with its own expiry', async () => {
    const token = await app.sessions.start(app.parts.database.db, ada.id, { ttlSeconds: 60 })
    const before = (await app.call(getIdentity, { token })).status
    app.clock.advance(60_000)

    expect([before, (await app.call(getIdentity, { token })).status]).toEqual([200, 401])
  })

  it('does not lend its signature to another', async () => {
    const bob = await addPerson(app)
    const [header, , signature] = ada.token.split('.')
    const [, claims] = bob.token.split('.')

    expect(await statusesFor(`${header}.${claims}.${signature}`)).toEqual([401, 401])
  })
})
