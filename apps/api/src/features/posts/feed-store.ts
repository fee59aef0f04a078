import type { PostType } from '@auscult/contract/posts/posts.ts'
import { and, desc, eq, type Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import { type PostRow, postColumns } from './present-post.ts'
import { postCounts, posts, postSpecialities, postTotals } from './tables.ts'

/** Which posts; `speciality` is an id. */
export type Filter = { type?: PostType | undefined; speciality?: string | undefined }

export type Part = { offset: number; limit: number }

/** Rows of a list with how many there are in all. */
export type Found = { rows: PostRow[]; total: number }

/** Ids of a user's own specialities, as a subquery; null where they have told none. */
export type OwnSpecialities = (userId: Placeholder) => SQL

export type Feed = {
  /** The newest listed posts. */
  listNewest(userId: string, filter: Filter, part: Part): Promise<Found>
  /** The same with those of one's own specialities first among the newest `leadingAmong`. */
  listForReader(userId: string, filter: Pick<Filter, 'type'>, part: Part): Promise<Found>
  /** Posts in the order of `ids`. */
  read(userId: string, ids: readonly string[]): Promise<PostRow[]>
}

/** Among so many of the newest, those of a reader's own specialities come first. */
export const leadingAmong = 200

export const newestFirst = [desc(posts.publishedAt), desc(posts.id)]

type Chosen = { ids: string[]; total: number }

const placeholders = {
  userId: sql.placeholder('userId'),
  type: sql.placeholder('type'),
  speciality: sql.placeholder('speciality'),
  offset: sql.placeholder('offset'),
  limit: sql.placeholder('limit'),
}

/**
 * A list is read in two statements, ids first, so that one plan of each is the best whatever is asked for. They are put together here and
 * planned once by each connection: both take longer than the answer does.
 */
export function createFeed(db: Database, ownSpecialities: OwnSpecialities): Feed {
  const { type, speciality } = placeholders
  const newest = {
    all: prepareNewest(db, {}, 'newest_posts'),
    ofType: prepareNewest(db, { type }, 'newest_posts_of_type'),
    ofSpeciality: prepareNewest(db, { speciality }, 'newest_posts_of_speciality'),
    ofBoth: prepareNewest(db, { type, speciality }, 'newest_posts_of_type_and_speciality'),
  }
  const lead = {
    all: prepareLead(db, ownSpecialities, {}, 'leading_posts'),
    ofType: prepareLead(db, ownSpecialities, { type }, 'leading_posts_of_type'),
  }
  const byIds = prepareRead(db)

  async function chooseNewest(filter: Filter, part: Part): Promise<Chosen> {
    const ofSpeciality = filter.type === undefined ? newest.ofSpeciality : newest.ofBoth
    const ofAll = filter.type === undefined ? newest.all : newest.ofType
    const statement = filter.speciality === undefined ? ofAll : ofSpeciality
    return only(await statement.execute({ ...filter, ...part }))
  }

  async function chooseLead(userId: string, filter: Pick<Filter, 'type'>, part: Part): Promise<Chosen> {
    const statement = filter.type === undefined ? lead.all : lead.ofType
    return only(await statement.execute({ userId, ...filter, ...part }))
  }

  async function read(userId: string, ids: readonly string[]): Promise<PostRow[]> {
    if (ids.length === 0) return []
    const rows = new Map((await byIds.execute({ userId, ids })).map((row) => [row.id, row]))
    return ids.flatMap((id) => rows.get(id) ?? [])
  }

  return {
    async listNewest(userId, filter, part) {
      const { ids, total } = await chooseNewest(filter, part)
      return { rows: await read(userId, ids), total }
    },

    async listForReader(userId, filter, { offset, limit }) {
      const leading = Math.max(0, Math.min(limit, leadingAmong - offset))
      const first = leading === 0 ? undefined : await chooseLead(userId, filter, { offset, limit: leading })
      const after = { offset: Math.max(offset, leadingAmong), limit: limit - leading }
      const rest = after.limit === 0 ? undefined : await chooseNewest(filter, after)
      const ids = [...(first?.ids ?? []), ...(rest?.ids ?? [])]
      return { rows: await read(userId, ids), total: first?.total ?? rest?.total ?? 0 }
    },

    read,
  }
}

function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('A statement that always gives one row gave none')
  return row
}

type AnyFilter = { type?: PostType | Placeholder | undefined; speciality?: Placeholder | undefined }

function prepareNewest(db: Database, filter: AnyFilter, name: string) {
  return db
    .select(toChosen(selectNewest(db, filter), filter))
    .from(oneRow)
    .prepare(name)
}

/** Ids alone are counted off, from an index, so that a page far down reads no post above it. */
function selectNewest(db: Database, { type, speciality }: AnyFilter) {
  const { offset, limit } = placeholders
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

function prepareLead(
  db: Database,
  ownSpecialities: OwnSpecialities,
  filter: Pick<AnyFilter, 'type'>,
  name: string,
) {
  const { userId, offset, limit } = placeholders
  const isOwn = sql<boolean>`coalesce(${posts.specialities} && ${ownSpecialities(userId)}, false)`
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
  return db.select(toChosen(chosen, filter)).from(oneRow).prepare(name)
}

/** So that a page beyond the last has its total, too. */
const oneRow = sql`(values (1)) as one`

function toChosen(chosen: SQLWrapper, filter: AnyFilter) {
  return { ids: sql<string[]>`array ${chosen}`, total: totalOf(filter) }
}

function totalOf({ type, speciality }: AnyFilter): SQL<number> {
  const isOf = and(
    eq(postTotals.speciality, speciality ?? ''),
    type === undefined ? undefined : eq(postTotals.type, type),
  )
  return sql<number>`(select coalesce(sum(${postTotals.total}), 0)::int from ${postTotals} where ${isOf})`
}

export function isListed({ type }: Pick<AnyFilter, 'type'>): SQL | undefined {
  return and(sql`is_listed`, type === undefined ? undefined : eq(posts.type, type))
}

function prepareRead(db: Database) {
  return db
    .select(postColumns(db, placeholders.userId))
    .from(posts)
    .innerJoin(postCounts, eq(postCounts.postId, posts.id))
    .where(sql`${posts.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('posts_by_ids')
}
