import type { AnsweredQuestion } from '@auscult/contract/ai/questions.ts'
import type { SharedPost } from '@auscult/contract/people/second-opinion.ts'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, users } from '../../parts/db/users.ts'

/**
 * An answer or a post that was sent to a colleague, as it was then: a copy, so that it stays what both speak of. Goes with either of them.
 * Of an answer there are `question`, `shared` and `askedAt`, of a post there is `post`.
 */
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
    /** Of the question or the post, which may be gone; null in rows from before it was kept. */
    subjectId: uuid(),
    question: text(),
    shared: jsonb().$type<AnsweredQuestion>(),
    askedAt: moment(),
    post: jsonb().$type<SharedPost>(),
    /** What the two were called when it was sent, which a later name leaves alone; null in rows from before it was kept. */
    senderName: text(),
    receiverName: text(),
    note: text().notNull(),
    createdAt: moment().notNull(),
    reply: text(),
    repliedAt: moment(),
  },
  (table) => [
    // The same goes to the same colleague once.
    uniqueIndex('second_opinions_once').on(table.senderId, table.receiverId, table.subjectId),
    check(
      'second_opinions_subject',
      sql`num_nonnulls(${table.question}, ${table.shared}, ${table.askedAt}) = case when ${table.post} is null then 3 else 0 end`,
    ),
    index('second_opinions_sent').on(table.senderId, table.createdAt, table.id),
    index('second_opinions_received').on(table.receiverId, table.createdAt, table.id),
  ],
)
