import type { FriendRequest } from '@auscult/contract/people/circle.ts'
import type { PersonInfo, Relation } from '@auscult/contract/people/people.ts'
import { and, count, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../parts/db/database.ts'
import { personColumns } from '../../parts/db/person.ts'
import { users } from '../../parts/db/users.ts'
import { connections } from './tables.ts'

export type ConnectionRow = typeof connections.$inferSelect

const sender = alias(users, 'sender')
const receiver = alias(users, 'receiver')
const columns = {
  _id: connections.id,
  createdAt: connections.createdAt,
  respondedAt: connections.respondedAt,
  senderInfo: personColumns(sender),
  receiverInfo: personColumns(receiver),
}

type Standing = { relation: Relation; requestId: string | null }
type Page = { offset: number; limit: number }

async function listRows(db: Database, which: SQL | undefined, { offset, limit }: Page) {
  return db
    .select(columns)
    .from(connections)
    .innerJoin(sender, eq(sender.id, connections.senderId))
    .innerJoin(receiver, eq(receiver.id, connections.receiverId))
    .where(which)
    .orderBy(desc(connections.createdAt), desc(connections.id))
    .offset(offset)
    .limit(limit)
}

async function countRows(db: Database, which: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(connections).where(which)
  return row?.total ?? 0
}

/** Where names decide. */
async function countNamed(db: Database, which: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(connections)
    .innerJoin(sender, eq(sender.id, connections.senderId))
    .innerJoin(receiver, eq(receiver.id, connections.receiverId))
    .where(which)
  return row?.total ?? 0
}

type ConnectedRow = {
  _id: string
  senderId: string
  receiverId: string
  senderInfo: PersonInfo
  receiverInfo: PersonInfo
  connectedAt: string
}

type Listed<Row> = { rows: Row[]; total: number }

/** A user's connections, newest first; with `q` those whose other person has it in their name, or whom `isNamed` finds by it. */
export async function listConnections(
  db: Database,
  { userId, q, isNamed: isFound }: { userId: string; q: string; isNamed: (userId: SQL) => SQL },
  page: Page,
): Promise<Listed<ConnectedRow>> {
  const other = sql`case when ${connections.senderId} = ${userId}::uuid then ${receiver.name} else ${sender.name} end`
  const otherId = sql`case when ${connections.senderId} = ${userId}::uuid then ${connections.receiverId} else ${connections.senderId} end`
  const isNamed =
    q === '' ? undefined : sql`(strpos(lower(${other}), lower(${q}::text)) > 0 or ${isFound(otherId)})`
  const which = and(isOf(userId), eq(connections.status, 'approved'), isNamed)
  const counting = isNamed === undefined ? countRows(db, which) : countNamed(db, which)
  const [rows, total] = await Promise.all([listRows(db, which, page), counting])
  return {
    rows: rows.map(({ createdAt, respondedAt, ...row }) => ({
      ...row,
      senderId: row.senderInfo._id,
      receiverId: row.receiverInfo._id,
      connectedAt: (respondedAt ?? createdAt).toISOString(),
    })),
    total,
  }
}

type Direction = 'received' | 'sent'

/**
 * A user's requests that wait. To who sent it a rejected one waits, too: that somebody said no is theirs to tell.
 */
export async function listRequests(
  db: Database,
  { userId, direction }: { userId: string; direction: Direction },
  page: Page,
): Promise<Listed<FriendRequest>> {
  const which =
    direction === 'received'
      ? and(eq(connections.receiverId, userId), eq(connections.status, 'pending'))
      : and(eq(connections.senderId, userId), inArray(connections.status, ['pending', 'rejected']))
  const [rows, total] = await Promise.all([listRows(db, which, page), countRows(db, which)])
  return {
    rows: rows.map(({ respondedAt: _untold, createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
    })),
    total,
  }
}

/** Of the user's own side of each pair; who is not in the map is a stranger. */
export async function findStandings(
  db: Database,
  userId: string,
  otherIds: readonly string[],
): Promise<Map<string, Standing>> {
  const others = [...otherIds]
  if (others.length === 0) return new Map()
  const { senderId, receiverId } = connections
  const rows = await db
    .select()
    .from(connections)
    .where(
      or(
        and(eq(senderId, userId), inArray(receiverId, others)),
        and(eq(receiverId, userId), inArray(senderId, others)),
      ),
    )
  return new Map(
    rows.map((row) => [row.senderId === userId ? row.receiverId : row.senderId, standingOf(row, userId)]),
  )
}

function standingOf({ id, status, senderId }: ConnectionRow, userId: string): Standing {
  if (status === 'approved') return { relation: 'connected', requestId: null }
  const isSender = senderId === userId
  if (isSender && status !== 'silenced') return { relation: 'requested', requestId: id }
  if (!isSender && status === 'pending') return { relation: 'received', requestId: id }
  return { relation: 'none', requestId: null }
}

export async function areConnected(db: Database, userId: string, otherId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: connections.id })
    .from(connections)
    .where(and(isPair(userId, otherId), eq(connections.status, 'approved')))
  return row !== undefined
}

/** Whether the two have a row: a connection, or a request that waits, was rejected, or was taken back after that. */
export async function haveMet(db: Database, userId: string, otherId: string): Promise<boolean> {
  const [row] = await db.select({ id: connections.id }).from(connections).where(isPair(userId, otherId))
  return row !== undefined
}

/** Undefined where the two have a row already. */
export async function createRequest(
  db: Database,
  request: Pick<ConnectionRow, 'id' | 'senderId' | 'receiverId' | 'createdAt'>,
): Promise<ConnectionRow | undefined> {
  const [created] = await db
    .insert(connections)
    .values({ ...request, status: 'pending' })
    .onConflictDoNothing()
    .returning()
  return created
}

/** The row of two people, kept from others until the transaction ends. */
export async function lockPair(
  transaction: Database,
  userId: string,
  otherId: string,
): Promise<ConnectionRow | undefined> {
  const [row] = await transaction.select().from(connections).where(isPair(userId, otherId)).for('update')
  return row
}

export async function changeConnection(
  transaction: Database,
  id: string,
  changes: Partial<ConnectionRow>,
): Promise<void> {
  await transaction.update(connections).set(changes).where(eq(connections.id, id))
}

/** Answers a request that waits for this receiver; undefined where there is none, also where another answer was quicker. */
export async function answerRequest(
  transaction: Database,
  {
    id,
    receiverId,
    status,
    at,
  }: { id: string; receiverId: string; status: 'approved' | 'rejected'; at: Date },
): Promise<ConnectionRow | undefined> {
  const [answered] = await transaction
    .update(connections)
    .set({ status, respondedAt: at })
    .where(
      and(eq(connections.id, id), eq(connections.receiverId, receiverId), eq(connections.status, 'pending')),
    )
    .returning()
  return answered
}

/** A sender's own that waits, or looks to them as if it did, kept from others until the transaction ends. */
export async function lockSentRequest(
  transaction: Database,
  id: string,
  senderId: string,
): Promise<ConnectionRow | undefined> {
  const [row] = await transaction
    .select()
    .from(connections)
    .where(
      and(
        eq(connections.id, id),
        eq(connections.senderId, senderId),
        inArray(connections.status, ['pending', 'rejected']),
      ),
    )
    .for('update')
  return row
}

export async function deleteRequest(transaction: Database, id: string): Promise<void> {
  await transaction.delete(connections).where(eq(connections.id, id))
}

/** Ends a connection of the user's, by the other person's id or its own; false where there is none. */
export async function deleteConnection(db: Database, userId: string, friendId: string): Promise<boolean> {
  const isNamed = or(eq(connections.id, friendId), isPair(userId, friendId))
  const gone = await db
    .delete(connections)
    .where(and(isOf(userId), eq(connections.status, 'approved'), isNamed))
    .returning({ id: connections.id })
  return gone.length > 0
}

/** How many requests somebody sent since, and how many of theirs wait, as they see it themselves. */
export async function countSent(
  db: Database,
  senderId: string,
  since: Date,
): Promise<{ recent: number; waiting: number }> {
  const isRecent = gt(connections.createdAt, since)
  const [row] = await db
    .select({
      recent: sql<number>`(count(*) filter (where ${isRecent} and ${connections.status} <> 'silenced'))::int`,
      waiting: sql<number>`(count(*) filter (where ${connections.status} in ('pending', 'rejected')))::int`,
    })
    .from(connections)
    .where(eq(connections.senderId, senderId))
  return row ?? { recent: 0, waiting: 0 }
}

/** Only what its sender took back: a rejected one that went by itself would tell them. */
export async function forgetSilenced(db: Database, before: Date): Promise<void> {
  await db
    .delete(connections)
    .where(and(eq(connections.status, 'silenced'), lt(connections.respondedAt, before)))
}

function isOf(userId: string): SQL | undefined {
  return or(eq(connections.senderId, userId), eq(connections.receiverId, userId))
}

/** As the unique index has it, which serves it. */
function isPair(userId: string, otherId: string): SQL {
  const { senderId, receiverId } = connections
  return sql`(least(${senderId}, ${receiverId}) = least(${userId}::uuid, ${otherId}::uuid)
    and greatest(${senderId}, ${receiverId}) = greatest(${userId}::uuid, ${otherId}::uuid))`
}
