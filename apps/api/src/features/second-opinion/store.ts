import type { Opinion, OpinionSummary } from '@auscult/contract/people/second-opinion.ts'
import { and, count, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../parts/db/database.ts'
import { nameNow, nameThen, personColumns } from '../../parts/db/person.ts'
import { users } from '../../parts/db/users.ts'
import { secondOpinions } from './tables.ts'

const sender = alias(users, 'sender')
const receiver = alias(users, 'receiver')
const {
  id,
  senderId,
  receiverId,
  senderName,
  receiverName,
  subjectId,
  question,
  shared,
  askedAt,
  post,
  note,
  createdAt,
  reply,
  repliedAt,
} = secondOpinions

/** Of what was copied no more than a list needs: it may be long. */
const summaryColumns = {
  _id: id,
  senderInfo: { ...personColumns(sender), name: nameThen(senderName, sender.name) },
  receiverInfo: { ...personColumns(receiver), name: nameThen(receiverName, receiver.name) },
  kind: sql<OpinionSummary['kind']>`case when ${post} is null then 'answer' else 'post' end`,
  title: sql<string>`coalesce(${question}, ${post} ->> 'title')`,
  note,
  createdAt,
  reply,
  repliedAt,
}

export type NewOpinion = Omit<typeof secondOpinions.$inferInsert, 'senderName' | 'receiverName'>

export async function listNames(db: Database, userIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ name: users.name })
    .from(users)
    .where(inArray(users.id, [...userIds]))
  return rows.map(({ name }) => name)
}

/** Who asked this receiver; an empty list where nobody did. */
export async function findSenderId(db: Database, opinionId: string, userId: string): Promise<string[]> {
  const rows = await db
    .select({ senderId })
    .from(secondOpinions)
    .where(and(eq(id, opinionId), eq(receiverId, userId)))
  return rows.map((row) => row.senderId)
}

/** What a user sent of one thing to one person. */
export async function findSent(
  db: Database,
  sent: { senderId: string; receiverId: string; subjectId: string },
): Promise<{ id: string; note: string } | undefined> {
  const [row] = await db
    .select({ id, note })
    .from(secondOpinions)
    .where(and(eq(senderId, sent.senderId), eq(receiverId, sent.receiverId), eq(subjectId, sent.subjectId)))
  return row
}

/** With the names of both as they are now. */
export async function createOpinion(db: Database, opinion: NewOpinion): Promise<void> {
  const names = { senderName: nameNow(opinion.senderId), receiverName: nameNow(opinion.receiverId) }
  await db.insert(secondOpinions).values({ ...opinion, ...names })
}

export async function countSentSince(db: Database, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(secondOpinions)
    .where(and(eq(senderId, userId), gt(createdAt, since)))
  return row?.total ?? 0
}

type Direction = 'received' | 'sent'

function isOf(userId: string, direction: Direction) {
  return eq(direction === 'sent' ? senderId : receiverId, userId)
}

export async function listSummaries(
  db: Database,
  { userId, direction }: { userId: string; direction: Direction },
  { offset, limit }: { offset: number; limit: number },
): Promise<OpinionSummary[]> {
  const rows = await db
    .select(summaryColumns)
    .from(secondOpinions)
    .innerJoin(sender, eq(sender.id, senderId))
    .innerJoin(receiver, eq(receiver.id, receiverId))
    .where(isOf(userId, direction))
    .orderBy(desc(createdAt), desc(id))
    .offset(offset)
    .limit(limit)
  return rows.map(presentSummary)
}

export async function countOpinions(db: Database, userId: string, direction: Direction): Promise<number> {
  const [row] = await db.select({ total: count() }).from(secondOpinions).where(isOf(userId, direction))
  return row?.total ?? 0
}

/** One that the user sent or got. */
export async function findOpinion(
  db: Database,
  userId: string,
  opinionId: string,
): Promise<Omit<Opinion, 'isOpen'> | undefined> {
  const [row] = await db
    .select({ ...summaryColumns, answered: shared, askedAt, post })
    .from(secondOpinions)
    .innerJoin(sender, eq(sender.id, senderId))
    .innerJoin(receiver, eq(receiver.id, receiverId))
    .where(isParty(userId, opinionId))
  if (row === undefined) return undefined
  const { answered, askedAt: asked, post: sent, ...summary } = row
  if (sent !== null) return { ...presentSummary(summary), shared: { kind: 'post', post: sent } }
  if (answered === null || asked === null) throw new Error(`The second opinion ${opinionId} is on nothing`)
  return {
    ...presentSummary(summary),
    shared: { kind: 'answer', answered, askedAt: asked.toISOString() },
  }
}

/** Keeps the one reply of who got it; undefined where there is one, or it is another's. */
export async function keepReply(
  db: Database,
  replied: { opinionId: string; receiverId: string; reply: string; at: Date },
): Promise<{ senderId: string } | undefined> {
  const [kept] = await db
    .update(secondOpinions)
    .set({ reply: replied.reply, repliedAt: replied.at })
    .where(and(eq(id, replied.opinionId), eq(receiverId, replied.receiverId), isNull(reply)))
    .returning({ senderId })
  return kept
}

/** One that the user sent or got; false where there is none. */
export async function deleteOwnOpinion(db: Database, userId: string, opinionId: string): Promise<boolean> {
  const gone = await db.delete(secondOpinions).where(isParty(userId, opinionId)).returning({ id })
  return gone.length > 0
}

function isParty(userId: string, opinionId: string) {
  return and(eq(id, opinionId), or(eq(senderId, userId), eq(receiverId, userId)))
}

type Dated = { createdAt: Date; repliedAt: Date | null }

function presentSummary(row: Omit<OpinionSummary, keyof Dated> & Dated): OpinionSummary {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    repliedAt: row.repliedAt?.toISOString() ?? null,
  }
}
