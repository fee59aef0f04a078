import type { Device } from '@auscult/contract/auth/device.ts'
import type { NotificationKind } from '@auscult/contract/people/notifications.ts'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, users } from '../../parts/db/users.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    /** Who did it; with their account goes what was told of them. */
    personId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** What they were called then; null in rows from before it was kept. */
    personName: text(),
    /** A row of another feature, by the kind; that feature takes the notice back when the row goes. */
    subjectId: uuid(),
    /** What a sign-in was made with. */
    device: jsonb().$type<Device>(),
    createdAt: moment().notNull(),
    readAt: moment(),
  },
  (table) => [
    index('notifications_newest').on(table.userId, table.createdAt, table.id),
    index('notifications_unread').on(table.userId).where(sql`read_at is null`),
    index('notifications_person').on(table.personId),
    index('notifications_subject').on(table.subjectId),
    index('notifications_age').on(table.createdAt),
  ],
)
