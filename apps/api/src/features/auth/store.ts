import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Database } from '../../parts/db/database.ts'
import { users } from '../../parts/db/users.ts'
import { knownAddresses, securityEvents, verificationCodes } from './tables.ts'

export type User = typeof users.$inferSelect

export type Registration = {
  name: string
  email: string
  passwordHash: string | null
  wantsPromotion: boolean
  now: Date
}

/**
 * Creates the account, or takes the place of one that was never verified: its older code dies with it, so the details that
 * count are always those the newest code was mailed for. Undefined for a verified account, which stays as it is.
 */
export async function createUnverifiedUser(
  db: Database,
  { name, email, passwordHash, wantsPromotion, now }: Registration,
): Promise<User | undefined> {
  const details = {
    name,
    passwordHash,
    wantsPromotion,
    termsAcceptedAt: now,
    privacyAcceptedAt: now,
    createdAt: now,
  }
  const [user] = await db
    .insert(users)
    .values({ email, ...details })
    .onConflictDoUpdate({ target: users.email, set: details, setWhere: isNull(users.emailVerifiedAt) })
    .returning()
  return user
}

export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}

export async function findUser(db: Database, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user
}

/**
 * Every transaction of an account takes the user's row first: two that took their rows in different orders would wait for each
 * other. Rows that point to the user can still be written meanwhile.
 */
export async function lockUser(transaction: Database, id: string): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
}

/**
 * Locks the user's row, and says whether the password is still the one that was compared. Comparing takes long enough for a reset
 * to come in between.
 */
export async function lockPassword(
  transaction: Database,
  { id, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
): Promise<boolean> {
  if (passwordHash === null) return false
  const locked = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .for('no key update')
  return locked.length > 0
}

/** The newest code only: an older one of the same user is gone. */
export async function saveCode(
  db: Database,
  code: { userId: string; codeHash: string; expiresAt: Date },
): Promise<void> {
  const { codeHash, expiresAt } = code
  await db
    .insert(verificationCodes)
    .values({ ...code, tries: 0 })
    .onConflictDoUpdate({ target: verificationCodes.userId, set: { codeHash, expiresAt, tries: 0 } })
}

/** Uses up one try at a live code; undefined when there is none or its tries are spent. */
export async function useTry(
  db: Database,
  { email, now, maxTries }: { email: string; now: Date; maxTries: number },
): Promise<{ userId: string; codeHash: string } | undefined> {
  const owner = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.emailVerifiedAt)))
  const [code] = await db
    .update(verificationCodes)
    .set({ tries: sql`${verificationCodes.tries} + 1` })
    .where(
      and(
        eq(verificationCodes.userId, sql`(${owner})`),
        gt(verificationCodes.expiresAt, now),
        lt(verificationCodes.tries, maxTries),
      ),
    )
    .returning({ userId: verificationCodes.userId, codeHash: verificationCodes.codeHash })
  return code
}

/** False when the code was replaced or used in the meantime. Call it in a transaction. */
export async function redeemCode(
  db: Database,
  { userId, codeHash, now }: { userId: string; codeHash: string; now: Date },
): Promise<boolean> {
  const redeemed = await db
    .delete(verificationCodes)
    .where(and(eq(verificationCodes.userId, userId), eq(verificationCodes.codeHash, codeHash)))
    .returning({ userId: verificationCodes.userId })
  if (redeemed.length === 0) return false
  await db.update(users).set({ emailVerifiedAt: now }).where(eq(users.id, userId))
  return true
}

/** An account by its address, and whether it has logged in from this network address before. */
export async function findAccount(
  db: Database,
  email: string,
  addressHash: string,
): Promise<{ user: User; isKnownAddress: boolean } | undefined> {
  const [row] = await db
    .select({ user: users, known: knownAddresses.addressHash })
    .from(users)
    .leftJoin(
      knownAddresses,
      and(eq(knownAddresses.userId, users.id), eq(knownAddresses.addressHash, addressHash)),
    )
    .where(eq(users.email, email))
  return row && { user: row.user, isKnownAddress: row.known !== null }
}

export async function rememberAddress(
  db: Database,
  known: { userId: string; addressHash: string; lastSeenAt: Date },
): Promise<void> {
  await db
    .insert(knownAddresses)
    .values(known)
    .onConflictDoUpdate({
      target: [knownAddresses.userId, knownAddresses.addressHash],
      set: { lastSeenAt: known.lastSeenAt },
    })
}

export type SecurityEvent =
  | 'registered'
  | 'registered-again'
  | 'code-sent'
  | 'code-refused'
  | 'email-verified'
  | 'logged-in'
  | 'logged-in-with-google'
  | 'registered-with-google'
  | 'google-linked'
  | 'google-refused'
  | 'log-in-refused'
  | 'logged-out'
  | 'session-ended'
  | 'log-in-locked'
  | 'reset-requested'
  | 'reset-refused'
  | 'password-reset'
  | 'password-changed'
  | 'password-change-refused'
  | 'token-issued-by-operator'
  | 'activated-by-operator'

export async function recordEvent(
  db: Database,
  event: { event: SecurityEvent; at: Date; userId?: string | undefined; addressHash?: string | undefined },
): Promise<void> {
  await db.insert(securityEvents).values({ id: v7(), ...event })
}

/** Rows may go after a year; the table's trigger refuses it before. */
export async function forgetOldEvents(db: Database, now: Date): Promise<void> {
  const yearAndDayMs = 367 * 24 * 60 * 60 * 1_000
  await db.delete(securityEvents).where(lt(securityEvents.at, new Date(now.getTime() - yearAndDayMs)))
}

export async function activateUser(db: Database, id: string): Promise<void> {
  await db.update(users).set({ status: 'Active' }).where(eq(users.id, id))
}

/** The address is its owner's: the account is verified, if it was not, and a code under way dies. */
export async function proveEmail(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
  await db.delete(verificationCodes).where(eq(verificationCodes.userId, userId))
}

export async function setPasswordHash(db: Database, userId: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId))
}

export async function forgetKnownAddresses(db: Database, userId: string): Promise<void> {
  await db.delete(knownAddresses).where(eq(knownAddresses.userId, userId))
}
