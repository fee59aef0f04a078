import { and, eq, getTableColumns, gt, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../parts/db/database.ts'
import { users } from '../../../parts/db/users.ts'
import { newestFirst } from '../choose-posts.ts'
import { posts } from '../tables.ts'
import { weeklyMails } from './tables.ts'

export async function isWanted(db: Database, userId: string): Promise<boolean> {
  const rows = await db.select().from(weeklyMails).where(eq(weeklyMails.userId, userId))
  return rows.length > 0
}

export async function startMails(db: Database, userId: string, now: Date): Promise<void> {
  await db.insert(weeklyMails).values({ userId, wantedSince: now, writtenAt: now }).onConflictDoNothing()
}

export async function endMails(db: Database, userId: string): Promise<void> {
  await db.delete(weeklyMails).where(eq(weeklyMails.userId, userId))
}

/** Accounts that may log in and whose last mail is older than a moment, with their specialities; `own` is the subquery of them. */
export function listDue(db: Database, writtenBefore: Date, own: SQL, limit: number) {
  return db
    .select({
      userId: weeklyMails.userId,
      email: users.email,
      name: users.name,
      since: weeklyMails.writtenAt,
      specialities: sql<string[] | null>`${own}`,
    })
    .from(weeklyMails)
    .innerJoin(users, eq(users.id, weeklyMails.userId))
    .where(and(lte(weeklyMails.writtenAt, writtenBefore), isNull(users.disabledAt)))
    .orderBy(weeklyMails.writtenAt, weeklyMails.userId)
    .limit(limit)
}

/** Takes the mail of this week for one of those who write at once; false where it was written, or is not wanted any more. */
export async function takeMail(
  transaction: Database,
  { userId, since, now }: { userId: string; since: Date; now: Date },
): Promise<boolean> {
  const taken = await transaction
    .update(weeklyMails)
    .set({ writtenAt: now })
    .where(and(eq(weeklyMails.userId, userId), eq(weeklyMails.writtenAt, since)))
    .returning({ userId: weeklyMails.userId })
  return taken.length > 0
}

/** Listed posts of events since a day that came since a moment, newest first. */
export function listRecent(db: Database, { day, since }: { day: string; since: Date }, limit: number) {
  const { id, type, title, source, publishedAt, specialities, isPracticeChanging, createdAt } =
    getTableColumns(posts)
  return db
    .select({ id, type, title, source, publishedAt, specialities, isPracticeChanging, createdAt })
    .from(posts)
    .where(and(sql`is_listed`, gte(publishedAt, day), gt(createdAt, since)))
    .orderBy(...newestFirst)
    .limit(limit)
}

export async function exportWeeklyMail(
  db: Database,
  userId: string,
): Promise<Record<'weekly_mails', Record<string, unknown>[]>> {
  const { wantedSince, writtenAt } = weeklyMails
  return {
    weekly_mails: await db
      .select({ wantedSince, writtenAt })
      .from(weeklyMails)
      .where(eq(weeklyMails.userId, userId)),
  }
}
