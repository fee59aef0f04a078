import type { Notification, NotificationKind } from '@auscult/contract/people/notifications.ts'
import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import { nameNow, nameThen, personColumns } from '../../parts/db/person.ts'
import { users } from '../../parts/db/users.ts'
import { notifications } from './tables.ts'

type NewNotification = Omit<typeof notifications.$inferInsert, 'personName'>

/** Writes one down with the name of who did it as it is now; what stands behind the newest `kept` of the user goes. */
export async function createNotification(
  db: Database,
  notification: NewNotification,
  kept: number,
): Promise<void> {
  const { personId } = notification
  const named = typeof personId === 'string' && { personName: nameNow(personId) }
  await db.insert(notifications).values({ ...notification, ...named })
  const { id, userId, createdAt } = notifications
  const old = db
    .select({ id })
    .from(notifications)
    .where(eq(userId, notification.userId))
    .orderBy(desc(createdAt), desc(id))
    .offset(kept)
  await db.delete(notifications).where(inArray(id, old))
}

export async function deleteNotifications(
  db: Database,
  { kind, subjectId }: { kind: NotificationKind; subjectId: string },
): Promise<void> {
  await db
    .delete(notifications)
    .where(and(eq(notifications.subjectId, subjectId), eq(notifications.kind, kind)))
}

/** Null where it was nobody. */
const personThen = sql<string | null>`${nameThen(notifications.personName, users.name)}`

/** A user's own, newest first, with who did each. */
export async function listOwn(
  db: Database,
  userId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<Notification[]> {
  const { id, kind, subjectId, device, createdAt, readAt } = notifications
  const rows = await db
    .select({
      id,
      kind,
      subjectId,
      device,
      createdAt,
      readAt,
      person: personColumns(users),
      nameThen: personThen,
    })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.personId))
    .where(eq(notifications.userId, userId))
    .orderBy(desc(createdAt), desc(id))
    .offset(offset)
    .limit(limit)
  return rows.map((row) => ({
    _id: row.id,
    kind: row.kind,
    person: row.person,
    nameThen: row.nameThen,
    subjectId: row.subjectId,
    device: row.device,
    createdAt: row.createdAt.toISOString(),
    isRead: row.readAt !== null,
  }))
}

/** How many there are and how many of them are unread. */
export async function countOwn(db: Database, userId: string): Promise<{ total: number; unread: number }> {
  const [row] = await db
    .select({ total: count(), unread: sql<number>`(count(*) filter (where read_at is null))::int` })
    .from(notifications)
    .where(eq(notifications.userId, userId))
  return row ?? { total: 0, unread: 0 }
}

export async function countUnread(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ unread: count() }).from(notifications).where(isUnreadOf(userId))
  return row?.unread ?? 0
}

/** Those named, or all of the user's own. */
export async function markRead(
  db: Database,
  userId: string,
  { ids, at }: { ids?: readonly string[] | undefined; at: Date },
): Promise<void> {
  const named = ids === undefined ? undefined : inArray(notifications.id, [...ids])
  await db
    .update(notifications)
    .set({ readAt: at })
    .where(and(isUnreadOf(userId), named))
}

function isUnreadOf(userId: string) {
  return and(eq(notifications.userId, userId), isNull(notifications.readAt))
}

export async function forgetOld(db: Database, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, before))
}

export async function exportNotifications(
  db: Database,
  userId: string,
): Promise<Record<string, Record<string, unknown>[]>> {
  const { kind, device, createdAt, readAt } = notifications
  return {
    notifications: await db
      .select({ kind, person: personThen, device, createdAt, readAt })
      .from(notifications)
      .leftJoin(users, eq(users.id, notifications.personId))
      .where(eq(notifications.userId, userId))
      .orderBy(createdAt),
  }
}
