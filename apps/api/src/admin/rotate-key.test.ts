import { createPublicKey } from 'node:crypto'
import { getIdentity } from '@auscult/contract/auth/auth.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createKeyRing } from '../parts/key-ring.ts'
import { addPerson, type Person } from '../testing/people.ts'
import { createSealedClient } from '../testing/sealed-client.ts'
import { commandsOf } from '../testing/run-command.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { CommandError } from './command-error.ts'

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

const run = commandsOf(() => app)
const hourMs = 3_600_000

const toldKey = async () => (await app.server.inject('/api/config')).json<{ publicKey: string }>().publicKey

/** The status of a call by a page that was told a key, with somebody's token. */
async function statusBy(publicKey: string, token = ada.token): Promise<number> {
  const client = createSealedClient(app.transport(), publicKey)
  return (await client.call(getIdentity, { token })).status
}

/** The token goes on living while time passes. */
async function freshTokenAfter(ms: number): Promise<string> {
  app.clock.advance(ms)
  return app.sessions.start(app.parts.database.db, ada.id)
}

describe('the key of tokens', () => {
  it('is changed at once, and whoever is logged in stays so', async () => {
    await run({ name: 'rotate-key', which: 'tokens', leaked: false })

    const newcomer = await app.sessions.start(app.parts.database.db, ada.id)
    const key = await toldKey()
    expect([await statusBy(key), await statusBy(key, newcomer)]).toEqual([200, 200])
    expect(ada.token.split('.')[2]).not.toBe(newcomer.split('.')[2])
    expect(await run({ name: 'audit', most: 1 })).toContain('token-key-rotated')
  })

  it('that was leaked opens nothing any more, also for a token that it opened a moment ago', async () => {
    const before = await statusBy(await toldKey())

    const said = await run({ name: 'rotate-key', which: 'tokens', leaked: true })

    expect(said).toContain('opens nothing any more')
    expect([before, await statusBy(await toldKey())]).toEqual([200, 401])
  })
})

describe('the key of the envelope', () => {
  it('is told anew at once, and the one before opens for 24 hours', async () => {
    const before = await toldKey()

    const said = await run({ name: 'rotate-key', which: 'envelope', leaked: false })

    const now = await toldKey()
    expect(now).not.toBe(before)
    expect(now).toBe(
      createPublicKey(app.parts.secrets.rings.envelope.current())
        .export({ type: 'spki', format: 'pem' })
        .toString(),
    )
    expect([await statusBy(before), await statusBy(now)]).toEqual([200, 200])
    const token = await freshTokenAfter(24 * hourMs - 1)
    expect(await statusBy(before, token)).toBe(200)
    app.clock.advance(1)
    expect([await statusBy(before, token), await statusBy(now, token)]).toEqual([400, 200])
    expect(said).toContain('2026-11-21T12:00:00.000Z')
    expect(await run({ name: 'audit', most: 1 })).toContain('envelope-key-rotated')
  })

  it('that was leaked opens nothing any more', async () => {
    const before = await toldKey()

    await run({ name: 'rotate-key', which: 'envelope', leaked: true })

    expect([await statusBy(before), await statusBy(await toldKey())]).toEqual([400, 200])
  })
})

it('a key of the configuration is changed there, and the operator is told how', async () => {
  const { clock, secrets } = app.parts
  const ring = createKeyRing({ key: 'k', previous: null }, { clock, make: () => 'n', write: undefined })
  const beside = commandsOf(() => app, { ...secrets, rings: { envelope: ring, tokens: ring } })

  const refused = beside({ name: 'rotate-key', which: 'tokens', leaked: false })

  await expect(refused).rejects.toThrow(CommandError)
  await expect(refused).rejects.toThrow(/TOKEN_SECRET_PREVIOUS/u)
  expect(ring.current()).toBe('k')
})
