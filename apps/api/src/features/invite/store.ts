import { and, count, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import { users } from '../../parts/db/users.ts'
import { invitedAddresses, inviteOptOuts, invites } from './tables.ts'

export async function createInvite(db: Database, invite: typeof invites.$inferInsert): Promise<void> {
  await db.insert(invites).values(invite)
}

/** How many invites somebody has sent since two moments. */
export async function countInvites(
  db: Database,
  senderId: string,
  { day, minute }: { day: Date; minute: Date },
): Promise<{ ofDay: number; ofMinute: number }> {
  const isOfMinute = gt(invites.sentAt, minute)
  const [row] = await db
    .select({ ofDay: count(), ofMinute: sql<number>`(count(*) filter (where ${isOfMinute}))::int` })
    .from(invites)
    .where(and(eq(invites.senderId, senderId), gt(invites.sentAt, day)))
  return row ?? { ofDay: 0, ofMinute: 0 }
}

/** Whether this person invited the address since. */
export async function hasInvited(
  db: Database,
  { senderId, emailHash, since }: { senderId: string; emailHash: string; since: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ id: invites.id })
    .from(invites)
    .where(and(eq(invites.emailHash, emailHash), gt(invites.sentAt, since), eq(invites.senderId, senderId)))
    .limit(1)
  return row !== undefined
}

/** Takes the one mail that an address may get in a while, for one of those who ask at once; false where it had one. */
export async function takeMail(
  db: Database,
  { emailHash, now, since }: { emailHash: string; now: Date; since: Date },
): Promise<boolean> {
  const taken = await db
    .insert(invitedAddresses)
    .values({ emailHash, mailedAt: now })
    .onConflictDoUpdate({
      target: invitedAddresses.emailHash,
      set: { mailedAt: now },
      setWhere: lt(invitedAddresses.mailedAt, since),
    })
    .returning({ emailHash: invitedAddresses.emailHash })
  return taken.length > 0
}

export async function wantsNoInvites(db: Database, emailHash: string): Promise<boolean> {
  const [row] = await db.select().from(inviteOptOuts).where(eq(inviteOptOuts.emailHash, emailHash))
  return row !== undefined
}

export async function keepOptOut(db: Database, optOut: typeof inviteOptOuts.$inferInsert): Promise<void> {
  await db.insert(inviteOptOuts).values(optOut).onConflictDoNothing()
}

export async function findAccountId(db: Database, email: string): Promise<string | undefined> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return row?.id
}

export async function findName(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId))
  return row?.name
}

export async function findAddress(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return row?.email
}

/** Who invited an address since, the newest first. */
export async function listInviters(
  db: Database,
  { emailHash, since }: { emailHash: string; since: Date },
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ senderId: invites.senderId })
    .from(invites)
    .where(and(eq(invites.emailHash, emailHash), gt(invites.sentAt, since)))
    .groupBy(invites.senderId)
    .orderBy(desc(sql`max(${invites.sentAt})`))
    .limit(limit)
  return rows.map(({ senderId }) => senderId)
}

export async function forgetOldInvites(db: Database, before: Date): Promise<void> {
  await db.delete(invites).where(lt(invites.sentAt, before))
  await db.delete(invitedAddresses).where(lt(invitedAddresses.mailedAt, before))
}

export async function exportInvites(
  db: Database,
  userId: string,
): Promise<Record<string, Record<string, unknown>[]>> {
  return {
    invites: await db
      .select({ sentAt: invites.sentAt })
      .from(invites)
      .where(eq(invites.senderId, userId))
      .orderBy(invites.sentAt),
  }
}
