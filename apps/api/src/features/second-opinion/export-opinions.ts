import { eq, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../parts/db/database.ts'
import { nameThen } from '../../parts/db/person.ts'
import { users } from '../../parts/db/users.ts'
import { secondOpinions } from './tables.ts'

const sender = alias(users, 'sender')
const receiver = alias(users, 'receiver')

/** What a user sent, and what they replied to others, each without the other's words. `tellAnswer` makes a copied answer readable. */
export async function exportOpinions(
  db: Database,
  tellAnswer: (response: unknown) => object | null,
  userId: string,
): Promise<Record<string, Record<string, unknown>[]>> {
  const { senderId, receiverId, question, note, createdAt, reply, repliedAt, shared, post } = secondOpinions
  const rows = await db
    .select({
      senderId,
      question,
      note,
      createdAt,
      reply,
      repliedAt,
      shared,
      post,
      from: nameThen(secondOpinions.senderName, sender.name),
      to: nameThen(secondOpinions.receiverName, receiver.name),
    })
    .from(secondOpinions)
    .innerJoin(sender, eq(sender.id, senderId))
    .innerJoin(receiver, eq(receiver.id, receiverId))
    .where(or(eq(senderId, userId), eq(receiverId, userId)))
    .orderBy(createdAt)
  return {
    second_opinions: rows.map((row) => {
      const sentByYou = row.senderId === userId
      return {
        sentByYou,
        with: sentByYou ? row.to : row.from,
        createdAt: row.createdAt,
        ...(row.post === null
          ? { question: row.question, ...tellAnswer(row.shared?.responseData) }
          : { article: row.post.title, text: row.post.body, source: `${row.post.source}, ${row.post.url}` }),
        ...(sentByYou ? { note: row.note } : { reply: row.reply }),
        repliedAt: row.repliedAt,
      }
    }),
  }
}
