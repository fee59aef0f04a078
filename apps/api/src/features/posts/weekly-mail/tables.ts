import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment, users } from '../../../parts/db/users.ts'

/** Who wants the weekly mail, and when it was written last. */
export const weeklyMails = pgTable(
  'weekly_mails',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    wantedSince: moment().notNull(),
    /** That of the first week is counted from when it was switched on. */
    writtenAt: moment().notNull(),
  },
  (table) => [index('weekly_mails_due').on(table.writtenAt)],
)
