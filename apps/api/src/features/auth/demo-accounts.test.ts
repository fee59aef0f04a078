import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../parts/db/users.ts'
import { addPerson } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { ensureDemoAccounts, removeDemoAccounts } from './demo-accounts.ts'
import { createPasswords } from './passwords/passwords.ts'

let app: TestApp
const folder = mkdtempSync(join(tmpdir(), 'auscult-demo-'))
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

it('of the two demo accounts the doctor has the badge, and the student none', async () => {
  const { clock, database } = app.parts
  const deps = { db: database.db, clock, passwords: createPasswords() }

  await ensureDemoAccounts(deps, join(folder, 'demo.json'))

  const rows = await database.db.select({ type: users.type, status: users.status }).from(users)
  expect(rows).toEqual(
    expect.arrayContaining([
      { type: 'Dr', status: 'Active' },
      { type: 'Student', status: 'Pending' },
    ]),
  )
})

it('a demo account whose address was changed is the same at the next start, and goes with the demo', async () => {
  const { clock, database } = app.parts
  const { db } = database
  const deps = { db, clock, passwords: createPasswords() }
  const path = join(folder, 'moved.json')
  const [doctor] = await ensureDemoAccounts(deps, path)
  await db
    .update(users)
    .set({ email: 'me@example.org' })
    .where(eq(users.email, doctor?.email ?? ''))

  const [again] = await ensureDemoAccounts(deps, path)

  expect(again).toEqual({ ...doctor, email: 'me@example.org' })
  expect(await db.select().from(users)).toHaveLength(2)
  expect(await removeDemoAccounts(db, path)).toBe(2)
  expect(await db.select().from(users)).toEqual([])
})

it('who has an address that a demo account had is nobody’s demo', async () => {
  const { clock, database } = app.parts
  const { db } = database
  const deps = { db, clock, passwords: createPasswords() }
  const path = join(folder, 'taken.json')
  const [doctor] = await ensureDemoAccounts(deps, path)
  await db
    .update(users)
    .set({ email: 'ada@example.org' })
    .where(eq(users.email, doctor?.email ?? ''))
  await ensureDemoAccounts(deps, path)
  await db.delete(users).where(eq(users.email, 'ada@example.org'))
  const ada = await addPerson(app)
  await db.update(users).set({ email: 'ada@example.org' }).where(eq(users.id, ada.id))

  const [again] = await ensureDemoAccounts(deps, path)
  await removeDemoAccounts(db, path)

  expect(again?.email).toBe(doctor?.email)
  expect(await db.select({ id: users.id }).from(users)).toEqual([{ id: ada.id }])
})
