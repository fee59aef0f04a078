import { eq } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import type { ReferenceLists } from '../../parts/reference-lists.ts'
import { writeDay } from '../../parts/written-date.ts'
import { profiles, verifications } from './tables.ts'

/** What a user told of themselves, and what was found of their registration number. */
export async function exportProfile(
  db: Database,
  lists: ReferenceLists,
  userId: string,
): Promise<Record<string, Record<string, unknown>[]>> {
  const rows = await db.select().from(profiles).where(eq(profiles.userId, userId))
  const { submittedAt, decidedAt, decision, reason } = verifications
  return {
    profiles: rows.map(({ userId: _owner, searchName: _derived, specialities, roleId, dob, ...told }) => ({
      specialities: specialities.map((id) => nameOf(lists.specialities, id)),
      role: roleId === null ? null : nameOf(lists.roles, roleId),
      dob: dob === null ? null : writeDay(dob),
      ...told,
    })),
    verifications: await db
      .select({ submittedAt, decidedAt, decision, reason })
      .from(verifications)
      .where(eq(verifications.userId, userId)),
  }
}

/** What content no longer holds is told by its id, which is a word. */
function nameOf(list: readonly { id: string; name: string }[], id: string): string {
  return list.find((each) => each.id === id)?.name ?? id
}
