import { eq, or } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import { connections } from './tables.ts'

/** A user's connections and requests, with the other person's id; a request that was rejected looks to who sent it as everywhere. */
export async function exportCircle(
  db: Database,
  userId: string,
): Promise<Record<string, Record<string, unknown>[]>> {
  const rows = await db
    .select()
    .from(connections)
    .where(or(eq(connections.senderId, userId), eq(connections.receiverId, userId)))
    .orderBy(connections.createdAt)
  return {
    connections: rows.map(({ senderId, receiverId, status, createdAt, respondedAt }) => {
      const isUntold = senderId === userId && status !== 'approved'
      return {
        sentByYou: senderId === userId,
        with: senderId === userId ? receiverId : senderId,
        status: isUntold ? 'pending' : status,
        createdAt,
        respondedAt: isUntold ? null : respondedAt,
      }
    }),
  }
}
