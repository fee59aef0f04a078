import { getIdentity, logIn } from '@auscult/contract/auth/auth.ts'
import { endOtherSessions, endSession, listSessions } from '@auscult/contract/auth/sessions.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessions } from '../../../http/tables.ts'
import { addPerson, type Person } from '../../../testing/people.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { firefoxOnWindows } from '../../../testing/user-agents.ts'
import { securityEvents } from '../tables.ts'

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

async function logInAgain(userAgent?: string): Promise<string> {
  app.clock.advance(60_000)
  const { body } = await app.call(logIn, {
    body: { email: ada.email, password: ada.password },
    ...(userAgent !== undefined && { headers: { 'user-agent': userAgent } }),
  })
  return String(body['access_token'])
}

const list = async (token: string) =>
  listSessions.answer.parse((await app.call(listSessions, { token })).body).data

describe('a person', () => {
  it('sees their own open sessions, newest first, and which one asks', async () => {
    await addPerson(app)
    const token = await logInAgain()
    await app.sessions.start(app.parts.database.db, ada.id, { ttlSeconds: -60 })

    const seen = await list(token)

    expect(seen.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect(seen[0]?.createdAt).toBe(app.clock.now().toISOString())
  })

  it('sees what each was begun with, and nothing of what a header says beyond it', async () => {
    await logInAgain(firefoxOnWindows)
    const token = await logInAgain('<b>Evil</b>/1.0 (Windows NT 10.0)')

    const seen = await list(token)

    expect(seen.map(({ device }) => device)).toEqual([
      { browser: null, system: 'Windows' },
      { browser: 'Firefox', system: 'Windows' },
      null,
    ])
    const rows = await app.parts.database.db.select().from(sessions)
    expect(JSON.stringify(rows)).not.toMatch(/Evil|Gecko|145/u)
  })

  it('ends all other sessions of their own at once, nobody else’s, and leaves one trace', async () => {
    const eve = await addPerson(app)
    await logInAgain()
    const token = await logInAgain()

    const first = await app.call(endOtherSessions, { token })
    const second = await app.call(endOtherSessions, { token })

    const events = await app.parts.database.db.select().from(securityEvents)
    expect([first.status, second.status]).toEqual([200, 200])
    expect(await list(token)).toMatchObject([{ isCurrent: true }])
    expect((await app.call(getIdentity, { token: ada.token })).status).toBe(401)
    expect((await app.call(getIdentity, { token: eve.token })).status).toBe(200)
    expect(events.filter(({ event }) => event === 'other-sessions-ended')).toHaveLength(1)
  })

  it('ends another session of their own at once, and keeps this one', async () => {
    const token = await logInAgain()
    const other = (await list(token)).find(({ isCurrent }) => !isCurrent)

    const answer = await app.call(endSession, { token, params: { sessionId: other?._id ?? '' } })

    const statuses = await Promise.all(
      [ada.token, token].map(async (one) => (await app.call(getIdentity, { token: one })).status),
    )
    expect(answer.status).toBe(200)
    expect(statuses).toEqual([401, 200])
  })

  it("cannot end somebody else's, and learns nothing of it", async () => {
    const eve = await addPerson(app)
    const [adas] = await app.parts.database.db.select().from(sessions).where(eq(sessions.userId, ada.id))

    const stranger = await app.call(endSession, { token: eve.token, params: { sessionId: adas?.id ?? '' } })
    const nobody = await app.call(endSession, { token: eve.token, params: { sessionId: eve.id } })

    expect(stranger).toMatchObject({ status: 404, body: nobody.body })
    expect((await app.call(getIdentity, { token: ada.token })).status).toBe(200)
  })
})

describe('the sessions of one account', () => {
  it('are twenty at most: a newer one takes the place of the oldest', async () => {
    const owner = await addPerson(app)
    const tokens = []
    for (let turn = 0; turn < 21; turn += 1) {
      const { body } = await app.call(logIn, { body: { email: owner.email, password: owner.password } })
      tokens.push(String(body['access_token']))
    }

    const listed = await app.call(listSessions, { token: tokens.at(-1) })
    const [first, second] = await Promise.all(
      tokens.slice(0, 2).map((token) => app.call(getIdentity, { token })),
    )

    expect(listed.body['data']).toHaveLength(20)
    expect([first?.status, second?.status]).toEqual([401, 200])
  })
})
