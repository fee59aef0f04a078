import type { PostType } from '@auscult/contract/posts/posts.ts'
import { and, desc, eq, inArray, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../parts/db/database.ts'
import { type PostRow, postColumns } from './present-post.ts'
import { postCounts, posts, postSpecialities, postTotals } from './tables.ts'

/** Which posts; `speciality` is an id. */
export type Filter = { type?: PostType | undefined; speciality?: string | undefined }

export type Part = { offset: number; limit: number }

const TotalRows = z.object({ rows: z.tuple([z.object({ total: z.number() })]) })

/** Among so many of the newest, those of a reader's own specialities come first. */
export const leadingAmong = 200

export const newestFirst = [desc(posts.publishedAt), desc(posts.id)]

/** Rows of a list with how many there are in all, and how many of the rows lead because of the reader's specialities. */
export type Found = { rows: PostRow[]; total: number; leading?: number }

/** `own` is a subquery of a reader's specialities; of these, posts dated since a month come first. */
export type Reader = { userId: string; own: SQL; since: string }

/** The newest listed posts. */
export async function listNewest(db: Database, userId: string, filter: Filter, part: Part): Promise<Found> {
  return readPage(db, { userId, filter }, chooseNewest(db, filter, part), newestFirst)
}

/** The same with recent ones of one's own specialities first among the newest `leadingAmong`. */
export async function listForReader(
  db: Database,
  reader: Reader,
  filter: Pick<Filter, 'type'>,
  { offset, limit }: Part,
): Promise<Found> {
  const leading = Math.max(0, Math.min(limit, leadingAmong - offset))
  if (leading === limit) return listLead(db, reader, filter, { offset, limit })
  const after = { offset: Math.max(offset, leadingAmong), limit: limit - leading }
  const rest = await listNewest(db, reader.userId, filter, after)
  if (leading === 0) return rest
  const lead = await listLead(db, reader, filter, { offset, limit: leading })
  return { ...lead, rows: [...lead.rows, ...rest.rows] }
}

async function listLead(
  db: Database,
  { userId, own, since }: Reader,
  filter: Pick<Filter, 'type'>,
  { offset, limit }: Part,
): Promise<Found> {
  const isOwn = sql<boolean>`coalesce(${posts.publishedAt} >= ${since}::text and ${posts.specialities} && ${own}, false)`
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
  const found = await readPage(db, { userId, filter }, chosen, [desc(isOwn), ...newestFirst], isOwn)
  return { ...found, leading: found.rows.filter(({ leads }) => leads).length }
}

/** The total comes with the rows: one statement a page. */
async function readPage(
  db: Database,
  { userId, filter }: { userId: string; filter: Filter },
  chosen: SQLWrapper,
  order: readonly SQL[],
  leads: SQL<boolean> = sql<boolean>`false`,
) {
  const rows = await db
    .select({ ...postColumns(db, userId), total: totalOf(filter), leads })
    .from(posts)
    .innerJoin(postCounts, eq(postCounts.postId, posts.id))
    .where(inArray(posts.id, chosen))
    .orderBy(...order)
  const [first] = rows
  return { rows, total: first?.total ?? (await countListed(db, filter)) }
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

function totalOf({ type, speciality = '' }: Filter): SQL<number> {
  const isOf = and(
    eq(postTotals.speciality, speciality),
    type === undefined ? undefined : eq(postTotals.type, type),
  )
  return sql<number>`(select coalesce(sum(${postTotals.total}), 0)::int from ${postTotals} where ${isOf})`
}

async function countListed(db: Database, filter: Filter): Promise<number> {
  const { rows } = TotalRows.parse(await db.execute(sql`select ${totalOf(filter)} as total`))
  return rows[0].total
}

export async function findPost(db: Database, userId: string, postId: string): Promise<PostRow | undefined> {
  const [row] = await db
    .select(postColumns(db, userId))
    .from(posts)
    .innerJoin(postCounts, eq(postCounts.postId, posts.id))
    .where(eq(posts.id, postId))
  return row
}
