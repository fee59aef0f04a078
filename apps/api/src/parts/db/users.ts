import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'

/** A moment; columns hold UTC. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** What all features point to; each cascades, so that deleting a user is one statement. */
export const users = pgTable(
  'users',
  {
    id: uuid()
      .primaryKey()
      .$defaultFn(() => v7()),
    name: text().notNull(),
    /** Lower case. */
    email: text().notNull().unique(),
    /** Null for an account that was opened through a provider and has set none. */
    passwordHash: text(),
    /** Null until onboarding is done. */
    type: text({ enum: ['Dr', 'Student'] }),
    status: text({ enum: ['Pending', 'Active'] })
      .notNull()
      .default('Pending'),
    profilePicture: text(),
    /** An account exists only once its address was proven. */
    emailVerifiedAt: moment().notNull(),
    termsAcceptedAt: moment().notNull(),
    privacyAcceptedAt: moment().notNull(),
    wantsPromotion: boolean().notNull(),
    /** Whether the account may call the operator's operations. Only the operator's own command line sets it. */
    isOperator: boolean().notNull().default(false),
    /** Since when the operator keeps the account closed; null while it is open. Only the operator's own command line sets it. */
    disabledAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [index('users_disabled').on(table.id).where(sql`disabled_at is not null`)],
)
