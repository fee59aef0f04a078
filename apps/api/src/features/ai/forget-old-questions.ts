import { and, lt, ne } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import { aiQuestions } from './tables.ts'

/** How long a question is kept, as the privacy policy in `content/legal` promises. */
export const keptMonths = 24

/**
 * Deletes the answered and refused questions of all users that were asked more than 24 months ago, with answers and feedback.
 * `query_usage` stays as it is: it holds no question.
 */
export async function forgetOldQuestions(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now)
  oldest.setUTCMonth(oldest.getUTCMonth() - keptMonths)
  await db.delete(aiQuestions).where(and(lt(aiQuestions.askedAt, oldest), ne(aiQuestions.status, 'pending')))
}
