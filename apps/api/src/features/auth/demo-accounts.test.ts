import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../parts/db/users.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { ensureDemoAccounts } from './demo-accounts.ts'
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
