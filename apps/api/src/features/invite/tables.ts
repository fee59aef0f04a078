import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, users } from '../../parts/db/users.ts'

/** Who invited which address and when; the address is its owner's and is kept hashed. */
export const invites = pgTable(
  'invites',
  {
    id: uuid().primaryKey(),
    senderId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    emailHash: text().notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [
    index('invites_sender').on(table.senderId, table.sentAt),
    index('invites_address').on(table.emailHash, table.sentAt),
    index('invites_age').on(table.sentAt),
  ],
)

/** When an address was mailed an invite last, whoever sent it; the primary key keeps two people from mailing it at once. */
export const invitedAddresses = pgTable(
  'invited_addresses',
  {
    emailHash: text().primaryKey(),
    mailedAt: moment().notNull(),
  },
  (table) => [index('invited_addresses_age').on(table.mailedAt)],
)

/** Addresses whose owners want no invites, hashed, for good. */
export const inviteOptOuts = pgTable('invite_opt_outs', {
  emailHash: text().primaryKey(),
  refusedAt: moment().notNull(),
})
