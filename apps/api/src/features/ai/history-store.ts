import type { AgentType } from '@auscult/contract/ai/ai.ts'
import type { Feedback } from '@auscult/contract/ai/history.ts'
import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import { and, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import { aiFeedback, aiQuestions, folded } from './tables.ts'

/** A question with its answer or refusal. */
export type SettledQuestion = {
  id: string
  question: string
  answered: AnsweredQuestion
  askedAt: Date
  feedback: Feedback | null
}

/** Whose questions, and the words that must stand in each; all of theirs without words. */
export type Searched = { userId: string; words: readonly string[] }

/** A user's own settled questions, newest first. */
export async function listSettledQuestions(
  db: Database,
  { userId, words }: Searched,
  { offset, limit }: { offset: number; limit: number },
): Promise<SettledQuestion[]> {
  const rows = await selectSettled(db)
    .where(isSettledOf(userId, words))
    .orderBy(desc(aiQuestions.askedAt), desc(aiQuestions.id))
    .offset(offset)
    .limit(limit)
  return rows.flatMap((row) => toSettled(row) ?? [])
}

/** One of a user's own settled questions; undefined where they have none of that id. */
export async function findSettledQuestion(
  db: Database,
  userId: string,
  questionId: string,
): Promise<SettledQuestion | undefined> {
  const [row] = await selectSettled(db).where(and(isSettledOf(userId), eq(aiQuestions.id, questionId)))
  return row === undefined ? undefined : toSettled(row)
}

function selectSettled(db: Database) {
  const { id, agent, question, response, askedAt } = aiQuestions
  const { verdict, reason, comment } = aiFeedback
  return db
    .select({ id, agent, question, response, askedAt, feedback: { verdict, reason, comment } })
    .from(aiQuestions)
    .leftJoin(aiFeedback, eq(aiFeedback.questionId, id))
}

function toSettled({
  agent,
  response,
  ...row
}: Awaited<ReturnType<typeof selectSettled>>[number]): SettledQuestion | undefined {
  const answered = { agentType: agent, responseData: response }
  return isAnswered(answered) ? { ...row, answered } : undefined
}

/** The field by which the response of each agent is known. */
const fields = {
  clinical: 'clinical_recommendation',
  consensus: 'future_perspective',
  guideline: 'guideline_response',
} as const satisfies Record<AgentType, string>

/** Whether a stored response is one of the agent's. */
export function isAnswered(stored: {
  agentType: AgentType
  responseData: object | null
}): stored is AnsweredQuestion {
  return stored.responseData !== null && fields[stored.agentType] in stored.responseData
}

export async function countSettledQuestions(db: Database, { userId, words }: Searched): Promise<number> {
  const [row] = await db.select({ total: count() }).from(aiQuestions).where(isSettledOf(userId, words))
  return row?.total ?? 0
}

/** The words are read row by row, but only in the rows the index gives for the user. */
export function isSettledOf(userId: string, words: readonly string[] = []): SQL | undefined {
  const all = words.map((word) => sql`strpos(${aiQuestions.searched}, ${folded(sql`${word}::text`)}) > 0`)
  return and(eq(aiQuestions.userId, userId), ne(aiQuestions.status, 'pending'), ...all)
}

/**
 * Deletes a user's own question, or all of them, with answer and feedback; returns how many. A question that is being answered is
 * none yet. `query_usage` stays as it is: if deleting gave questions back, it would fill the month's quota again.
 */
export async function deleteSettledQuestions(db: Database, userId: string, id?: string): Promise<number> {
  const which = id === undefined ? isSettledOf(userId) : and(isSettledOf(userId), eq(aiQuestions.id, id))
  const gone = await db.delete(aiQuestions).where(which).returning({ id: aiQuestions.id })
  return gone.length
}

/** A user's own answered question, neither pending nor refused. */
export async function findAnsweredQuestion(
  db: Database,
  userId: string,
  id: string,
): Promise<{ question: string; response: AnsweredQuestion['responseData'] } | undefined> {
  const [row] = await db
    .select({ question: aiQuestions.question, response: aiQuestions.response })
    .from(aiQuestions)
    .where(and(isSettledOf(userId), eq(aiQuestions.id, id), eq(aiQuestions.status, 'answered')))
  return row?.response == null ? undefined : { question: row.question, response: row.response }
}

/** The same with what it takes to show it as it was. */
export async function findShareableAnswer(
  db: Database,
  userId: string,
  id: string,
): Promise<{ question: string; answered: AnsweredQuestion; askedAt: Date } | undefined> {
  const { agent, question, response, askedAt } = aiQuestions
  const [row] = await db
    .select({ agent, question, response, askedAt })
    .from(aiQuestions)
    .where(and(isSettledOf(userId), eq(aiQuestions.id, id), eq(aiQuestions.status, 'answered')))
  if (row === undefined) return undefined
  const answered = { agentType: row.agent, responseData: row.response }
  return isAnswered(answered) ? { question: row.question, answered, askedAt: row.askedAt } : undefined
}

/** Keeps what a user says of their own settled question in place of what they said before; false where there is none. */
export async function keepFeedback(
  db: Database,
  { userId, id, feedback, givenAt }: { userId: string; id: string; feedback: Feedback; givenAt: Date },
): Promise<boolean> {
  const { verdict, reason, comment } = feedback
  const kept = await db
    .insert(aiFeedback)
    .select(
      db
        .select({
          questionId: aiQuestions.id,
          userId: aiQuestions.userId,
          verdict: sql<Feedback['verdict']>`${verdict}::text`.as('verdict'),
          reason: sql<Feedback['reason']>`${reason}::text`.as('reason'),
          comment: sql<string | null>`${comment}::text`.as('comment'),
          givenAt: sql<Date>`${givenAt.toISOString()}::timestamptz`.as('given_at'),
        })
        .from(aiQuestions)
        .where(and(isSettledOf(userId), eq(aiQuestions.id, id))),
    )
    .onConflictDoUpdate({ target: aiFeedback.questionId, set: { verdict, reason, comment, givenAt } })
    .returning({ questionId: aiFeedback.questionId })
  return kept.length > 0
}

/** The newest feedback of all users, without their names and questions. */
export function listNewestFeedback(db: Database, limit: number) {
  const { questionId, verdict, reason, comment, givenAt } = aiFeedback
  return db
    .select({ questionId, verdict, reason, comment, givenAt })
    .from(aiFeedback)
    .orderBy(desc(givenAt))
    .limit(limit)
}
