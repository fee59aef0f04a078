import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { users } from './users.ts'

/** Lets nobody delete an account before the transaction ends; false where it is gone. It can be changed meanwhile. */
export async function holdUser(transaction: Database, id: string): Promise<boolean> {
  const held = await transaction.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share')
  return held.length > 0
}

/**
 * Every transaction of an account takes the user's row first: two that took their rows in different orders would wait for each
 * other. Rows that point to the user can still be written meanwhile.
 */
export async function lockUser(transaction: Database, id: string): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
}
