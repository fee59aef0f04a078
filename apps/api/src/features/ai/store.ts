import type { AgentType } from '@auscult/contract/ai/ai.ts'
import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import type { KeptRecord } from './kept-record.ts'
import { type AskedWith, aiQuestions, queryUsage } from './tables.ts'

export type NewQuestion = {
  id: string
  userId: string
  agent: AgentType
  question: string
  asked?: AskedWith
  askedAt: Date
  month: string
}

/** An answer or refusal with what explains it; null where nothing was searched. */
export type MadeAnswer = { answered: AnsweredQuestion; record: KeptRecord | null; answeredAt: Date }

/**
 * Counts a question against its month and writes it down, both or neither. False when the month's limit is reached: the
 * check stands in the statement that counts, so parallel questions cannot pass it together.
 */
export function reserveQuestion(db: Database, question: NewQuestion, limit: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const counted = await tx
      .insert(queryUsage)
      .values({ userId: question.userId, month: question.month, used: 1 })
      .onConflictDoUpdate({
        target: [queryUsage.userId, queryUsage.month],
        set: { used: sql`${queryUsage.used} + 1` },
        setWhere: lt(queryUsage.used, limit),
      })
      .returning({ used: queryUsage.used })
    if (counted.length === 0) return false
    await tx.insert(aiQuestions).values({ ...question, status: 'pending' })
    return true
  })
}

/** Keeps the answer; the question stays counted. */
export async function keepAnswer(db: Database, id: string, made: MadeAnswer): Promise<void> {
  await db
    .update(aiQuestions)
    .set({ status: 'answered', ...columnsOf(made) })
    .where(isPending(id))
}

/** A refusal costs nothing, so that only their number bounds what one person can fill the disk with. */
export const mostRefusals = 200

/** Keeps a refusal with its nearest evidence, and gives the question back. The oldest above `mostRefusals` of a user go. */
export async function keepRefusal(db: Database, id: string, made: MadeAnswer): Promise<void> {
  await db.transaction(async (tx) => {
    const [settled] = await tx
      .update(aiQuestions)
      .set({ status: 'refused', ...columnsOf(made) })
      .where(isPending(id))
      .returning({ userId: aiQuestions.userId, month: aiQuestions.month })
    if (!settled) return
    await tx
      .update(queryUsage)
      .set({ used: sql`${queryUsage.used} - 1` })
      .where(and(eq(queryUsage.userId, settled.userId), eq(queryUsage.month, settled.month)))
    const old = tx
      .select({ id: aiQuestions.id })
      .from(aiQuestions)
      .where(and(eq(aiQuestions.userId, settled.userId), eq(aiQuestions.status, 'refused')))
      .orderBy(desc(aiQuestions.askedAt), desc(aiQuestions.id))
      .offset(mostRefusals)
    await tx.delete(aiQuestions).where(inArray(aiQuestions.id, old))
  })
}

/** Forgets a question that was not answered and gives it back. Doing it twice gives it back once. */
export async function refundQuestion(db: Database, id: string): Promise<void> {
  await refundPending(db, eq(aiQuestions.id, id))
}

/** Forgets a question that was left in the middle of its answer; it stays counted. */
export async function forgetCounted(db: Database, id: string): Promise<void> {
  await db.delete(aiQuestions).where(isPending(id))
}

/** Forgets and gives back every question still pending that was asked before a moment: those a crash cut off. Returns how many. */
export function refundAbandoned(db: Database, askedBefore: Date): Promise<number> {
  return refundPending(db, lt(aiQuestions.askedAt, askedBefore))
}

function refundPending(db: Database, which: SQL): Promise<number> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(aiQuestions)
      .where(and(eq(aiQuestions.status, 'pending'), which))
      .returning({ userId: aiQuestions.userId, month: aiQuestions.month })
    if (gone.length === 0) return 0
    const rows = gone.map(({ userId, month }) => sql`(${userId}::uuid, ${month}::text)`)
    await tx.execute(sql`
      update ${queryUsage} set used = used - gone.questions
      from (
        select user_id, month, count(*)::int as questions
        from (values ${sql.join(rows, sql`, `)}) as row (user_id, month)
        group by user_id, month
      ) as gone
      where ${queryUsage.userId} = gone.user_id and ${queryUsage.month} = gone.month`)
    return gone.length
  })
}

function columnsOf({ answered: { responseData: response }, record, answeredAt }: MadeAnswer) {
  return { response, weighed: record, engineVersion: response.engine.version, answeredAt }
}

function isPending(id: string): SQL | undefined {
  return and(eq(aiQuestions.id, id), eq(aiQuestions.status, 'pending'))
}

export async function findUsed(db: Database, userId: string, month: string): Promise<number> {
  const [row] = await db
    .select({ used: queryUsage.used })
    .from(queryUsage)
    .where(and(eq(queryUsage.userId, userId), eq(queryUsage.month, month)))
  return row?.used ?? 0
}
