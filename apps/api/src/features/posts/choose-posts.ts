import type { PostType } from '@auscult/contract/posts/posts.ts'
import { and, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { posts, postMonths, postSpecialities, postTotals } from './tables.ts'

/** Which posts; `speciality` is an id. */
export type Filter = {
  type?: PostType | Placeholder | undefined
  speciality?: string | Placeholder | undefined
}

/** Which part of a list: `limit` as it stands in the statement, no `offset` for its beginning. */
export type Window = { offset?: SQL | Placeholder; limit: SQL | Placeholder }

/** Ids of a user's own specialities, as a subquery; null where they have told none. */
export type OwnSpecialities = (userId: Placeholder) => SQL

/** Among so many of the newest, those of a reader's own specialities come first. */
export const leadingAmong = 200

export const newestFirst = [desc(posts.publishedAt), desc(posts.id)]

export function isListed({ type }: Pick<Filter, 'type'>): SQL | undefined {
  return and(sql`is_listed`, type === undefined ? undefined : eq(posts.type, type))
}

/** Ids alone are counted off, from an index, so that a page reads no post above it. */
export function selectNewest({ type, speciality }: Filter, window: Window, until?: SQL): SQL {
  if (speciality === undefined) {
    const { id, publishedAt } = posts
    const isWanted = and(isListed({ type }), until && sql`${publishedAt} <= ${until}`)
    return sql`(select ${id} from ${posts} where ${isWanted} order by ${publishedAt} desc, ${id} desc ${toSql(window)})`
  }
  const { postId, publishedAt } = postSpecialities
  const isWanted = and(
    eq(postSpecialities.speciality, speciality),
    type === undefined ? undefined : eq(postSpecialities.type, type),
    until && sql`${publishedAt} <= ${until}`,
  )
  return sql`(select ${postId} from ${postSpecialities} where ${isWanted} order by ${publishedAt} desc, ${postId} desc ${toSql(window)})`
}

/**
 * The same for a part far down, which begins in the month that the part lies in: so many ids at most are counted off as a month has posts.
 */
export function selectFarDown(filter: Filter, { offset, limit }: Required<Window>): SQL {
  const { type, speciality = '' } = filter
  const { newest, total } = postMonths
  const isOf = and(
    eq(postMonths.speciality, speciality),
    type === undefined ? undefined : eq(postMonths.type, type),
  )
  return sql`(
    with months as (
      select max(${newest}) as newest, sum(${total})::int as total
        from ${postMonths} where ${isOf} group by left(${newest}, 7)
    ), counted as (
      select newest, (sum(total) over (order by newest desc))::int - total as above from months
    ), start as materialized (
      select newest, above from counted where above <= ${offset}::int order by newest limit 1
    )
    ${selectNewest(filter, { offset: sql`(${offset}::int - (select above from start))`, limit }, sql`(select newest from start)`)})`
}

/** Those of one's own specialities first among the newest `leadingAmong`. */
export function selectLeading(own: SQL, filter: Pick<Filter, 'type'>, window: Window): SQL {
  const { id, publishedAt } = posts
  return sql`(select id from (
      select ${id}, ${publishedAt}, ${isOwn(own)} as is_own from ${posts} where ${isListed(filter)}
        order by ${publishedAt} desc, ${id} desc limit ${sql.raw(String(leadingAmong))}
    ) as newest order by is_own desc, published_at desc, id desc ${toSql(window)})`
}

export function isOwn(own: SQL): SQL {
  return sql`coalesce(${posts.specialities} && ${own}, false)`
}

/** How many listed posts there are. */
export function totalOf({ type, speciality = '' }: Filter): SQL<number> {
  const isOf = and(
    eq(postTotals.speciality, speciality),
    type === undefined ? undefined : eq(postTotals.type, type),
  )
  return sql<number>`(select coalesce(sum(${postTotals.total}), 0)::int from ${postTotals} where ${isOf})`
}

function toSql({ offset, limit }: Window): SQL {
  return offset === undefined ? sql`limit ${limit}` : sql`offset ${offset} limit ${limit}`
}
