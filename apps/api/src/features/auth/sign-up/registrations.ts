import { and, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Database } from '../../../parts/db/database.ts'
import { registrations } from '../tables.ts'

export const registrationLifeSeconds = 24 * 60 * 60

export type Registration = typeof registrations.$inferSelect

/** Always a row of its own: another registration of the same address, a stranger's perhaps, stays as it is. */
export async function createRegistration(
  db: Database,
  registration: Omit<typeof registrations.$inferInsert, 'id'>,
): Promise<Registration> {
  const [created] = await db
    .insert(registrations)
    .values({ id: v7(), ...registration })
    .returning()
  if (created === undefined) throw new Error('the registration was not written')
  return created
}

/** Whose registration it is: the one that a cookie names (see `readRegistration`), or, without a cookie, those of a network address. */
type Wanted = { id: string | null | undefined; addressHash: string; email: string; now: Date }

/** The caller's registration of an address, the newest where there are several. */
export async function findOwnRegistration(db: Database, wanted: Wanted): Promise<Registration | undefined> {
  const [own] = await db
    .select()
    .from(registrations)
    .where(and(isLive(wanted), isOwn(wanted)))
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
    .limit(1)
  return own
}

/** The one whose password a person who logs in would know: the caller's own, else the newest of the address. */
export async function findLikeliestRegistration(
  db: Database,
  wanted: Wanted,
): Promise<Registration | undefined> {
  const [likeliest] = await db
    .select()
    .from(registrations)
    .where(isLive(wanted))
    .orderBy(desc(isOwn(wanted)), desc(registrations.createdAt), desc(registrations.id))
    .limit(1)
  return likeliest
}

type NewCode = { id: string; codeHash: string; codeExpiresAt: Date; addressHash: string }

/** The newest code only, with all its tries, and the network that asked for it. */
export async function saveCode(
  db: Database,
  { id, codeHash, codeExpiresAt, addressHash }: NewCode,
): Promise<void> {
  await db
    .update(registrations)
    .set({ codeHash, codeExpiresAt, addressHash, tries: 0 })
    .where(eq(registrations.id, id))
}

/** Uses up one try at a live code; undefined when there is none or its tries are spent. */
export async function useTry(
  db: Database,
  { id, now, maxTries }: { id: string; now: Date; maxTries: number },
): Promise<string | undefined> {
  const [row] = await db
    .update(registrations)
    .set({ tries: sql`${registrations.tries} + 1` })
    .where(
      and(eq(registrations.id, id), gt(registrations.codeExpiresAt, now), lt(registrations.tries, maxTries)),
    )
    .returning({ codeHash: registrations.codeHash })
  return row?.codeHash ?? undefined
}

/** Takes the registration away; undefined when its code was replaced or used in the meantime. */
export async function takeRegistration(
  db: Database,
  { id, codeHash }: { id: string; codeHash: string },
): Promise<Registration | undefined> {
  const [taken] = await db
    .delete(registrations)
    .where(and(eq(registrations.id, id), eq(registrations.codeHash, codeHash)))
    .returning()
  return taken
}

export async function forgetOldRegistrations(db: Database, now: Date): Promise<void> {
  await db.delete(registrations).where(lte(registrations.createdAt, oldestLive(now)))
}

function isLive({ email, now }: Wanted) {
  return and(eq(registrations.email, email), gt(registrations.createdAt, oldestLive(now)))
}

/** A cookie that is not ours finds nothing; a caller without one is known by the network. */
function isOwn({ id, addressHash }: Wanted) {
  if (id === undefined) return eq(registrations.addressHash, addressHash)
  return id === null ? isNull(registrations.id) : eq(registrations.id, id)
}

function oldestLive(now: Date): Date {
  return new Date(now.getTime() - registrationLifeSeconds * 1_000)
}
