import type { Database } from '../../parts/db/database.ts'
import { findUsed } from './store.ts'

/** The month a moment belongs to, in UTC, as `2026-11`. */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7)
}

/** Whole seconds from a moment to the first of the next month in UTC, when the quota is full again. */
export function secondsToNextMonth(moment: Date): number {
  const next = Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 1)
  return Math.ceil((next - moment.getTime()) / 1_000)
}

/** How many questions a user may still ask this month. */
export async function remainingQuestions(
  db: Database,
  userId: string,
  now: Date,
  questionsPerMonth: number,
): Promise<number> {
  return Math.max(0, questionsPerMonth - (await findUsed(db, userId, monthOf(now))))
}
