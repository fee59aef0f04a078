import type { Device } from '@auscult/contract/auth/device.ts'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, users } from '../parts/db/users.ts'

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** To the minute: noted at most so often. Not indexed, so that the note stays cheap. */
    lastUsedAt: moment().notNull(),
    /** What it was begun with: names from a list, never the header that they were read from. */
    device: jsonb().$type<Device>(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/** SHA-256 of each wrapped envelope key that was seen; the primary key is what makes a second use fail. */
export const usedEnvelopeKeys = pgTable(
  'used_envelope_keys',
  {
    digest: text().primaryKey(),
    usedAt: moment().notNull(),
  },
  (table) => [index('used_envelope_keys_age').on(table.usedAt)],
)
