import { endMailPath, endWeeklyMail, getWeeklyMail, setWeeklyMail } from '@auscult/contract/posts/mail.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../../parts/db/users.ts'
import { addDoctor, type Person } from '../../../testing/people.ts'
import { keep, makeStory, makeSynopsis } from '../../../testing/stories.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { ownSpecialities } from '../../profile/store.ts'
import { weeklyMails } from './tables.ts'
import { writeWeeklyMails } from './write-weekly-mails.ts'

const dayMs = 24 * 60 * 60_000

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  await app.reset()
  ada = await addDoctor(app)
})
afterAll(() => app.close())

const want = ({ token }: Person, isWanted = true) => app.call(setWeeklyMail, { token, body: { isWanted } })

async function write(): Promise<number> {
  const { database, clock, secrets } = app.parts
  const written = await writeWeeklyMails({
    db: database.db,
    clock,
    outbox: app.outbox,
    secrets,
    publicUrl: app.publicUrl,
    specialitiesOfRow: ownSpecialities(weeklyMails.userId),
  })
  await app.outbox.flush()
  return written
}

/** Of events of the week of the tests, which begins on 20 November 2026. */
const recent = (nth: number, changes: Parameters<typeof makeStory>[1] = {}) =>
  makeStory(nth, { publishedAt: '2026-11-2' + String(nth % 10), ...changes })

const mail = () => app.mailbox.findNewest(ada.email)

describe('the weekly mail', () => {
  it('is off until it is switched on, and comes a week later with what came meanwhile', async () => {
    await keep(app, recent(1, { title: 'Known before' }))
    app.clock.advance(1_000)
    expect((await app.call(getWeeklyMail, { token: ada.token })).body).toEqual({ data: { isWanted: false } })
    await want(ada)
    app.clock.advance(dayMs)
    await keep(
      app,
      recent(2, { title: 'Measles in two regions' }),
      recent(3, { title: 'Of the heart', specialities: ['cardiology'] }),
      makeSynopsis('5', 4, { title: 'A study', publishedAt: '2026-11' }),
      makeStory(5, { title: 'Of long ago', publishedAt: '2019' }),
    )

    expect(await write()).toBe(0)
    app.clock.advance(6 * dayMs)
    expect(await write()).toBe(1)

    const text = (await mail())?.text ?? ''
    const at = (title: string) => text.indexOf(title)
    expect(at('Of the heart')).toBeGreaterThan(-1)
    expect(at('Measles in two regions')).toBeGreaterThan(at('Of the heart'))
    expect(at('A study')).toBeGreaterThan(at('Measles in two regions'))
    expect(text).toMatch(/\/brief\/[0-9a-f-]{36}/u)
    expect(text).toMatch(/\/review\/[0-9a-f-]{36}/u)
    expect(text).not.toContain('Known before')
    expect(text).not.toContain('Of long ago')
  })

  it('is written once a week, by twenty runs at once too', async () => {
    await want(ada)
    app.clock.advance(7 * dayMs)
    await keep(app, recent(7))

    const written = await Promise.all(Array.from({ length: 20 }, write))

    expect(written.reduce((sum, one) => sum + one, 0)).toBe(1)
    expect((await app.mailbox.list(10)).filter(({ to }) => to === ada.email)).toHaveLength(1)
  })

  it('is not written where there is nothing to tell, or where the account is disabled', async () => {
    await want(ada)
    app.clock.advance(7 * dayMs)
    expect(await write()).toBe(0)

    await keep(app, recent(7))
    app.clock.advance(7 * dayMs)
    const { db } = app.parts.database
    await db.update(users).set({ disabledAt: sql`now()` }).where(eq(users.id, ada.id))

    expect(await write()).toBe(0)
    expect(await mail()).toBeUndefined()
  })

  it('is ended by one click of a mail program, without a session', async () => {
    await want(ada)
    app.clock.advance(7 * dayMs)
    await keep(app, recent(7))
    await write()
    const { pathname, search } = new URL((await mail())?.endUrl ?? '')

    const answer = await app.server.inject({
      method: 'POST',
      url: `${pathname}${search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })

    expect(answer.statusCode).toBe(200)
    expect(await app.parts.database.db.select().from(weeklyMails)).toEqual([])
  })

  it('holds a link for its reader, to a page that the address of the mail program leads to, too, and opening ends nothing', async () => {
    await want(ada)
    app.clock.advance(7 * dayMs)
    await keep(app, recent(7))
    await write()
    const { text = '', html = '', endUrl = '' } = (await mail()) ?? {}
    const { pathname, search, origin } = new URL(endUrl)

    const opened = await app.server.inject({ method: 'GET', url: `${pathname}${search}` })

    expect(opened.statusCode).toBe(302)
    const page = String(opened.headers['location'])
    expect(page).toBe(`${origin}${endMailPath}${search}`)
    expect(text.split(/\s+/u)).toContain(page)
    expect(html).toContain('End this mail')
    expect(await app.parts.database.db.select().from(weeklyMails)).toHaveLength(1)
    const token = new URL(page).searchParams.get('token') ?? ''
    expect((await app.call(endWeeklyMail, { query: { token } })).status).toBe(200)
    expect(await app.parts.database.db.select().from(weeklyMails)).toEqual([])
  })

  it('leads nowhere else from its address, whatever is asked of it', async () => {
    const url = '/api/post/weekly-mail/end?token=//evil.example&next=https://evil.example'

    const { headers } = await app.server.inject({ method: 'GET', url })

    expect(headers['location']).toBe(
      `http://localhost:3000${endMailPath}?token=${encodeURIComponent('//evil.example')}`,
    )
  })

  it('is ended by nobody else, and by its reader under settings', async () => {
    const ben = await addDoctor(app, { name: 'Ben Kidd' })
    await want(ada)

    const forged = await app.call(endWeeklyMail, { query: { token: `${ada.id}.${'x'.repeat(43)}` } })
    await want(ben, false)

    expect(forged.body).toMatchObject({ statusCode: 400, reason: 'link-not-valid' })
    expect((await app.call(getWeeklyMail, { token: ada.token })).body).toEqual({ data: { isWanted: true } })
    await want(ada, false)
    expect((await app.call(getWeeklyMail, { token: ada.token })).body).toEqual({ data: { isWanted: false } })
  })
})
