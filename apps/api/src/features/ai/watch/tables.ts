import type { AnswerDifference } from '@auscult/contract/ai/watch.ts'
import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment, users } from '../../../parts/db/users.ts'
import { aiQuestions } from '../tables.ts'

/** Questions whose answers are asked for again when the corpus changes; each goes with its question. */
export const watchedQuestions = pgTable(
  'watched_questions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: uuid()
      .notNull()
      .references(() => aiQuestions.id, { onDelete: 'cascade' }),
    watchedAt: moment().notNull(),
    /** What a new answer is compared with; null where that is still the question's own. */
    baseline: jsonb().$type<AnsweredQuestion>(),
    checkedAt: moment(),
    /** What was imported when it was checked; null before the first check. */
    checkedMark: text(),
  },
  (table) => [
    unique('watched_questions_once').on(table.questionId),
    index('watched_questions_newest').on(table.userId, table.watchedAt, table.id),
    index('watched_questions_due').on(table.checkedAt.asc().nullsFirst(), table.id),
  ],
)

/** What became of watched answers: what the person had, what it is now, and what tells them apart. */
export const answerChanges = pgTable(
  'answer_changes',
  {
    id: uuid().primaryKey(),
    watchId: uuid()
      .notNull()
      .references(() => watchedQuestions.id, { onDelete: 'cascade' }),
    differences: jsonb().$type<AnswerDifference[]>().notNull(),
    before: jsonb().$type<AnsweredQuestion>().notNull(),
    after: jsonb().$type<AnsweredQuestion>().notNull(),
    changedAt: moment().notNull(),
  },
  (table) => [index('answer_changes_newest').on(table.watchId, table.changedAt, table.id)],
)
