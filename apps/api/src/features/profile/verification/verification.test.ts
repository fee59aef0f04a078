import { listNotifications } from '@auscult/contract/people/notifications.ts'
import {
  getProfile,
  type ProfileUpdate,
  updateProfile,
  withdrawVerification,
} from '@auscult/contract/people/profile.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDoctor, addPerson, type Person } from '../../../testing/people.ts'
import { commandsOf } from '../../../testing/run-command.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { securityEvents } from '../../auth/tables.ts'

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  await app.reset()
  ada = await addDoctor(app, { doctorRegistrationNumber: '123456' })
})
afterAll(() => app.close())

const operate = commandsOf(() => app)

const council = 'Medical Council (Comhairle na nDochtúirí Leighis)'
const waiting = () => operate({ name: 'verifications' })
const entryOf = (email: string, lines: string) =>
  lines
    .split('\n')
    .find((line) => line.includes(email))
    ?.split('\t')
    .at(-1) ?? 'none'
const approve = async (email: string) =>
  operate({ name: 'verifications approve', email, entry: entryOf(email, await waiting()) })
const refuse = async (email: string, reason: string) =>
  operate({ name: 'verifications refuse', email, entry: entryOf(email, await waiting()), reason })

async function standing(): Promise<unknown> {
  const { body } = await app.call(getProfile, { token: ada.token })
  return body['data']
}

async function noticesOf(person: Person): Promise<unknown> {
  const { body } = await app.call(listNotifications, { token: person.token })
  return body['data']
}

async function trail(): Promise<unknown[]> {
  return app.parts.database.db.select().from(securityEvents)
}

const vouch = (email: string) => operate({ name: 'verify', email })
const update = (person: Person, body: ProfileUpdate) => app.call(updateProfile, { token: person.token, body })

const withdraw = (person: Person) => app.call(withdrawVerification, { token: person.token })

describe('a doctor who entered a registration number', () => {
  it('waits in the queue, the longest first, with what an operator looks up', async () => {
    app.clock.advance(60_000)
    const ben = await addDoctor(app, { name: 'Ben "Tab\' Kidd', doctorRegistrationNumber: '123456' })
    await addDoctor(app, { name: 'No Number' })

    const lines = (await waiting()).split('\n')

    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain(`${ada.email}\t"Ada Byron"\t"Ireland"\t"${council}"\t"123456"\t1`)
    expect(lines[1]).toContain(`${ben.email}\t"Ben \\"Tab' Kidd"`)
  })

  it('gets the badge, a notification and a mail once an operator has approved, and the trail says so', async () => {
    const said = await approve(ada.email)

    expect(said).toContain('verified')
    expect(await standing()).toMatchObject([{ status: 'Active', verification: { state: 'verified' } }])
    expect(await noticesOf(ada)).toMatchObject([{ kind: 'verified', isRead: false }])
    expect((await app.mailbox.findNewest(ada.email))?.subject).toBe('Your registration was verified')
    expect(await trail()).toEqual(
      expect.arrayContaining([expect.objectContaining({ event: 'verification-approved', userId: ada.id })]),
    )
    expect(await waiting()).toBe('Nobody waits for verification.')
  })

  it('stands in the audit trail with the number that was confirmed, or why it was not', async () => {
    const ben = await addDoctor(app, { name: 'Ben Kidd', doctorRegistrationNumber: '222' })
    await approve(ada.email)
    app.clock.advance(1_000)
    await refuse(ben.email, 'The register lists another name.')

    const lines = (await operate({ name: 'audit', most: 10 }))
      .split('\n')
      .filter((line) => /verif/u.test(line))

    expect(lines).toEqual([
      expect.stringMatching(/\tverification-refused\t.*\t"The register lists another name\."$/u),
      expect.stringMatching(/\tverification-approved\t.*\t"123456"$/u),
    ])
  })

  it('learns why it was refused, and can enter another number', async () => {
    await refuse(ada.email, 'The register lists another name.')

    expect(await standing()).toMatchObject([
      {
        status: 'Pending',
        doctorRegistrationNumber: null,
        verification: { state: 'refused', reason: 'The register lists another name.' },
      },
    ])
    expect((await app.mailbox.findNewest(ada.email))?.text).toContain('The register lists another name.')
    expect(await trail()).toEqual(
      expect.arrayContaining([expect.objectContaining({ event: 'verification-refused', userId: ada.id })]),
    )

    await update(ada, { doctorRegistrationNumber: '654321' })

    expect(await standing()).toMatchObject([{ verification: { state: 'waiting', reason: null } }])
    expect(await waiting()).toContain('654321')
  })

  it('can correct after a refusal what was looked up, and nothing of it once more while it waits', async () => {
    await update(ada, { medicalCouncil: council })
    await refuse(ada.email, 'That council lists another name, in another country.')

    const corrected = await update(ada, { country: ['Italy'], userName: 'Ada King' })
    expect(corrected.body['data']).toMatchObject([
      // A council of Ireland is none of Italy.
      { name: 'Ada King', country: ['Italy'], medicalCouncil: null, verification: { state: 'refused' } },
    ])
    const again = await update(ada, {
      medicalCouncil: 'OMCeO Roma',
      doctorRegistrationNumber: 'RM 1234 (Roma)',
    })
    expect(again.body['data']).toMatchObject([{ verification: { state: 'waiting' } }])

    expect(await waiting()).toContain('"Ada King"\t"Italy"\t"OMCeO Roma"\t"RM 1234 (ROMA)"')
    for (const change of [{ country: ['Ireland'] }, { userName: 'Ada Byron' }])
      expect((await update(ada, change)).body).toMatchObject({ reason: 'field-read-only' })
    expect((await update(ada, { type: 'Student' })).status).toBe(403)
  })

  it('is decided about once, whatever twenty operators say at once', async () => {
    const decisions = await Promise.allSettled(
      Array.from({ length: 20 }, (_, nth) =>
        nth % 2 === 0 ? approve(ada.email) : refuse(ada.email, 'Not found.'),
      ),
    )

    expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await noticesOf(ada)).toHaveLength(1)
  })
})

describe('a number that waits', () => {
  it('is taken back by its owner: the queue loses it, the trail says so, and what was wrong can be corrected', async () => {
    await update(ada, { medicalCouncil: council })

    const { status, body } = await withdraw(ada)

    expect(status).toBe(200)
    expect(body['data']).toMatchObject([
      {
        doctorRegistrationNumber: null,
        status: 'Pending',
        verification: { state: 'withdrawn', reason: null },
      },
    ])
    expect(await waiting()).toBe('Nobody waits for verification.')
    expect(await trail()).toEqual(
      expect.arrayContaining([expect.objectContaining({ event: 'verification-withdrawn', userId: ada.id })]),
    )
    await expect(approve(ada.email)).rejects.toThrow('does not wait')
    const corrected = await update(ada, {
      userName: 'Ada King',
      country: ['Italy'],
      medicalCouncil: 'OMCeO Roma',
      doctorRegistrationNumber: '654321',
    })
    expect(corrected.body['data']).toMatchObject([{ name: 'Ada King', verification: { state: 'waiting' } }])
    expect(await waiting()).toContain('654321')
  })

  it('is taken back once, and only where it waits', async () => {
    const ben = await addDoctor(app, { name: 'Ben Kidd' })
    expect((await withdraw(ben)).body).toMatchObject({ statusCode: 404, reason: 'verification-not-waiting' })

    await withdraw(ada)

    expect((await withdraw(ada)).status).toBe(404)
  })

  it('that was confirmed stays', async () => {
    await approve(ada.email)

    expect((await withdraw(ada)).status).toBe(404)
    expect(await standing()).toMatchObject([{ status: 'Active', doctorRegistrationNumber: '123456' }])
  })

  it('beside a badge goes without it', async () => {
    const ben = await addDoctor(app, { name: 'Ben Kidd' })
    await vouch(ben.email)
    await update(ben, { doctorRegistrationNumber: '999999', medicalCouncil: council })

    const { body } = await withdraw(ben)

    expect(body['data']).toMatchObject([{ status: 'Active', verification: { state: 'verified' } }])
  })

  it('is decided about or taken back, whatever twenty say at once', async () => {
    const said = await Promise.all(
      Array.from({ length: 20 }, async (_, nth) => {
        if (nth % 2 === 0) return (await withdraw(ada)).status === 200
        return approve(ada.email).then(
          () => true,
          () => false,
        )
      }),
    )

    expect(said.filter(Boolean)).toHaveLength(1)
  })

  it('is no stranger’s and no student’s to take back', async () => {
    const student = await addPerson(app, { type: null })
    const told: ProfileUpdate = { type: 'Student', country: ['Italy'], yearOfEnrollment: 2024 }
    await update(student, told)

    expect((await app.call(withdrawVerification)).status).toBe(401)
    expect((await withdraw(student)).status).toBe(403)
    expect(await standing()).toMatchObject([{ verification: { state: 'waiting' } }])
  })
})

describe('a doctor an operator vouches for without a number', () => {
  let ben: Person
  beforeEach(async () => {
    ben = await addDoctor(app, { name: 'Ben Kidd' })
    await vouch(ben.email)
  })

  it('gets the badge and is told so once', async () => {
    await vouch(ben.email)

    expect(await noticesOf(ben)).toMatchObject([{ kind: 'verified' }])
    expect((await app.mailbox.findNewest(ben.email))?.subject).toBe('Your registration was verified')
  })

  it('waits with a number that is entered later, keeps the badge meanwhile, and loses it where the number is refused', async () => {
    const entered = await update(ben, { doctorRegistrationNumber: '999999', medicalCouncil: council })
    expect(entered.body['data']).toMatchObject([{ status: 'Active', verification: { state: 'waiting' } }])
    expect(await waiting()).toContain(`${ben.email}\t"Ben Kidd"\t"Ireland"\t"${council}"\t"999999"`)

    await refuse(ben.email, 'Nobody has this number.')

    const { body } = await app.call(getProfile, { token: ben.token })
    expect(body['data']).toMatchObject([
      { status: 'Pending', doctorRegistrationNumber: null, verification: { state: 'refused' } },
    ])
  })

  it('waits no longer where a number was entered before', async () => {
    await vouch(ada.email)

    expect(await standing()).toMatchObject([{ status: 'Active', verification: { state: 'verified' } }])
    expect(await waiting()).toBe('Nobody waits for verification.')
  })
})

it('a student gets no badge, on an operator’s word neither before the profession was told nor after it', async () => {
  const { email, token } = await addPerson(app, { type: null })
  await vouch(email)
  const body: ProfileUpdate = { type: 'Student', country: ['Italy'], yearOfEnrollment: 2024 }

  const told = await app.call(updateProfile, { token, body })

  expect(told.body['data']).toMatchObject([{ type: 'Student', status: 'Pending' }])
  await expect(vouch(email)).rejects.toThrow('only doctors are verified')
})

it('nobody is decided about who does not wait', async () => {
  const ben = await addDoctor(app, { name: 'Ben Kidd' })

  await expect(approve(ben.email)).rejects.toThrow('does not wait')
  await expect(approve('nobody@example.org')).rejects.toThrow('no account')
})
