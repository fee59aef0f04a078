import { inArray } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import { users } from '../../parts/db/users.ts'
import { wordsOfName } from './search-name.ts'
import { profiles } from './tables.ts'

/** Profiles of the accounts to try the product with, as onboarding would leave them; those that are there stay as they are. */
export async function ensureDemoProfiles(
  db: Database,
  now: Date,
  accounts: readonly { email: string }[],
): Promise<void> {
  const emails = accounts.map(({ email }) => email)
  const found = await db
    .select({ userId: users.id, name: users.name, type: users.type })
    .from(users)
    .where(inArray(users.email, emails))
  if (found.length === 0) return
  const rows = found.map(({ userId, name, type }) => ({
    userId,
    country: ['Ireland'],
    specialities: type === 'Dr' ? ['cardiology'] : [],
    ...(type === 'Student' && { yearOfEnrollment: now.getUTCFullYear() - 2 }),
    isPublic: true,
    searchName: wordsOfName(name).join(' '),
    createdAt: now,
    updatedAt: now,
  }))
  await db.insert(profiles).values(rows).onConflictDoNothing()
}
