import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, users } from '../db/users.ts'

/** Mail that waits to be handed on. A row goes when the mail is delivered, so no code or address stays behind. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    /** As `NewMail` has it. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** As `Mail` has it. */
    endUrl: text(),
    createdAt: moment().notNull(),
    tries: integer().notNull().default(0),
    /** Not before; while a worker sends it, the end of that worker's lease. */
    dueAt: moment().notNull(),
  },
  (table) => [index('outbox_due').on(table.dueAt), index('outbox_user').on(table.userId)],
)
