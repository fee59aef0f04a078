import { type ProfileUpdate, updateProfile } from '@auscult/contract/people/profile.ts'
import { hash } from '@node-rs/argon2'
import { v7 } from 'uuid'
import { registrations } from '../features/auth/tables.ts'
import { users } from '../parts/db/users.ts'
import type { TestApp } from './test-app.ts'

export type Person = { id: string; email: string; password: string; token: string }

const password = 'a long enough passphrase'
// Cheap on purpose: log-in reads the cost from the hash.
const passwordHash = hash(password, { memoryCost: 1_024, timeCost: 1, parallelism: 1 })

/** A verified account with a session, written straight into the database. */
export async function addPerson(
  { parts, sessions }: Pick<TestApp, 'sessions'> & { parts: Pick<TestApp['parts'], 'clock' | 'database'> },
  details: Partial<typeof users.$inferInsert> = {},
): Promise<Person> {
  const id = v7()
  const email = `person-${id}@example.org`
  const now = parts.clock()
  const [user] = await parts.database.db
    .insert(users)
    .values({
      id,
      name: 'Ada Byron',
      email,
      passwordHash: await passwordHash,
      type: 'Dr',
      emailVerifiedAt: now,
      termsAcceptedAt: now,
      privacyAcceptedAt: now,
      wantsPromotion: false,
      createdAt: now,
      ...details,
    })
    .returning()
  if (user === undefined) throw new Error('the person was not written')
  return { id: user.id, email: user.email, password, token: await sessions.start(parts.database.db, user.id) }
}

const irishCouncil = 'Medical Council (Comhairle na nDochtúirí Leighis)'

/** Somebody with a profile, as onboarding leaves it; a number comes with the council of Ireland. */
export async function addDoctor(
  app: Pick<TestApp, 'sessions' | 'call'> & { parts: Pick<TestApp['parts'], 'clock' | 'database'> },
  { name = 'Ada Byron', ...told }: { name?: string } & Partial<ProfileUpdate> = {},
): Promise<Person> {
  const person = await addPerson(app, { name, type: null })
  const body = {
    type: 'Dr',
    country: ['Ireland'],
    professionalCategoryId: ['cardiology'],
    ...(told.doctorRegistrationNumber !== undefined && { medicalCouncil: irishCouncil }),
    ...told,
  }
  const { status } = await app.call(updateProfile, { token: person.token, body })
  if (status !== 200) throw new Error(`the profile was refused with ${status}`)
  return person
}

/** A registration that awaits its code, made at an address of its own, whose owner has no mail yet. */
export async function addRegistration(
  { parts }: TestApp,
  details: Partial<typeof registrations.$inferInsert> = {},
): Promise<{ id: string; email: string; password: string }> {
  const id = v7()
  const email = `person-${id}@example.org`
  await parts.database.db.insert(registrations).values({
    id,
    email,
    name: 'Ada Byron',
    passwordHash: await passwordHash,
    wantsPromotion: false,
    addressHash: 'nowhere',
    createdAt: parts.clock(),
    ...details,
  })
  return { id, email, password }
}

/** The code in the newest mail to an address, once the outbox has been emptied. */
export async function readCode({ outbox, mailbox }: TestApp, email: string): Promise<number> {
  await outbox.flush()
  const mail = await mailbox.findNewest(email)
  const code = /\b\d{6}\b/u.exec(mail?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`no code was mailed to ${email}`)
  return Number(code)
}

/** The token of the reset link in the newest mail to an address, once the outbox has been emptied. */
export async function readResetToken({ outbox, mailbox }: TestApp, email: string): Promise<string> {
  await outbox.flush()
  const mail = await mailbox.findNewest(email)
  const link = /https?:\/\/\S+\/reset-password\?\S+/u.exec(mail?.text ?? '')?.[0]
  const token = link === undefined ? null : new URL(link).searchParams.get('token')
  if (token === null) throw new Error(`no link was mailed to ${email}`)
  return token
}
