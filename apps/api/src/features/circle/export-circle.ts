import { and, eq, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../parts/db/database.ts'
import { users } from '../../parts/db/users.ts'
import { connections } from './tables.ts'

const sender = alias(users, 'sender')
const receiver = alias(users, 'receiver')

/**
 * A user's connections and requests, with the other person's name; a request that was rejected looks to who sent it as everywhere: as if it
 * waited, or, taken back, as if it were gone.
 */
export async function exportCircle(
  db: Database,
  userId: string,
): Promise<Record<string, Record<string, unknown>[]>> {
  const { senderId, receiverId, status, createdAt, respondedAt } = connections
  const isSent = and(eq(senderId, userId), ne(status, 'silenced'))
  const rows = await db
    .select({ senderId, status, createdAt, respondedAt, from: sender.name, to: receiver.name })
    .from(connections)
    .innerJoin(sender, eq(sender.id, senderId))
    .innerJoin(receiver, eq(receiver.id, receiverId))
    .where(or(isSent, eq(receiverId, userId)))
    .orderBy(createdAt)
  return {
    connections: rows.map((row) => {
      const sentByYou = row.senderId === userId
      const isUntold = sentByYou && row.status !== 'approved'
      return {
        sentByYou,
        with: sentByYou ? row.to : row.from,
        status: isUntold ? 'pending' : row.status === 'silenced' ? 'rejected' : row.status,
        createdAt: row.createdAt,
        respondedAt: isUntold ? null : row.respondedAt,
      }
    }),
  }
}
