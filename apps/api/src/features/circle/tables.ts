import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, users } from '../../parts/db/users.ts'

/**
 * One row for two people, whoever asked: a request that waits, a connection, or a request that was rejected. To who sent it a rejected
 * one looks as if it waited; `silenced` is one that they took back afterwards, which keeps them from asking again for a while all the same.
 */
export const connections = pgTable(
  'connections',
  {
    id: uuid().primaryKey(),
    senderId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    receiverId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: ['pending', 'approved', 'rejected', 'silenced'] }).notNull(),
    createdAt: moment().notNull(),
    /** Null while pending. */
    respondedAt: moment(),
  },
  (table) => [
    uniqueIndex('connections_pair').on(
      sql`least(${table.senderId}, ${table.receiverId})`,
      sql`greatest(${table.senderId}, ${table.receiverId})`,
    ),
    index('connections_sent').on(table.senderId, table.status, table.createdAt),
    index('connections_received').on(table.receiverId, table.status, table.createdAt),
    index('connections_rejected').on(table.respondedAt).where(sql`status in ('rejected', 'silenced')`),
  ],
)
