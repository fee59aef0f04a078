import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../parts/db/database.ts'
import { users } from '../../../parts/db/users.ts'
import type { User } from '../store.ts'
import { signInIdentities } from '../tables.ts'

type Identity = { issuer: string; subject: string }

/** The account that belongs to a person at a provider. */
export async function findUserByIdentity(
  db: Database,
  { issuer, subject }: Identity,
): Promise<User | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(signInIdentities)
    .innerJoin(users, eq(users.id, signInIdentities.userId))
    .where(and(eq(signInIdentities.issuer, issuer), eq(signInIdentities.subject, subject)))
  return row?.user
}

/** Unties whoever signs in to an account through a provider. */
export async function unlinkIdentities(db: Database, userId: string): Promise<void> {
  await db.delete(signInIdentities).where(eq(signInIdentities.userId, userId))
}

/** Ties a person at a provider to an account. False where that person already has another one. */
export async function linkIdentity(
  db: Database,
  { issuer, subject, userId, linkedAt }: Identity & { userId: string; linkedAt: Date },
): Promise<boolean> {
  const linked = await db
    .insert(signInIdentities)
    .values({ issuer, subject, userId, linkedAt })
    .onConflictDoNothing()
    .returning({ userId: signInIdentities.userId })
  return linked.length > 0
}
