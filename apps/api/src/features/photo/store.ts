import { and, count, eq, gt, inArray, lt, notExists, sql } from 'drizzle-orm'
import type { Database, Statement } from '../../parts/db/database.ts'
import { users } from '../../parts/db/users.ts'
import { storageKeyOf } from './photo-deps.ts'
import { photoRemovals, photos } from './tables.ts'

type Photo = typeof photos.$inferSelect

export async function createPhoto(db: Database, photo: Omit<Photo, 'state'>): Promise<void> {
  await db.insert(photos).values({ ...photo, state: 'waiting' })
}

/** How many addresses a user got since. */
export async function countPhotos(db: Database, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(photos)
    .where(and(eq(photos.userId, userId), gt(photos.createdAt, since)))
  return row?.total ?? 0
}

export async function findOwn(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<Photo | undefined> {
  const [row] = await db
    .select()
    .from(photos)
    .where(and(eq(photos.id, id), eq(photos.userId, userId)))
  return row
}

/** Uses the address up, for one of those who send at once; false where no bytes are awaited any more. */
export async function takeAsReceiving(
  db: Database,
  { id, userId, since }: { id: string; userId: string; since: Date },
): Promise<boolean> {
  const taken = await db
    .update(photos)
    .set({ state: 'receiving' })
    .where(
      and(
        eq(photos.id, id),
        eq(photos.userId, userId),
        eq(photos.state, 'waiting'),
        gt(photos.createdAt, since),
      ),
    )
    .returning({ id: photos.id })
  return taken.length > 0
}

/** Of an address that was used up; false where it went with its owner meanwhile. */
export async function markStored(db: Database, id: string): Promise<boolean> {
  const marked = await db
    .update(photos)
    .set({ state: 'stored' })
    .where(and(eq(photos.id, id), eq(photos.state, 'receiving')))
    .returning({ id: photos.id })
  return marked.length > 0
}

/** Whose picture it is, and whether their profile shows it. */
export async function findStored(
  db: Database,
  id: string,
): Promise<{ userId: string; isShown: boolean } | undefined> {
  const [row] = await db
    .select({ userId: photos.userId, shown: users.profilePicture })
    .from(photos)
    .innerJoin(users, eq(users.id, photos.userId))
    .where(and(eq(photos.id, id), eq(photos.state, 'stored')))
  return row && { userId: row.userId, isShown: row.shown === id }
}

/** The keys of all pictures that have come, for a backup: as of the moment that its transaction sees. An early schema has no table of them. */
export async function listStoredPictures(query: Statement): Promise<string[]> {
  const [table] = await query<{ has: boolean }>("select to_regclass('photos') is not null as has")
  if (table?.has !== true) return []
  const rows = await query<{ id: string }>(
    "select id::text as id from photos where state = 'stored' order by id",
  )
  return rows.map(({ id }) => storageKeyOf(id))
}

/** How long after its address was given out a picture may be put into a profile: well before `dropUnused` may take it away. */
export const choosableMs = 12 * 60 * 60_000

/** Whether a user's own picture has come and may be put into the profile. */
export async function isChoosable(
  db: Database,
  { id, userId, since }: { id: string; userId: string; since: Date },
): Promise<boolean> {
  const own = await findOwn(db, { id, userId })
  return own?.state === 'stored' && own.createdAt > since
}

/** Drops pictures that no profile shows and that are older, and writes their files down to be deleted. */
export async function dropUnused(db: Database, before: Date): Promise<void> {
  const shown = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, photos.userId), eq(users.profilePicture, sql`${photos.id}::text`)))
  await db.transaction(async (transaction) => {
    const gone = await transaction
      .delete(photos)
      .where(and(lt(photos.createdAt, before), notExists(shown)))
      .returning({ id: photos.id })
    await writeRemovals(transaction, gone)
  })
}

/** In the transaction in which a user is deleted: the rows go by themselves, the files have to be written down. */
export async function removePhotosOf(transaction: Database, userId: string): Promise<void> {
  const own = await transaction.select({ id: photos.id }).from(photos).where(eq(photos.userId, userId))
  await writeRemovals(transaction, own)
}

async function writeRemovals(transaction: Database, gone: { id: string }[]): Promise<void> {
  if (gone.length > 0) await transaction.insert(photoRemovals).values(gone).onConflictDoNothing()
}

export async function listRemovals(db: Database, limit: number): Promise<string[]> {
  const rows = await db.select().from(photoRemovals).limit(limit)
  return rows.map(({ id }) => id)
}

export async function strikeRemoval(db: Database, ids: readonly string[]): Promise<void> {
  await db.delete(photoRemovals).where(inArray(photoRemovals.id, [...ids]))
}

export async function exportPhotos(
  db: Database,
  userId: string,
): Promise<Record<string, Record<string, unknown>[]>> {
  const { state, createdAt } = photos
  return {
    photos: await db.select({ state, createdAt }).from(photos).where(eq(photos.userId, userId)),
  }
}
