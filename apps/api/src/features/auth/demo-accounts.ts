import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { inArray, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '../../parts/clock.ts'
import type { Database } from '../../parts/db/database.ts'
import { users } from '../../parts/db/users.ts'
import type { Passwords } from './passwords/passwords.ts'
import { findUser, findUserByEmail } from './store.ts'

const DemoAccount = z.object({
  /** Finds it again where its address was changed; files of older versions have none. */
  id: z.uuid().optional(),
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
  const accounts: DemoAccount[] = []
  for (const account of isNew ? makeAccounts() : readAccounts(path)) {
    // oxlint-disable-next-line no-await-in-loop -- two, on one connection
    const known = isNew ? undefined : await findKnown(db, account)
    // oxlint-disable-next-line no-await-in-loop -- two, on one connection
    const { id, email } = known ?? (await write({ db, clock, passwords }, account))
    accounts.push({ ...account, id, email })
  }
  const file = `${JSON.stringify(accounts, null, 2)}\n`
  if (isNew || file !== readFileSync(path, 'utf8')) writeFileSync(path, file, { mode: 0o600 })
  return accounts
}

function readAccounts(path: string): DemoAccount[] {
  return z.array(DemoAccount).parse(JSON.parse(readFileSync(path, 'utf8')))
}

/** By its id where that is known: an address that it had may be somebody else's by now. */
function findKnown(db: Database, { id, email }: DemoAccount) {
  return id === undefined ? findUserByEmail(db, email) : findUser(db, id)
}

/** Deletes them with their sessions and questions, and the file of their passwords. Returns how many there were. */
export async function removeDemoAccounts(db: Database, path: string): Promise<number> {
  const known = existsSync(path) ? readAccounts(path) : []
  const emails = Object.values(demoEmails)
  const ids = known.flatMap(({ id }) => id ?? [])
  const removed = await db
    .delete(users)
    .where(or(inArray(users.email, emails), inArray(users.id, ids)))
    .returning({ id: users.id })
  rmSync(path, { force: true })
  return removed.length
}

/** Nobody else has these: no mail reaches them. */
const demoEmails = { Dr: 'doctor@demo.localhost', Student: 'student@demo.localhost' } as const

function makeAccounts(): DemoAccount[] {
  return [
    { name: 'Demo Doctor', email: demoEmails.Dr, type: 'Dr', password: makePassword() },
    { name: 'Demo Student', email: demoEmails.Student, type: 'Student', password: makePassword() },
  ]
}

function makePassword(): string {
  return randomBytes(12).toString('base64url')
}

async function write(
  { db, clock, passwords }: Deps,
  { name, type, password }: DemoAccount,
): Promise<{ id: string; email: string }> {
  const passwordHash = await passwords.hash(password, 'this machine')
  const now = clock()
  const [written] = await db
    .insert(users)
    .values({
      name,
      email: demoEmails[type],
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
    .returning({ id: users.id, email: users.email })
  if (written === undefined) throw new Error('a demo account was not written')
  return written
}
