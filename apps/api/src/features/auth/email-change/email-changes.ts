import { emailChange } from '@auscult/contract/auth/limits.ts'
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../parts/db/database.ts'
import { emailChanges } from '../tables.ts'

export type EmailChange = typeof emailChanges.$inferSelect

/** In the place of an older one of the account. */
export async function saveEmailChange(
  db: Database,
  { userId, ...change }: Omit<EmailChange, 'tries'>,
): Promise<void> {
  await db
    .insert(emailChanges)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: emailChanges.userId, set: { ...change, tries: 0 } })
}

/** What the account waits for; undefined where that is nothing, or was asked for too long ago. */
export async function findEmailChange(
  db: Database,
  userId: string,
  now: Date,
): Promise<EmailChange | undefined> {
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.createdAt, oldestLive(now))))
  return change
}

type NewCode = { userId: string; email: string; codeHash: string; codeExpiresAt: Date }

/** The newest code only, with all its tries; false where the account no longer waits for this address. */
export async function saveNewCode(
  db: Database,
  { userId, email, codeHash, codeExpiresAt }: NewCode,
): Promise<boolean> {
  const saved = await db
    .update(emailChanges)
    .set({ codeHash, codeExpiresAt, tries: 0 })
    .where(and(eq(emailChanges.userId, userId), eq(emailChanges.email, email)))
    .returning({ userId: emailChanges.userId })
  return saved.length > 0
}

/** Uses up one try at a live code; undefined when there is none or its tries are spent. */
export async function useTry(
  db: Database,
  { userId, now, maxTries }: { userId: string; now: Date; maxTries: number },
): Promise<Pick<EmailChange, 'email' | 'codeHash'> | undefined> {
  const [tried] = await db
    .update(emailChanges)
    .set({ tries: sql`${emailChanges.tries} + 1` })
    .where(
      and(
        eq(emailChanges.userId, userId),
        gt(emailChanges.codeExpiresAt, now),
        lt(emailChanges.tries, maxTries),
      ),
    )
    .returning({ email: emailChanges.email, codeHash: emailChanges.codeHash })
  return tried
}

/** Takes the change away; false when its code was replaced or used in the meantime. */
export async function takeEmailChange(
  db: Database,
  { userId, codeHash }: { userId: string; codeHash: string },
): Promise<boolean> {
  const taken = await db
    .delete(emailChanges)
    .where(and(eq(emailChanges.userId, userId), eq(emailChanges.codeHash, codeHash)))
    .returning({ userId: emailChanges.userId })
  return taken.length > 0
}

export async function forgetEmailChange(db: Database, userId: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId))
}

export async function forgetOldEmailChanges(db: Database, now: Date): Promise<void> {
  await db.delete(emailChanges).where(lte(emailChanges.createdAt, oldestLive(now)))
}

function oldestLive(now: Date): Date {
  return new Date(now.getTime() - emailChange.lifeMinutes * 60_000)
}
