import { and, desc, eq, ilike, inArray, lt, max, or, sql } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import { sessions } from '../../http/tables.ts'
import { users } from '../../parts/db/users.ts'
import { knownAddresses } from './tables.ts'

export type User = typeof users.$inferSelect

type NewUser = {
  /** Of the registration it was, so that the audit trail of both is one. */
  id?: string
  name: string
  email: string
  passwordHash: string | null
  wantsPromotion: boolean
  agreedAt: Date
  createdAt: Date
}

/** Opens the account of a person who has shown that the address is theirs; undefined where the address has one. */
export async function createUser(
  db: Database,
  { id, name, email, passwordHash, wantsPromotion, agreedAt, createdAt }: NewUser,
): Promise<User | undefined> {
  const [user] = await db
    .insert(users)
    .values({
      ...(id !== undefined && { id }),
      name,
      email,
      passwordHash,
      wantsPromotion,
      emailVerifiedAt: createdAt,
      termsAcceptedAt: agreedAt,
      privacyAcceptedAt: agreedAt,
      createdAt,
    })
    .onConflictDoNothing({ target: users.email })
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

/** The account of an address with its row locked, so that the address stays what it is meanwhile. */
export async function lockUserByEmail(transaction: Database, email: string): Promise<User | undefined> {
  const [user] = await transaction.select().from(users).where(eq(users.email, email)).for('no key update')
  return user
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

/** Resolves to whether the account was not used from there before. */
export async function rememberAddress(
  db: Database,
  known: { userId: string; addressHash: string; lastSeenAt: Date },
): Promise<boolean> {
  const [kept] = await db
    .insert(knownAddresses)
    .values(known)
    .onConflictDoUpdate({
      target: [knownAddresses.userId, knownAddresses.addressHash],
      set: { lastSeenAt: known.lastSeenAt },
    })
    // A row that was written and not changed has never been locked.
    .returning({ isNew: sql<boolean>`xmax = 0` })
  return kept?.isNew ?? false
}

export async function setOperator(db: Database, id: string, isOperator: boolean): Promise<void> {
  await db.update(users).set({ isOperator }).where(eq(users.id, id))
}

/** Closes an account from a moment on, or opens it again. */
export async function setDisabled(db: Database, id: string, disabledAt: Date | null): Promise<void> {
  await db.update(users).set({ disabledAt }).where(eq(users.id, id))
}

/** With all that points to it. */
export async function deleteUser(db: Database, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id))
}

type ListedUser = Pick<
  User,
  'id' | 'name' | 'email' | 'type' | 'status' | 'isOperator' | 'disabledAt' | 'createdAt'
> & {
  /** The newest sign of a session that still has a row; null where there is none. */
  lastUsedAt: Date | null
}

/** The newest accounts whose name or address holds a text, or of all. For the operator's hand: a text is looked for in the whole table. */
export async function listUsers(
  db: Database,
  { text, most }: { text?: string | undefined; most: number },
): Promise<ListedUser[]> {
  const { id, name, email, type, status, isOperator, disabledAt, createdAt } = users
  const pattern = `%${(text ?? '').replaceAll(/[\\%_]/gu, '\\$&')}%`
  const found = await db
    .select({ id, name, email, type, status, isOperator, disabledAt, createdAt })
    .from(users)
    .where(text === undefined ? undefined : or(ilike(name, pattern), ilike(email, pattern)))
    .orderBy(desc(id))
    .limit(most)
  const ids = found.map((user) => user.id)
  const used = await db
    .select({ userId: sessions.userId, lastUsedAt: max(sessions.lastUsedAt) })
    .from(sessions)
    .where(inArray(sessions.userId, ids))
    .groupBy(sessions.userId)
  const lastUsed = new Map(used.map(({ userId, lastUsedAt }) => [userId, lastUsedAt]))
  return found.map((user) => ({ ...user, lastUsedAt: lastUsed.get(user.id) ?? null }))
}

/** Throws where another account has the address. */
export async function setEmail(
  db: Database,
  id: string,
  proven: { email: string; emailVerifiedAt: Date },
): Promise<void> {
  await db.update(users).set(proven).where(eq(users.id, id))
}

export async function setPasswordHash(db: Database, userId: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId))
}

export async function forgetKnownAddresses(db: Database, userId: string): Promise<void> {
  await db.delete(knownAddresses).where(eq(knownAddresses.userId, userId))
}

/** Addresses from which nobody has logged in to the account for half a year count as strange again. */
export async function forgetOldAddresses(db: Database, now: Date): Promise<void> {
  const halfYearMs = 180 * 24 * 60 * 60 * 1_000
  await db.delete(knownAddresses).where(lt(knownAddresses.lastSeenAt, new Date(now.getTime() - halfYearMs)))
}
