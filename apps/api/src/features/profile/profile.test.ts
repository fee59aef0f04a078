import { getIdentity } from '@auscult/contract/auth/auth.ts'
import { getProfile, updateProfile, type ProfileUpdate } from '@auscult/contract/people/profile.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { users } from '../../parts/db/users.ts'
import { addDoctor, addPerson, type Person } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { validCalls } from '../../testing/valid-calls.ts'

let app: TestApp
let newcomer: Person
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  await app.reset()
  newcomer = await addPerson(app, { type: null })
})
afterAll(() => app.close())

const update = (person: Person, body: unknown) => app.call(updateProfile, { token: person.token, body })

async function profileOf(person: Person): Promise<unknown> {
  const { body } = await app.call(getProfile, { token: person.token })
  return Array.isArray(body['data']) ? body['data'][0] : undefined
}

const doctor = { type: 'Dr', country: ['Ireland'], professionalCategoryId: ['cardiology'] }
const student = { type: 'Student', country: ['Italy'], yearOfEnrollment: 2024 }

describe('somebody new', () => {
  it('has no profile, and gets one by telling profession, country and speciality', async () => {
    expect(await profileOf(newcomer)).toBeUndefined()

    const { status, body } = await update(newcomer, { ...doctor, country: ['Ireland', 'Ireland'] })

    expect(status).toBe(200)
    expect(body['data']).toMatchObject([
      {
        _id: newcomer.id,
        name: 'Ada Byron',
        type: 'Dr',
        status: 'Pending',
        country: ['Ireland'],
        professionalCategory: [{ _id: 'cardiology', professionalCategoryName: 'Cardiology' }],
        gender: null,
        public: true,
        verification: { state: 'none', reason: null },
        completion: { percentage: 18 },
      },
    ])
    const identity = await app.call(getIdentity, { token: newcomer.token })
    expect(identity.body['data']).toMatchObject([{ type: 'Dr' }])
  })

  it('is asked for the profession first', async () => {
    const { status, body } = await update(newcomer, { country: ['Ireland'] })

    expect(status).toBe(400)
    expect(body).toMatchObject({ reason: 'profile-type-missing' })
  })

  it.each([
    [{ type: 'Dr' }, 'country'],
    [{ type: 'Dr', country: ['Ireland'] }, 'professionalCategoryId'],
    [{ type: 'Student', country: ['Italy'] }, 'yearOfEnrollment'],
    [{ type: 'Student', yearOfEnrollment: 2024 }, 'country'],
  ])('does not end onboarding with %j', async (body, field) => {
    const refused = await update(newcomer, body)

    expect(refused).toMatchObject({ status: 400, body: { reason: 'input-not-valid', field } })
    expect(await profileOf(newcomer)).toBeUndefined()
  })

  it('becomes one thing, whatever twenty browsers say at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => update(newcomer, nth % 2 === 0 ? doctor : student)),
    )

    const types = new Set(
      answers.flatMap(({ status, body }) => (status === 200 ? [body['data']] : [])).map(typeOf),
    )
    expect(types.size).toBe(1)
    expect(answers.map(({ status }) => status).every((status) => [200, 403].includes(status))).toBe(true)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  })
})

function typeOf(data: unknown): unknown {
  return Array.isArray(data) ? data[0]?.type : undefined
}

describe('a profile that is complete', () => {
  it('says so at a hundred percent, for a doctor', async () => {
    const { body } = await update(newcomer, validCalls['updateProfile']?.body)

    expect(body['data']).toMatchObject([{ completion: { percentage: 100, missing: [] } }])
  })

  it('says so for a student, and names what is missing before', async () => {
    const first = await update(newcomer, student)
    const all = {
      dob: '2003-02-28',
      gender: 'a word of my own',
      nationality: 'Italy',
      universityName: 'Bologna',
    }
    const last = await update(newcomer, { ...all, professionalCategoryId: ['paediatrics'] })

    expect(first.body['data']).toMatchObject([
      {
        completion: {
          percentage: 38,
          missing: ['dob', 'gender', 'nationality', 'professionalCategory', 'universityName'],
        },
      },
    ])
    expect(last.body['data']).toMatchObject([
      { gender: 'a word of my own', completion: { percentage: 100, missing: [] } },
    ])
  })
})

describe('what is fixed', () => {
  const fixed: [string, ProfileUpdate][] = [
    ['the profession', { type: 'Student' }],
    ['the country', { country: ['Italy'] }],
    ['the council', { medicalCouncil: 'Another Council' }],
    ['the registration number', { doctorRegistrationNumber: '999999' }],
    ['the name an operator will look up', { userName: 'Somebody Else' }],
  ]

  test.each(fixed)('is %s of a doctor', async (_, change) => {
    await update(newcomer, validCalls['updateProfile']?.body)

    const { status, body } = await update(newcomer, change)

    expect(status).toBe(403)
    expect(body).toMatchObject({ reason: 'field-read-only' })
    expect(body['message']).toMatch(/^This cannot be changed any more: [a-z ]+\.$/u)
    expect(await profileOf(newcomer)).toMatchObject({ name: 'Ada Byron', doctorRegistrationNumber: '123456' })
  })

  test.each([{ universityName: 'Padova' }, { yearOfEnrollment: 2023 }, { country: ['Spain'] }])(
    'is school, year and country of a student: %o',
    async (change) => {
      await update(newcomer, { ...student, universityName: 'Bologna' })

      expect((await update(newcomer, change)).status).toBe(403)
    },
  )

  it('may be sent again as it is', async () => {
    await update(newcomer, validCalls['updateProfile']?.body)

    expect((await update(newcomer, validCalls['updateProfile']?.body)).status).toBe(200)
  })

  test.each([
    [student, { medicalCouncil: 'A council' }],
    [student, { doctorRegistrationNumber: '1234' }],
  ])('is not what only a doctor has: %o %o', async (own, foreign) => {
    await update(newcomer, own)

    const { status, body } = await update(newcomer, foreign)

    expect(status).toBe(403)
    expect(body).toMatchObject({ reason: 'field-read-only' })
  })

  it('is what nobody may say of themselves: badge, quota, id, operator', async () => {
    const grab = {
      status: 'Active',
      queryLimit: 9_999,
      _id: 'x',
      isOperator: true,
      email: 'other@example.org',
    }

    await update(newcomer, { ...doctor, ...grab })

    const { db } = app.parts.database
    const [row] = await db.select().from(users).where(eq(users.id, newcomer.id))
    expect(row).toMatchObject({
      status: 'Pending',
      isOperator: false,
      email: newcomer.email,
      id: newcomer.id,
    })
  })
})

describe('a value that cannot be', () => {
  test.each([
    { country: ['Atlantis'] },
    { professionalCategoryId: ['astrology'] },
    { roleId: 'emperor' },
    { nationality: 'Atlantis' },
    { gender: 'Prefer to self-describe' },
    { medicalCouncil: 'No such council' },
    { dob: '1899-12-31' },
    { dob: '2015-01-01' },
    { dob: '1985-02-30' },
    { yearOfGraduation: 2_999 },
    { place: '   ' },
    { doctorRegistrationNumber: '12\n34' },
    { dob: '2005-01-01', yearOfGraduation: 1950 },
    { dob: '2005-01-01', yearOfEnrollment: 1950 },
    { place: 'Galway\nEmail: other@example.org' },
    { universityName: 'Galway \u202Eyawlag' },
    { gender: 'one\u2028two' },
    { profilePicture: 'https://evil.example/track.gif' },
  ])('is refused: %o', async (wrong) => {
    const { status, body } = await update(newcomer, { ...doctor, ...wrong })

    expect(status).toBe(400)
    expect(body).toMatchObject({ reason: 'input-not-valid', field: Object.keys(wrong).at(-1) })
    expect(await profileOf(newcomer)).toBeUndefined()
  })

  test.each(['<img src=x onerror=alert(1)>', 'Ada evil-login.com', 'Ada Byron ✔'])(
    'is a name that is none: %s',
    async (userName) => {
      const { status, body } = await update(newcomer, { ...doctor, userName })

      expect(status).toBe(400)
      expect(body).toMatchObject({ reason: 'name-not-valid', field: 'userName' })
    },
  )

  it('is a title before a student’s name, which goes where they signed up with it', async () => {
    const titled = await addPerson(app, { type: null, name: 'Prof. Dr. Stu Dent' })

    await update(titled, student)
    const renamed = await update(titled, { userName: 'Dr Stu Dent' })

    expect(await profileOf(titled)).toMatchObject({ name: 'Stu Dent' })
    expect(renamed).toMatchObject({ status: 400, body: { reason: 'name-not-valid', field: 'userName' } })
  })

  it('is a date of birth that comes after the graduation told before', async () => {
    await update(newcomer, { ...doctor, yearOfGraduation: 1990 })

    const refused = await update(newcomer, { dob: '1985-01-01' })

    expect(refused).toMatchObject({ status: 400, body: { reason: 'input-not-valid', field: 'dob' } })
    expect((await update(newcomer, { dob: '1985-01-01', yearOfGraduation: 2010 })).status).toBe(200)
  })

  it('is a picture that is not one’s own', async () => {
    const { status, body } = await update(newcomer, { ...doctor, profilePicture: crypto.randomUUID() })

    expect(status).toBe(403)
    expect(body).toMatchObject({ reason: 'photo-not-own' })
  })

  it('is no number in an unusual form, which is kept in capitals', async () => {
    await update(newcomer, {
      ...doctor,
      medicalCouncil: 'Medical Council (Comhairle na nDochtúirí Leighis)',
      doctorRegistrationNumber: ' rm_12/34.x (Roma) ',
    })

    expect(await profileOf(newcomer)).toMatchObject({
      doctorRegistrationNumber: 'RM_12/34.X (ROMA)',
      verification: { state: 'waiting' },
    })
  })
})

it('an update changes what it names and leaves the rest', async () => {
  const ada = await addDoctor(app, { place: 'Galway', yearOfGraduation: 2010 })

  await update(ada, { professionalCategoryId: ['cardiology', 'nephrology', 'cardiology'] })

  expect(await profileOf(ada)).toMatchObject({
    place: 'Galway',
    yearOfGraduation: 2010,
    professionalCategory: [{ _id: 'cardiology' }, { _id: 'nephrology' }],
  })
})
