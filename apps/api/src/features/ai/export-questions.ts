import { eq } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import { aiFeedback, aiQuestions, queryUsage } from './tables.ts'

/** A user's questions with their answers and what was said of them, oldest first, and how many were counted in each month. */
export async function exportQuestions(
  db: Database,
  userId: string,
): Promise<Record<string, Record<string, unknown>[]>> {
  const { agent, question, asked, status, response, engineVersion, askedAt, answeredAt } = aiQuestions
  const { questionId, verdict, reason, comment, givenAt } = aiFeedback
  return {
    ai_questions: await db
      .select({
        id: aiQuestions.id,
        agent,
        question,
        asked,
        status,
        response,
        engineVersion,
        askedAt,
        answeredAt,
      })
      .from(aiQuestions)
      .where(eq(aiQuestions.userId, userId))
      .orderBy(askedAt),
    query_usage: await db
      .select({ month: queryUsage.month, used: queryUsage.used })
      .from(queryUsage)
      .where(eq(queryUsage.userId, userId)),
    ai_feedback: await db
      .select({ questionId, verdict, reason, comment, givenAt })
      .from(aiFeedback)
      .where(eq(aiFeedback.userId, userId)),
  }
}
