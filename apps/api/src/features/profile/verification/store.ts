import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../parts/db/database.ts'
import { users } from '../../../parts/db/users.ts'
import { profiles, verifications } from '../tables.ts'

/** Puts somebody into the queue, at its end, also after a refusal. */
export async function awaitVerification(
  transaction: Database,
  { userId, submittedAt }: { userId: string; submittedAt: Date },
): Promise<void> {
  const waiting = { submittedAt, decidedAt: null, decision: null, reason: null }
  await transaction
    .insert(verifications)
    .values({ userId, ...waiting })
    .onConflictDoUpdate({ target: verifications.userId, set: waiting })
}

/** What became of the newest number; `decidedAt` is null while it waits. */
export type LookedAt = Pick<typeof verifications.$inferSelect, 'reason' | 'decidedAt' | 'decision'>

export async function findVerification(db: Database, userId: string): Promise<LookedAt | undefined> {
  const [row] = await db
    .select({
      reason: verifications.reason,
      decidedAt: verifications.decidedAt,
      decision: verifications.decision,
    })
    .from(verifications)
    .where(eq(verifications.userId, userId))
  return row
}

/** What stands in the queue of one doctor, as an operator looks it up. */
type Entry = {
  userId: string
  submittedAt: Date
  name: string
  country: readonly string[]
  medicalCouncil: string | null
  registrationNumber: string | null
}

/** Names an entry by all that an operator compares: whatever of it becomes another, this does, too. */
export function entryIdOf({
  userId,
  submittedAt,
  name,
  country,
  medicalCouncil,
  registrationNumber,
}: Entry): string {
  const compared = [userId, submittedAt.toISOString(), name, country, medicalCouncil, registrationNumber]
  return createHash('sha256').update(JSON.stringify(compared)).digest('hex').slice(0, 8)
}

const entryColumns = {
  userId: users.id,
  email: users.email,
  name: users.name,
  country: profiles.country,
  medicalCouncil: profiles.medicalCouncil,
  registrationNumber: profiles.registrationNumber,
  submittedAt: verifications.submittedAt,
}

/** Undefined for who does not wait. */
export async function findWaiting(db: Database, userId: string) {
  const [row] = await db
    .select(entryColumns)
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.userId))
    .innerJoin(profiles, eq(profiles.userId, verifications.userId))
    .where(and(eq(verifications.userId, userId), isNull(verifications.decidedAt)))
  return row
}

export type WaitingEntry = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

/** Who waits, the longest first, with what an operator looks up, and how many other accounts entered the same number. */
export async function listWaiting(db: Database, limit: number) {
  // Written out: Drizzle leaves the table out of a column's name where a query has one table only.
  const sameNumber = sql<number>`(
    select count(*)::int from profiles as other
    where other.registration_number = profiles.registration_number and other.user_id <> profiles.user_id)`
  return db
    .select({ ...entryColumns, sameNumber })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.userId))
    .innerJoin(profiles, eq(profiles.userId, verifications.userId))
    .where(isNull(verifications.decidedAt))
    .orderBy(asc(verifications.submittedAt))
    .limit(limit)
}

export async function countWaiting(db: Database): Promise<number> {
  return db.$count(verifications, isNull(verifications.decidedAt))
}

/** What became of the newest numbers of some people, with the number where it still stands, by user id. */
export async function findDecisions(db: Database, userIds: readonly string[]) {
  const { userId, decidedAt, reason } = verifications
  const rows = await db
    .select({ userId, decidedAt, reason, number: profiles.registrationNumber })
    .from(verifications)
    .innerJoin(profiles, eq(profiles.userId, userId))
    .where(inArray(userId, [...userIds]))
  return new Map(rows.map((row) => [row.userId, row]))
}

type Decision = {
  userId: string
  decision: 'approved' | 'refused' | 'withdrawn'
  reason: string | null
  decidedAt: Date
}

/** Ends what there is of somebody's verification with a reason, also where they never waited. */
export async function keepRevocation(
  transaction: Database,
  { userId, reason, revokedAt }: { userId: string; reason: string; revokedAt: Date },
): Promise<void> {
  const ended = { decision: 'refused', reason, decidedAt: revokedAt } as const
  await transaction
    .insert(verifications)
    .values({ userId, submittedAt: revokedAt, ...ended })
    .onConflictDoUpdate({ target: verifications.userId, set: ended })
}

/** False where nobody of that id waits, also where somebody else was quicker. */
export async function keepDecision(
  transaction: Database,
  { userId, ...decided }: Decision,
): Promise<boolean> {
  const kept = await transaction
    .update(verifications)
    .set(decided)
    .where(and(eq(verifications.userId, userId), isNull(verifications.decidedAt)))
    .returning({ userId: verifications.userId })
  return kept.length > 0
}
