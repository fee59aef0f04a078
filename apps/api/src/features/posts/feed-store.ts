import type { PostType } from '@auscult/contract/posts.ts'
import { and, arrayOverlaps, desc, eq, inArray, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import { type PostRow, postColumns } from './present-post.ts'
import { postCounts, posts, postSpecialities, postTotals } from './tables.ts'

/** Which posts; `speciality` is an id. */
export type Filter = { type?: PostType | undefined; speciality?: string | undefined }

export type Part = { offset: number; limit: number }

/** Among so many of the newest, those of a reader's own specialities come first. */
export const leadingAmong = 200

export const newestFirst = [desc(posts.publishedAt), desc(posts.id)]

/** The newest listed posts. */
export function listNewest(db: Database, userId: string, filter: Filter, part: Part): Promise<PostRow[]> {
  return readChosen(db, userId, chooseNewest(db, filter, part), newestFirst)
}

/** The same with those of one's own specialities first among the newest `leadingAmong`. */
export async function listForReader(
  db: Database,
  reader: { userId: string; own: readonly string[] },
  filter: Pick<Filter, 'type'>,
  { offset, limit }: Part,
): Promise<PostRow[]> {
  const leading = Math.max(0, Math.min(limit, leadingAmong - offset))
  const lead = leading === 0 ? [] : await listLead(db, reader, filter, { offset, limit: leading })
  if (leading === limit) return lead
  const after = { offset: Math.max(offset, leadingAmong), limit: limit - leading }
  return [...lead, ...(await listNewest(db, reader.userId, filter, after))]
}

function listLead(
  db: Database,
  { userId, own }: { userId: string; own: readonly string[] },
  filter: Pick<Filter, 'type'>,
  { offset, limit }: Part,
): Promise<PostRow[]> {
  const isOwn = arrayOverlaps(posts.specialities, [...own])
  const newest = db
    .select({ id: posts.id, publishedAt: posts.publishedAt, isOwn: isOwn.as('is_own') })
    .from(posts)
    .where(isListed(filter))
    .orderBy(...newestFirst)
    .limit(leadingAmong)
    .as('newest')
  const chosen = db
    .select({ id: newest.id })
    .from(newest)
    .orderBy(desc(newest.isOwn), desc(newest.publishedAt), desc(newest.id))
    .offset(offset)
    .limit(limit)
  return readChosen(db, userId, chosen, [desc(isOwn), ...newestFirst])
}

/** Ids alone are counted off, from an index, so that a page far down reads no post above it. */
function chooseNewest(db: Database, { type, speciality }: Filter, { offset, limit }: Part) {
  if (speciality === undefined)
    return db
      .select({ id: posts.id })
      .from(posts)
      .where(isListed({ type }))
      .orderBy(...newestFirst)
      .offset(offset)
      .limit(limit)
  const { postId, publishedAt } = postSpecialities
  return db
    .select({ id: postId })
    .from(postSpecialities)
    .where(
      and(
        eq(postSpecialities.speciality, speciality),
        type === undefined ? undefined : eq(postSpecialities.type, type),
      ),
    )
    .orderBy(desc(publishedAt), desc(postId))
    .offset(offset)
    .limit(limit)
}

export function isListed({ type }: Pick<Filter, 'type'>): SQL | undefined {
  return and(sql`is_listed`, type === undefined ? undefined : eq(posts.type, type))
}

/** The posts whose ids a query chose. */
export function readChosen(
  db: Database,
  userId: string,
  chosen: SQLWrapper,
  order: readonly SQL[],
): Promise<PostRow[]> {
  return db
    .select(postColumns(db, userId))
    .from(posts)
    .innerJoin(postCounts, eq(postCounts.postId, posts.id))
    .where(inArray(posts.id, chosen))
    .orderBy(...order)
}

export async function countListed(db: Database, { type, speciality = '' }: Filter): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${postTotals.total}), 0)::int` })
    .from(postTotals)
    .where(
      and(eq(postTotals.speciality, speciality), type === undefined ? undefined : eq(postTotals.type, type)),
    )
  return row?.total ?? 0
}

export async function findPost(db: Database, userId: string, postId: string): Promise<PostRow | undefined> {
  const [row] = await db
    .select(postColumns(db, userId))
    .from(posts)
    .innerJoin(postCounts, eq(postCounts.postId, posts.id))
    .where(eq(posts.id, postId))
  return row
}
