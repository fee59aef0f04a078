import { eq } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import { writeMonth } from '../../parts/written-date.ts'
import { readableAnswer } from './readable-answer.ts'
import { aiFeedback, aiQuestions, type AskedWith, queryUsage } from './tables.ts'

/** A user's questions with the text of their answers and its sources and what was said of them, oldest first, and how many were counted in each month. */
export async function exportQuestions(
  db: Database,
  userId: string,
): Promise<Record<string, Record<string, unknown>[]>> {
  const { agent, question, asked, status, response, askedAt, answeredAt } = aiQuestions
  const { questionId, verdict, reason, comment, givenAt } = aiFeedback
  const rows = await db
    .select({ question, agent, asked, status, askedAt, answeredAt, response })
    .from(aiQuestions)
    .where(eq(aiQuestions.userId, userId))
    .orderBy(askedAt)
  const usage = await db
    .select({ month: queryUsage.month, used: queryUsage.used })
    .from(queryUsage)
    .where(eq(queryUsage.userId, userId))
    .orderBy(queryUsage.month)
  return {
    ai_questions: rows.map(({ asked: askedWith, response: kept, ...row }) => ({
      ...row,
      ...(askedWith !== null && { asked: tellAskedWith(askedWith) }),
      ...readableAnswer(kept),
    })),
    query_usage: usage.map(({ month, used }) => ({ month: writeMonth(month), used })),
    ai_feedback: await db
      .select({ question, verdict, reason, comment, givenAt })
      .from(aiFeedback)
      .innerJoin(aiQuestions, eq(aiQuestions.id, questionId))
      .where(eq(aiFeedback.userId, userId)),
  }
}

const regionNames = new Intl.DisplayNames('en-GB', { type: 'region' })

function tellAskedWith({ country, ...others }: AskedWith) {
  return { ...others, ...(country !== undefined && { country: regionNames.of(country) }) }
}
