import { register, verifyEmail } from '@auscult/contract/auth/auth.ts'
import { confirmEmailChange, requestEmailChange } from '@auscult/contract/auth/email-change.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../../parts/db/users.ts'
import { newAddress } from '../../../testing/in-parallel.ts'
import { addPerson, type Person, readCode } from '../../../testing/people.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { drawChangeCode } from './change-codes.ts'
import { emailChanges, securityEvents } from '../tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => app.reset())
afterAll(() => app.close())

const clients = 20
const wanted = 'wanted@example.org'

const together = <Result>(work: (nth: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: clients }, async (_, nth) => work(nth)))

/** Somebody who waits for the code of an address, and the code: more of them than the limits let one network ask for at once. */
async function waitFor(email: string): Promise<{ person: Person; code: number }> {
  const person = await addPerson(app)
  const { parts } = app
  const { code, ...kept } = drawChangeCode(parts, { userId: person.id, email })
  await parts.database.db
    .insert(emailChanges)
    .values({ userId: person.id, email, createdAt: parts.clock(), ...kept })
  return { person, code }
}

const confirm = ({ token }: Person, otp: number) =>
  app.call(confirmEmailChange, { token, body: { otp }, from: newAddress() })

const holders = () => app.parts.database.db.select().from(users).where(eq(users.email, wanted))

const countOf = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length

describe('twenty clients at once', () => {
  it('that all want one address: one has it, and the others keep theirs', async () => {
    const waiting = await together(() => waitFor(wanted))

    const answers = await Promise.all(waiting.map(({ person, code }) => confirm(person, code)))

    expect([countOf(answers, 200), countOf(answers, 400)]).toEqual([1, clients - 1])
    expect(await holders()).toHaveLength(1)
    const people = await app.parts.database.db.select().from(users)
    const kept = waiting.filter(({ person }) => people.some(({ email }) => email === person.email))
    expect(kept).toHaveLength(clients - 1)
  })

  it('with one right code change the address once', async () => {
    const { person, code } = await waitFor(wanted)

    const answers = await together(() => confirm(person, code))

    // Of the twenty, five have a try.
    expect(countOf(answers, 200)).toBe(1)
    expect(countOf(answers, 400)).toBe(clients - 1)
    const events = await app.parts.database.db.select().from(securityEvents)
    expect(events.filter(({ event }) => event === 'email-changed')).toHaveLength(1)
  })

  it('that guess have five tries between them', async () => {
    const { person, code } = await waitFor(wanted)

    const wrong = await together(() => confirm(person, code === 999_999 ? code - 1 : code + 1))
    const right = await confirm(person, code)

    expect([countOf(wrong, 400), right.status]).toEqual([clients, 400])
    const [row] = await app.parts.database.db.select().from(emailChanges)
    expect(row?.tries).toBe(5)
  })

  it('that ask for a change of one account leave one code, which is the one that counts', async () => {
    const person = await addPerson(app)

    const answers = await together((nth) =>
      app.call(requestEmailChange, {
        token: person.token,
        body: { email: `wanted.${nth}@example.org`, currentPassword: person.password },
        from: newAddress(),
      }),
    )

    expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([5, clients - 5])
    const rows = await app.parts.database.db.select().from(emailChanges)
    expect(rows).toHaveLength(1)
    const code = await readCode(app, rows[0]?.email ?? '')
    expect((await confirm(person, code)).status).toBe(200)
  })

  it('of which one opens an account with the address and the others change theirs to it: one has it', async () => {
    const body = {
      name: 'Eve',
      email: wanted,
      password: 'seven quiet herons',
      privacyPolicy: true,
      termAndCondition: true,
    }
    await app.call(register, { body })
    const otp = await readCode(app, wanted)
    const waiting = await Promise.all(Array.from({ length: clients - 1 }, async () => waitFor(wanted)))

    const answers = await Promise.all([
      app.call(verifyEmail, { body: { email: wanted, otp } }),
      ...waiting.map(({ person, code }) => confirm(person, code)),
    ])

    expect([countOf(answers, 200), countOf(answers, 400)]).toEqual([1, clients - 1])
    expect(await holders()).toHaveLength(1)
  })
})
