import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import { isAnswered, isSettledOf } from './history-store.ts'
import { type KeptRecord, readKept } from './kept-record.ts'
import { aiQuestions } from './tables.ts'

/** A settled question with its answer or refusal and what explains it. */
export type ExplainedQuestion = {
  id: string
  question: string
  answered: AnsweredQuestion
  askedAt: Date
  record: KeptRecord
}

/** One of a user's own settled questions; undefined where they have none of that id. */
export async function findExplainedQuestion(
  db: Database,
  userId: string,
  questionId: string,
): Promise<ExplainedQuestion | undefined> {
  const { id, agent, question, response, weighed, askedAt } = aiQuestions
  const [row] = await db
    .select({ id, agent, question, response, weighed, askedAt })
    .from(aiQuestions)
    .where(and(isSettledOf(userId), eq(id, questionId)))
  if (row === undefined) return undefined
  const answered = { agentType: row.agent, responseData: row.response }
  if (!isAnswered(answered)) return undefined
  return { id: row.id, question: row.question, answered, askedAt: row.askedAt, record: readKept(row.weighed) }
}
