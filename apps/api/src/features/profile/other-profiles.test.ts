import { requestFriend } from '@auscult/contract/people/circle.ts'
import { sendInvite } from '@auscult/contract/people/invite.ts'
import { getProfileById, searchProfiles } from '@auscult/contract/people/profile.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../parts/db/users.ts'
import { addDoctor, addPerson, type Person } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

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

const look = (person: Person, id: string) => app.call(getProfileById, { token: person.token, params: { id } })

const search = (person: Person, q: string, page = 1) =>
  app.call(searchProfiles, { token: person.token, query: { q, page, limit: 2 } })

const namesOf = (data: unknown): unknown[] => (Array.isArray(data) ? data.map(({ name }) => name) : [])

describe('the profile of somebody else', () => {
  it('shows name, country, first speciality, type, badge and picture, and nothing more', async () => {
    const ben = await addDoctor(app, {
      name: 'Ben Kidd',
      professionalCategoryId: ['nephrology', 'cardiology'],
      dob: '1980-01-02',
      doctorRegistrationNumber: '654321',
      gender: 'Male',
    })

    const { status, body } = await look(ada, ben.id)

    expect(status).toBe(200)
    expect(body['data']).toEqual([
      {
        _id: ben.id,
        name: 'Ben Kidd',
        fullName: 'Ben Kidd',
        type: 'Dr',
        status: 'Pending',
        profilePicture: null,
        country: ['Ireland'],
        professionalCategory: [{ _id: 'nephrology', professionalCategoryName: 'Nephrology' }],
        relation: 'none',
        requestId: null,
      },
    ])
  })

  it('is there for whom they have invited though it is not public, who can ask them', async () => {
    const ben = await addDoctor(app, { name: 'Ben Kidd', public: false })
    await app.call(sendInvite, { token: ben.token, body: { email: ada.email } })

    expect((await look(ada, ben.id)).body['data']).toMatchObject([{ name: 'Ben Kidd', relation: 'none' }])
    const asked = await app.call(requestFriend, { token: ada.token, body: { receiverId: ben.id } })
    expect(asked.status).toBe(200)
    app.clock.advance(91 * 24 * 60 * 60_000)
    const token = await app.sessions.start(app.parts.database.db, ada.id)
    expect((await look({ ...ada, token }, ben.id)).status).toBe(404)
  })

  it('is not there for strangers where it is not public, as for nobody', async () => {
    const ben = await addDoctor(app, { name: 'Ben Kidd', public: false })

    const [hidden, nobody] = [await look(ada, ben.id), await look(ada, crypto.randomUUID())]

    expect(hidden.status).toBe(404)
    expect(hidden.body).toEqual(nobody.body)
    expect(hidden.body).toMatchObject({ reason: 'person-not-found' })
  })

  it('is there for whom they asked to join their circle, though it is not public', async () => {
    const ben = await addDoctor(app, { name: 'Ben Kidd', public: false })
    const { body: asked } = await app.call(requestFriend, { token: ben.token, body: { receiverId: ada.id } })

    const { status, body } = await look(ada, ben.id)

    expect(status).toBe(200)
    expect(body['data']).toMatchObject([{ relation: 'received', requestId: Object(asked['data'])['_id'] }])
  })

  it('is the own one, too', async () => {
    expect((await look(ada, ada.id)).body['data']).toMatchObject([{ relation: 'self', requestId: null }])
  })

  it('is not there, and found by nobody, while the account is disabled', async () => {
    const ben = await addDoctor(app, { name: 'Ben Kidd' })
    const { db } = app.parts.database

    await db.update(users).set({ disabledAt: app.parts.clock() }).where(eq(users.id, ben.id))

    expect((await look(ada, ben.id)).status).toBe(404)
    expect((await search(ada, 'Ben')).body).toMatchObject({ data: [], total: 0 })
  })

  it('is not there before onboarding, and neither may who has not done it look', async () => {
    const newcomer = await addPerson(app, { type: null })

    expect((await look(ada, newcomer.id)).status).toBe(404)
    const { status, body } = await look(newcomer, ada.id)
    expect(status).toBe(403)
    expect(body).toMatchObject({ reason: 'profile-missing' })
  })

  it('has an id that is one', async () => {
    expect((await look(ada, 'ada')).status).toBe(400)
  })
})

describe('a search for people', () => {
  it('finds words of names as they begin, whatever case and accents', async () => {
    await addDoctor(app, { name: 'José Ángel Núñez-Ortiz' })
    await addDoctor(app, { name: 'Anna Ortmann' })

    expect(namesOf((await search(ada, 'nunez')).body['data'])).toEqual(['José Ángel Núñez-Ortiz'])
    expect(namesOf((await search(ada, 'ORT')).body['data'])).toEqual([
      'Anna Ortmann',
      'José Ángel Núñez-Ortiz',
    ])
    expect(namesOf((await search(ada, 'ort jose')).body['data'])).toEqual(['José Ángel Núñez-Ortiz'])
    expect(namesOf((await search(ada, 'ñez')).body['data'])).toEqual([])
  })

  it('finds nobody who is not public, and never who asks', async () => {
    await addDoctor(app, { name: 'Ben Byron', public: false })
    await addDoctor(app, { name: 'Cleo Byron' })

    expect(namesOf((await search(ada, 'byron')).body['data'])).toEqual(['Cleo Byron'])
  })

  it('comes page by page, and says what the caller is to each', async () => {
    const people = [
      await addDoctor(app, { name: 'Kim A' }),
      await addDoctor(app, { name: 'Kim B' }),
      await addDoctor(app, { name: 'Kim C' }),
    ]
    await app.call(requestFriend, { token: ada.token, body: { receiverId: people[2]?.id } })

    const [first, second] = [await search(ada, 'kim'), await search(ada, 'kim', 2)]

    expect(first.body).toMatchObject({
      data: [{ name: 'Kim A', relation: 'none' }, { name: 'Kim B' }],
      total: 3,
      hasMore: true,
    })
    expect(second.body).toMatchObject({
      data: [{ name: 'Kim C', relation: 'requested' }],
      total: 3,
      hasMore: false,
    })
  })

  it.each(["'; drop table users; --", 'a & | ! ( ) :* b', '\\\\', '!!', '(('])(
    'takes signs for what they are, nothing: %s',
    async (q) => {
      expect((await search(ada, q)).status).toBe(200)
    },
  )

  it('needs two letters', async () => {
    expect((await search(ada, 'a')).status).toBe(400)
  })
})

it('whoever walks through ids is stopped', async () => {
  const limited = await startTestApp({ beside: app, environment: { PEOPLE_RATE_LIMIT_PER_MINUTE: '3' } })
  const calls = Array.from({ length: 5 }, () =>
    limited.call(getProfileById, { token: ada.token, params: { id: crypto.randomUUID() } }),
  )

  const statuses = (await Promise.all(calls)).map(({ status }) => status)

  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  await limited.close()
})
