import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, users } from '../../parts/db/users.ts'

/** An answer that was sent to a colleague, as it was then: a copy, so that it stays what both speak of. Goes with either of them. */
export const secondOpinions = pgTable(
  'second_opinions',
  {
    id: uuid().primaryKey(),
    senderId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    receiverId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    shared: jsonb().$type<AnsweredQuestion>().notNull(),
    askedAt: moment().notNull(),
    note: text().notNull(),
    createdAt: moment().notNull(),
    reply: text(),
    repliedAt: moment(),
  },
  (table) => [
    index('second_opinions_sent').on(table.senderId, table.createdAt, table.id),
    index('second_opinions_received').on(table.receiverId, table.createdAt, table.id),
  ],
)
