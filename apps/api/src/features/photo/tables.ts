import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, users } from '../../parts/db/users.ts'

/** A picture from the moment in which its address is given out: `waiting` until bytes come, once; `receiving` while they are looked at, and where they were none. */
export const photos = pgTable(
  'photos',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: ['waiting', 'receiving', 'stored'] }).notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('photos_user').on(table.userId, table.createdAt),
    index('photos_age').on(table.createdAt),
  ],
)

/**
 * Files to be deleted from the storage, which joins no transaction: written down with the row's end, and struck out once the file is
 * gone. They name no user, because they must outlive one.
 */
export const photoRemovals = pgTable('photo_removals', { id: uuid().primaryKey() })
