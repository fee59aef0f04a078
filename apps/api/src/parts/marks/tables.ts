import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../db/users.ts'

/** What each piece of recurring work was last done for, so that it is done again only where something changed. */
export const marks = pgTable('marks', {
  name: text().primaryKey(),
  mark: text().notNull(),
  doneAt: moment().notNull(),
})
