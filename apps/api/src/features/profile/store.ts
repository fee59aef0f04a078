import {
  and,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  notInArray,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../parts/db/database.ts'
import { lockUser } from '../../parts/db/lock-user.ts'
import { personColumns } from '../../parts/db/person.ts'
import { users } from '../../parts/db/users.ts'
import { toNameQuery } from './search-name.ts'
import { profiles } from './tables.ts'

type ProfileRow = typeof profiles.$inferSelect

/** An account with what it told; `profile` is null where it told nothing yet. */
export type OwnProfile = {
  user: Pick<typeof users.$inferSelect, 'id' | 'name' | 'email' | 'type' | 'status' | 'profilePicture'>
  profile: ProfileRow | null
}

const { id, name, email, type, status, profilePicture } = users
const ownUser = { id, name, email, type, status, profilePicture }

export async function findOwnProfile(db: Database, userId: string): Promise<OwnProfile | undefined> {
  const [row] = await db
    .select({ user: ownUser, profile: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId))
  return row
}

/** Ids of the specialities a user told, for a query of another feature; null where they told none. */
export function ownSpecialities(userId: Placeholder | PgColumn): SQL {
  return sql`(select ${profiles.specialities} from ${profiles} where ${profiles.userId} = ${userId})`
}

/** Whether words of a person's name begin as those of a search, for a query of another feature. */
export function isNamed(userId: SQL, search: string): SQL {
  const query = toNameQuery(search)
  if (query === undefined) return sql`false`
  return sql`exists (select 1 from ${profiles} where ${profiles.userId} = ${userId} and ${hasWords(query)})`
}

function hasWords(query: string): SQL {
  return sql`to_tsvector('simple', ${profiles.searchName}) @@ to_tsquery('simple', ${query}::text)`
}

/** Takes the user's row first, as every transaction of an account does, so that two updates come one after the other. */
export async function lockOwnProfile(transaction: Database, userId: string): Promise<OwnProfile | undefined> {
  await lockUser(transaction, userId)
  return findOwnProfile(transaction, userId)
}

type Saved = {
  user: Pick<OwnProfile['user'], 'id' | 'name' | 'type' | 'status' | 'profilePicture'>
  profile: Omit<ProfileRow, 'userId' | 'createdAt'>
}

export async function saveProfile(transaction: Database, { user, profile }: Saved): Promise<void> {
  const { id: userId, ...changes } = user
  await transaction.update(users).set(changes).where(eq(id, userId))
  await transaction
    .insert(profiles)
    .values({ userId, createdAt: profile.updatedAt, ...profile })
    .onConflictDoUpdate({ target: profiles.userId, set: profile })
}

/** What is shown of somebody to others, and whether to strangers. */
const shownColumns = {
  ...personColumns(users),
  country: profiles.country,
  specialities: profiles.specialities,
  isPublic: profiles.isPublic,
}

export type PersonDescription = { country: readonly string[]; specialities: readonly string[] }

/** Who has not finished onboarding is not in the map. */
export async function findDescriptions(
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, PersonDescription>> {
  const { userId, country, specialities } = profiles
  const rows = await db
    .select({ userId, country, specialities })
    .from(profiles)
    .where(inArray(userId, [...userIds]))
  return new Map(rows.map((row) => [row.userId, row]))
}

/** Undefined for nobody, for who has not finished onboarding, and for a disabled account. */
export async function findShown(db: Database, userId: string) {
  const [row] = await db
    .select(shownColumns)
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, id))
    .where(and(eq(id, userId), isNotNull(type), isNull(users.disabledAt)))
  return row
}

export type ShownProfile = NonNullable<Awaited<ReturnType<typeof findShown>>>

type NameSearch = { query: string; exceptUserId: string }

/** People with a public profile, by name. The page is cut from the index of names first, so that only its accounts are looked up. */
export async function searchPublic(
  db: Database,
  search: NameSearch,
  { offset, limit }: { offset: number; limit: number },
): Promise<ShownProfile[]> {
  const found = db
    .select({ userId: profiles.userId })
    .from(profiles)
    .where(isFound(db, search))
    .orderBy(profiles.searchName, profiles.userId)
    .offset(offset)
    .limit(limit)
    .as('found')
  return db
    .select(shownColumns)
    .from(found)
    .innerJoin(profiles, eq(profiles.userId, found.userId))
    .innerJoin(users, eq(id, found.userId))
    .orderBy(profiles.searchName, profiles.userId)
}

export async function countPublic(db: Database, search: NameSearch): Promise<number> {
  const [row] = await db.select({ total: count() }).from(profiles).where(isFound(db, search))
  return row?.total ?? 0
}

/** `query` is that of `toNameQuery`; the index of names serves it, and that of disabled accounts, which are few. */
function isFound(db: Database, { query, exceptUserId }: NameSearch) {
  const disabled = db.select({ id }).from(users).where(isNotNull(users.disabledAt))
  return and(
    profiles.isPublic,
    hasWords(query),
    ne(profiles.userId, exceptUserId),
    notInArray(profiles.userId, disabled),
  )
}

/** Takes the number away that an operator could not confirm, or its owner does not stand by, so that another can be entered. */
export async function clearRegistrationNumber(transaction: Database, userId: string): Promise<void> {
  await transaction.update(profiles).set({ registrationNumber: null }).where(eq(profiles.userId, userId))
}
