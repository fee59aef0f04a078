import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '../../parts/clock.ts'
import type { Database } from '../../parts/db/database.ts'
import { users } from '../../parts/db/users.ts'
import type { Passwords } from './passwords/passwords.ts'
import { findUserByEmail } from './store.ts'

const DemoAccount = z.object({
  name: z.string(),
  email: z.string(),
  type: z.enum(['Dr', 'Student']),
  password: z.string(),
})
export type DemoAccount = z.infer<typeof DemoAccount>

type Deps = { db: Database; clock: Clock; passwords: Passwords }

/**
 * One doctor and one student to try the product with, with random passwords kept in `path` so that a later start can show them
 * again. Only where nobody but this machine reaches the server.
 */
export async function ensureDemoAccounts(
  { db, clock, passwords }: Deps,
  path: string,
): Promise<DemoAccount[]> {
  const isNew = !existsSync(path)
  const accounts = isNew ? makeAccounts() : z.array(DemoAccount).parse(JSON.parse(readFileSync(path, 'utf8')))
  for (const account of accounts) {
    if (isNew || (await findUserByEmail(db, account.email)) === undefined) {
      const passwordHash = await passwords.hash(account.password, 'this machine')
      await write(db, clock(), account, passwordHash)
    }
  }
  if (isNew) writeFileSync(path, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 })
  return accounts
}

/** Deletes them with their sessions and questions, and the file of their passwords. Returns how many there were. */
export async function removeDemoAccounts(db: Database, path: string): Promise<number> {
  const emails = makeAccounts().map(({ email }) => email)
  const removed = await db.delete(users).where(inArray(users.email, emails)).returning({ id: users.id })
  rmSync(path, { force: true })
  return removed.length
}

function makeAccounts(): DemoAccount[] {
  return [
    { name: 'Demo Doctor', email: 'doctor@demo.localhost', type: 'Dr', password: makePassword() },
    { name: 'Demo Student', email: 'student@demo.localhost', type: 'Student', password: makePassword() },
  ]
}

function makePassword(): string {
  return randomBytes(12).toString('base64url')
}

async function write(
  db: Database,
  now: Date,
  { name, email, type }: DemoAccount,
  passwordHash: string,
): Promise<void> {
  await db
    .insert(users)
    .values({
      name,
      email,
      type,
      passwordHash,
      // The badge is a doctor's.
      status: type === 'Dr' ? 'Active' : 'Pending',
      emailVerifiedAt: now,
      termsAcceptedAt: now,
      privacyAcceptedAt: now,
      wantsPromotion: false,
      createdAt: now,
    })
    .onConflictDoUpdate({ target: users.email, set: { passwordHash } })
}
