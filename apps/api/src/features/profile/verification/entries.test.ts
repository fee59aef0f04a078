import { type ProfileUpdate, updateProfile } from '@auscult/contract/people/profile.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDoctor, addPerson, type Person } from '../../../testing/people.ts'
import { commandsOf } from '../../../testing/run-command.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { entryIdOf, findWaiting } from './store.ts'
import { profiles, verifications } from '../tables.ts'

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
const vouch = (email: string) => operate({ name: 'verify', email })
const approve = (email: string, entry: string) => operate({ name: 'verifications approve', email, entry })
const refuse = (email: string, entry: string, reason = 'The register lists another name.') =>
  operate({ name: 'verifications refuse', email, entry, reason })
const entryOf = async ({ id }: Person) => {
  const waiting = await findWaiting(app.parts.database.db, id)
  return waiting === undefined ? 'none' : entryIdOf(waiting)
}
const update = (person: Person, body: ProfileUpdate) => app.call(updateProfile, { token: person.token, body })

describe('a doctor', () => {
  it('is decided for by what was looked up alone: another entry that waits by then is neither approved nor refused', async () => {
    const seen = await entryOf(ada)
    await refuse(ada.email, seen)
    await update(ada, {
      userName: 'Other Person',
      country: ['Italy'],
      medicalCouncil: 'OMCeO Roma',
      doctorRegistrationNumber: '999',
    })

    const looked = '"Other Person"\t"Italy"\t"OMCeO Roma"\t"999"'
    // oxlint-disable-next-line no-await-in-loop -- in order
    for (const decide of [approve, refuse]) await expect(decide(ada.email, seen)).rejects.toThrow(looked)
    expect((await update(ada, {})).body['data']).toMatchObject([
      { status: 'Pending', verification: { state: 'waiting' } },
    ])
    expect(await approve(ada.email, await entryOf(ada))).toContain(looked)
  })

  it('cannot change the council, nor add one, while the number waits or beside the badge', async () => {
    const old = await addDoctor(app, { name: 'Ben Kidd' })
    const change = { medicalCouncil: 'Another Council' }
    expect((await update(ada, change)).body).toMatchObject({ field: 'medicalCouncil' })
    // An account of a version that took a number without a council.
    await app.parts.database.db
      .insert(verifications)
      .values({ userId: old.id, submittedAt: app.parts.clock() })
    await app.parts.database.db
      .update(profiles)
      .set({ registrationNumber: '77' })
      .where(eq(profiles.userId, old.id))

    for (const isApproved of [false, true]) {
      // oxlint-disable-next-line no-await-in-loop -- in order
      if (isApproved) await vouch(old.email)
      // oxlint-disable-next-line no-await-in-loop -- in order
      const { status, body } = await update(old, { medicalCouncil: council })
      expect({ status, body }).toMatchObject({ status: 403, body: { reason: 'field-read-only' } })
    }
  })

  it('is asked for the council where the country has a list, and can correct it until there is a number', async () => {
    const ben = await addDoctor(app, { name: 'Ben Kidd', country: ['Italy'] })

    const refused = await update(ben, { doctorRegistrationNumber: '1' })
    expect(refused).toMatchObject({ status: 400, body: { field: 'medicalCouncil' } })
    await update(ben, { medicalCouncil: 'OMCeO Roma' })
    const other = await update(ben, { medicalCouncil: 'OMCeO Milano' })
    expect(other.body['data']).toMatchObject([{ medicalCouncil: 'OMCeO Milano' }])
    expect((await update(ben, { doctorRegistrationNumber: '1' })).status).toBe(200)
  })

  it('whom an operator vouched for before onboarding keeps the name that was vouched for', async () => {
    const newcomer = await addPerson(app, { name: 'Ben Kidd', type: null })
    await vouch(newcomer.email)
    const first: ProfileUpdate = { type: 'Dr', country: ['Ireland'], professionalCategoryId: ['cardiology'] }

    const renamed = await update(newcomer, { ...first, userName: 'Somebody Else' })
    expect(renamed).toMatchObject({ status: 403, body: { reason: 'field-read-only', field: 'userName' } })
    expect((await update(newcomer, first)).body['data']).toMatchObject([
      { name: 'Ben Kidd', status: 'Active' },
    ])
  })

  it('whose badge is taken back is told why, stands in the trail, and can correct everything', async () => {
    await approve(ada.email, await entryOf(ada))
    const reason = 'The register has struck this number off.'

    const said = await operate({ name: 'verifications revoke', email: ada.email, reason })

    expect(said).toContain('has the badge no longer')
    expect((await app.mailbox.findNewest(ada.email))?.text).toContain(reason)
    expect(await operate({ name: 'audit', most: 1 })).toMatch(/\tverification-revoked\t.*"The register has/u)
    const corrected = await update(ada, { userName: 'Ada King', country: ['Italy'] })
    expect(corrected.body['data']).toMatchObject([
      {
        name: 'Ada King',
        status: 'Pending',
        doctorRegistrationNumber: null,
        verification: { state: 'refused', reason },
      },
    ])
    await expect(operate({ name: 'verifications revoke', email: ada.email, reason })).rejects.toThrow(
      'no badge',
    )
  })

  it('whom an operator vouched for tells no council without a number that is then looked up', async () => {
    const ben = await addDoctor(app, { name: 'Ben Kidd' })
    await vouch(ben.email)

    expect((await update(ben, { medicalCouncil: council })).body).toMatchObject({ reason: 'field-read-only' })
    const withNumber = await update(ben, { medicalCouncil: council, doctorRegistrationNumber: '1' })
    expect(withNumber.status).toBe(200)
  })
})
