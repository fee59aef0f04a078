import type { AgentType } from '@auscult/contract/ai/ai.ts'
import type { FeedbackReason, FeedbackVerdict } from '@auscult/contract/ai/history.ts'
import type { AnsweredQuestion, AskBody } from '@auscult/contract/ai/questions.ts'
import { type SQL, sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, users } from '../../parts/db/users.ts'
import type { KeptRecord } from './kept-record.ts'

/** Without case and accents, the same for what is stored and what is looked for. */
export function folded(value: SQL): SQL {
  return sql`lower(regexp_replace(normalize(${value}, NFD), '[\\u0300-\\u036f]', '', 'g'))`
}

/** What a question was asked with, so that it can be asked again. */
export type AskedWith = Pick<AskBody, 'country' | 'spelling' | 'understoodAs'>

/**
 * The ledger: one row for each question that counts or has an answer. `pending` rows are being answered, or were cut off by a
 * crash: all of them where a server starts alone, else the old ones.
 */
export const aiQuestions = pgTable(
  'ai_questions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agent: text().$type<AgentType>().notNull(),
    question: text().notNull(),
    /** Null of questions of before it was kept. */
    asked: jsonb().$type<AskedWith>(),
    status: text({ enum: ['pending', 'answered', 'refused'] }).notNull(),
    /** Null while pending. */
    response: jsonb().$type<AnsweredQuestion['responseData']>(),
    /** What was searched and every candidate, shown or not, with its reasons; null while pending. Read with `readKept`. */
    weighed: jsonb().$type<KeptRecord>(),
    engineVersion: text(),
    askedAt: moment().notNull(),
    answeredAt: moment(),
    /** What a search of previous questions reads: the question as typed and as restated, folded. */
    searched: text().generatedAlwaysAs(
      (): SQL =>
        folded(sql`${aiQuestions.question} || ' ' || coalesce(${aiQuestions.response} ->> 'standalone', '')`),
    ),
    /** `2026-11`: the month, in UTC, whose quota the question counts against. */
    month: text().notNull(),
  },
  (table) => [
    index('ai_questions_newest').on(table.userId, table.askedAt, table.id),
    index('ai_questions_pending').on(table.askedAt).where(sql`status = 'pending'`),
    index('ai_questions_age').on(table.askedAt),
  ],
)

/** How many questions of a month count against a user's quota. */
export const queryUsage = pgTable(
  'query_usage',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    month: text().notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.month] })],
)

/** What the asker says of an answer; one for each question, gone with it. */
export const aiFeedback = pgTable(
  'ai_feedback',
  {
    questionId: uuid()
      .primaryKey()
      .references(() => aiQuestions.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    verdict: text().$type<FeedbackVerdict>().notNull(),
    reason: text().$type<FeedbackReason>(),
    comment: text(),
    givenAt: moment().notNull(),
  },
  (table) => [index('ai_feedback_user').on(table.userId), index('ai_feedback_newest').on(table.givenAt)],
)
