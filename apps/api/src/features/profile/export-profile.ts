import { eq } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import { profiles, verifications } from './tables.ts'

/** What a user told of themselves, and what was found of their registration number. */
export async function exportProfile(
  db: Database,
  userId: string,
): Promise<Record<string, Record<string, unknown>[]>> {
  const rows = await db.select().from(profiles).where(eq(profiles.userId, userId))
  const { submittedAt, decidedAt, decision, reason } = verifications
  return {
    profiles: rows.map(({ userId: _owner, searchName: _derived, ...told }) => told),
    verifications: await db
      .select({ submittedAt, decidedAt, decision, reason })
      .from(verifications)
      .where(eq(verifications.userId, userId)),
  }
}
