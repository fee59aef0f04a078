import type { AgentType } from '@auscult/contract/ai/ai.ts'
import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import { watchLimits } from '@auscult/contract/ai/watch.ts'
import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../parts/db/database.ts'
import { isAnswered, isSettledOf } from '../history-store.ts'
import { type AskedWith, aiQuestions } from '../tables.ts'
import { readableAnswer } from '../readable-answer.ts'
import { answerChanges, watchedQuestions } from './tables.ts'

type NewWatch = { id: string; userId: string; questionId: string; watchedAt: Date }

/** Watches a user's own settled question; returns the id of the watch, an older one where it is watched already, or undefined where it is not theirs. */
export async function addWatch(
  db: Database,
  { id, userId, questionId, watchedAt }: NewWatch,
): Promise<string | undefined> {
  await db
    .insert(watchedQuestions)
    .select(
      db
        .select({
          id: sql<string>`${id}::uuid`.as('id'),
          userId: aiQuestions.userId,
          questionId: sql<string>`${aiQuestions.id}`.as('question_id'),
          watchedAt: sql<Date>`${watchedAt.toISOString()}::timestamptz`.as('watched_at'),
          baseline: sql<null>`null::jsonb`.as('baseline'),
          checkedAt: sql<null>`null::timestamptz`.as('checked_at'),
          checkedMark: sql<null>`null::text`.as('checked_mark'),
        })
        .from(aiQuestions)
        .where(and(isSettledOf(userId), eq(aiQuestions.id, questionId))),
    )
    .onConflictDoNothing()
  const [row] = await db
    .select({ id: watchedQuestions.id })
    .from(watchedQuestions)
    .where(and(eq(watchedQuestions.questionId, questionId), eq(watchedQuestions.userId, userId)))
  return row?.id
}

export async function countWatched(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(watchedQuestions)
    .where(eq(watchedQuestions.userId, userId))
  return row?.total ?? 0
}

/** A user's own, the last added first, without what became of them. */
export function listWatched(
  db: Database,
  userId: string,
  { offset, limit }: { offset: number; limit: number },
) {
  const { id, questionId, watchedAt, checkedAt } = watchedQuestions
  const { agent, question } = aiQuestions
  return db
    .select({ id, questionId, agent, question, watchedAt, checkedAt })
    .from(watchedQuestions)
    .innerJoin(aiQuestions, eq(aiQuestions.id, questionId))
    .where(eq(watchedQuestions.userId, userId))
    .orderBy(desc(watchedAt), desc(id))
    .offset(offset)
    .limit(limit)
}

/** What became of some watched questions, newest first, without the answers. */
export function listChanges(db: Database, watchIds: readonly string[]) {
  const { id, watchId, changedAt, differences } = answerChanges
  return db
    .select({ id, watchId, changedAt, differences })
    .from(answerChanges)
    .where(inArray(watchId, [...watchIds]))
    .orderBy(desc(changedAt), desc(id))
}

export async function findChange(db: Database, userId: string, changeId: string) {
  const { id, watchId, changedAt, differences, before, after } = answerChanges
  const { questionId } = watchedQuestions
  const { agent, question } = aiQuestions
  const [row] = await db
    .select({ id, watchId, questionId, agent, question, changedAt, differences, before, after })
    .from(answerChanges)
    .innerJoin(watchedQuestions, eq(watchedQuestions.id, watchId))
    .innerJoin(aiQuestions, eq(aiQuestions.id, questionId))
    .where(and(eq(id, changeId), eq(watchedQuestions.userId, userId)))
  return row
}

/** Ids of what became of a user's watched questions, or of one of their questions. */
export async function listChangeIds(db: Database, userId: string, questionId?: string): Promise<string[]> {
  const rows = await db
    .select({ id: answerChanges.id })
    .from(answerChanges)
    .innerJoin(watchedQuestions, eq(watchedQuestions.id, answerChanges.watchId))
    .where(
      and(
        eq(watchedQuestions.userId, userId),
        questionId === undefined ? undefined : eq(watchedQuestions.questionId, questionId),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Takes a user's own watch away; returns the ids of what had become of its answer, or undefined where there is none. */
export async function removeWatch(
  transaction: Database,
  userId: string,
  watchId: string,
): Promise<string[] | undefined> {
  const changes = await transaction
    .select({ id: answerChanges.id })
    .from(answerChanges)
    .innerJoin(watchedQuestions, eq(watchedQuestions.id, answerChanges.watchId))
    .where(and(eq(answerChanges.watchId, watchId), eq(watchedQuestions.userId, userId)))
  const gone = await transaction
    .delete(watchedQuestions)
    .where(and(eq(watchedQuestions.id, watchId), eq(watchedQuestions.userId, userId)))
    .returning({ id: watchedQuestions.id })
  return gone.length === 0 ? undefined : changes.map(({ id }) => id)
}

/** A watched question with what a new answer is to be compared with. */
export type DueQuestion = {
  id: string
  userId: string
  agent: AgentType
  question: string
  baseline: AnsweredQuestion
  asked: AskedWith
}

/** Those not checked since the corpus was as `mark` says, the longest unchecked first. */
export async function listDue(db: Database, mark: string, most: number): Promise<DueQuestion[]> {
  const { id, userId, baseline, checkedAt, checkedMark } = watchedQuestions
  const { agent, question, response, asked } = aiQuestions
  const rows = await db
    .select({ id, userId, agent, question, response, asked, baseline })
    .from(watchedQuestions)
    .innerJoin(aiQuestions, eq(aiQuestions.id, watchedQuestions.questionId))
    .where(sql`${checkedMark} is distinct from ${mark}::text`)
    .orderBy(sql`${checkedAt} asc nulls first`, asc(id))
    .limit(most)
  return rows.flatMap(({ response: first, baseline: later, asked: askedWith, ...row }) => {
    const answered = later ?? { agentType: row.agent, responseData: first }
    return isAnswered(answered) ? [{ ...row, baseline: answered, asked: askedWith ?? {} }] : []
  })
}

/** False where it is not watched any more. */
export async function markChecked(
  db: Database,
  id: string,
  { mark, ...checked }: { mark: string; checkedAt: Date; baseline?: AnsweredQuestion },
): Promise<boolean> {
  const marked = await db
    .update(watchedQuestions)
    .set({ ...checked, checkedMark: mark })
    .where(eq(watchedQuestions.id, id))
    .returning({ id: watchedQuestions.id })
  return marked.length > 0
}

/** Keeps a change; returns the ids of older ones that went for it. */
export async function keepChange(
  transaction: Database,
  change: typeof answerChanges.$inferInsert,
): Promise<string[]> {
  await transaction.insert(answerChanges).values(change)
  const { id, watchId, changedAt } = answerChanges
  const newest = transaction
    .select({ id })
    .from(answerChanges)
    .where(eq(watchId, change.watchId))
    .orderBy(desc(changedAt), desc(id))
    .limit(watchLimits.keptChanges)
  const dropped = await transaction
    .delete(answerChanges)
    .where(and(eq(watchId, change.watchId), ne(id, change.id), sql`${id} not in (${newest})`))
    .returning({ id })
  return dropped.map((row) => row.id)
}

/** What a user watches, and what changed of it, each answer by its text and sources. */
export async function exportWatched(
  db: Database,
  userId: string,
): Promise<Record<'watched_questions' | 'answer_changes', Record<string, unknown>[]>> {
  const { question } = aiQuestions
  const { watchedAt, checkedAt, questionId } = watchedQuestions
  const { changedAt, differences, before, after } = answerChanges
  const changes = await db
    .select({ question, changedAt, differences, before, after })
    .from(answerChanges)
    .innerJoin(watchedQuestions, eq(watchedQuestions.id, answerChanges.watchId))
    .innerJoin(aiQuestions, eq(aiQuestions.id, questionId))
    .where(eq(watchedQuestions.userId, userId))
    .orderBy(changedAt)
  return {
    watched_questions: await db
      .select({ question, watchedAt, checkedAt })
      .from(watchedQuestions)
      .innerJoin(aiQuestions, eq(aiQuestions.id, questionId))
      .where(eq(watchedQuestions.userId, userId))
      .orderBy(watchedAt),
    answer_changes: changes.map((change) => ({
      ...change,
      differences: change.differences.map(({ sources, ...difference }) => ({
        ...difference,
        sources: sources.map(({ name, link }) => `${name}, ${link}`),
      })),
      before: readableAnswer(change.before.responseData),
      after: readableAnswer(change.after.responseData),
    })),
  }
}
