import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import { attempts } from './tables.ts'
import { refusal, type Refusal } from './texts.ts'

/** At most `max` within a window that opens with the first. */
export type AttemptLimit = { key: string; max: number; windowSeconds: number }

/**
 * Counts one attempt in one statement, so that parallel ones cannot slip through, and says how many there are now; undefined when the
 * window was full. A refused attempt does not count and does not make the wait longer.
 */
export async function countAttempt(
  db: Database,
  now: Date,
  limit: AttemptLimit,
): Promise<number | undefined> {
  const latestEnd = new Date(now.getTime() + limit.windowSeconds * 1_000)
  // A window that ends later than one opened now was opened by a clock that was ahead.
  const isOver = sql`(${attempts.windowEndsAt} <= ${now.toISOString()}::timestamptz or ${attempts.windowEndsAt} > ${latestEnd.toISOString()}::timestamptz)`
  const [counted] = await db
    .insert(attempts)
    .values({
      key: limit.key,
      count: 1,
      windowEndsAt: latestEnd,
    })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${attempts.windowEndsAt} end`,
      },
      setWhere: sql`${isOver} or ${attempts.count} < ${limit.max}::int`,
    })
    .returning({ count: attempts.count })
  return counted?.count
}

/** Counts one attempt for each limit until one is full; false where one was. */
export async function countAttempts(
  db: Database,
  now: Date,
  limits: readonly AttemptLimit[],
): Promise<boolean> {
  for (const limit of limits) {
    // oxlint-disable-next-line no-await-in-loop -- what one refuses, the next does not count
    if ((await countAttempt(db, now, limit)) === undefined) return false
  }
  return true
}

/** Counts one attempt. Throws 429 with the time to wait when the window is full. */
export async function requireAttempt(
  db: Database,
  now: Date,
  limit: AttemptLimit,
  reason: Refusal,
): Promise<void> {
  if ((await countAttempt(db, now, limit)) !== undefined) return
  await requireRoom(db, now, [limit], reason)
}

/** Throws 429 with the time to wait when one of the windows is full. Counts nothing. */
export async function requireRoom(
  db: Database,
  now: Date,
  limits: readonly AttemptLimit[],
  reason: Refusal,
): Promise<void> {
  const open = await db
    .select()
    .from(attempts)
    .where(
      and(
        inArray(
          attempts.key,
          limits.map(({ key }) => key),
        ),
        gt(attempts.windowEndsAt, now),
      ),
    )
  const waits = limits.flatMap(({ key, max, windowSeconds }) =>
    open
      .filter((row) => row.key === key && row.count >= max)
      .map((row) => Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1_000))
      .filter((seconds) => seconds <= windowSeconds),
  )
  if (waits.length > 0) {
    throw refusal('too-many-requests', reason, { retryAfterSeconds: Math.max(...waits) })
  }
}

export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key))
}

/** All that is counted under keys which begin so. For the operator's hand: the whole table is read. */
export async function forgetAttemptsUnder(db: Database, prefix: string): Promise<void> {
  await db.delete(attempts).where(sql`starts_with(${attempts.key}, ${prefix})`)
}

export async function forgetOldAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.windowEndsAt, now))
}
