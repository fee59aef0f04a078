import type { AgentType } from '@auscult/contract/ai.ts'
import type { AnsweredQuestion } from '@auscult/contract/ai-questions.ts'
import type { Weighed } from '@auscult/evidence/answer/weighed.ts'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, users } from '../../parts/db/users.ts'

/**
 * The ledger: one row for each question that counts or has an answer. `pending` rows are being answered; those found at start
 * were cut off by a crash.
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
    status: text({ enum: ['pending', 'answered', 'refused'] }).notNull(),
    /** Null while pending. */
    response: jsonb().$type<AnsweredQuestion['responseData']>(),
    /** Every candidate of the search, shown or not; null while pending. */
    weighed: jsonb().$type<Weighed[]>(),
    engineVersion: text(),
    askedAt: moment().notNull(),
    answeredAt: moment(),
    /** `2026-11`: the month, in UTC, whose quota the question counts against. */
    month: text().notNull(),
  },
  (table) => [
    index('ai_questions_newest').on(table.userId, table.askedAt, table.id),
    index('ai_questions_pending').on(table.askedAt).where(sql`status = 'pending'`),
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
