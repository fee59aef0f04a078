import { postLimits } from '@auscult/contract/posts/posts.ts'
import type { Alternative, Search } from '@auscult/digest/search/read-search.ts'
import { and, arrayContains, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Database, planAnew } from '../../parts/db/database.ts'
import { isListed, newestFirst } from './choose-posts.ts'
import type { Filter, Part } from './feed-store.ts'
import { quoteTerm } from './tsvector.ts'
import { posts } from './tables.ts'

/** As PostgreSQL's `tsquery`. */
function toQuery(sought: Search): string {
  return sought.map((alternatives) => `(${alternatives.map(toOperands).join(' | ')})`).join(' & ')
}

function toOperands(alternative: Alternative): string {
  const operands = alternative.map((each) =>
    typeof each === 'string' ? quoteTerm(each) : `${quoteTerm(each.begins)}:*`,
  )
  return `(${operands.join(' & ')})`
}

/** What is sought is in the post, whatever list that is in; the index of terms serves it. */
export function isFoundBy(sought: Search): SQL {
  return sql`${posts.terms} @@ ${toQuery(sought)}::tsquery`
}

type Wanted = Filter & { sought: Search }

type Matches = { ids: string[]; total: number }

/**
 * Ids of listed posts that are found by the first of the searches that finds any, the newest first. Only where none has the last word whole it is
 * taken for one that is still typed: to look for every word that begins so costs many times as much.
 */
export async function search(
  db: Database,
  { searches, ...filter }: Filter & { searches: readonly Search[] },
  part: Part,
): Promise<Matches> {
  for (const sought of searches) {
    // oxlint-disable-next-line no-await-in-loop -- the second only where the one before finds nothing
    const matches = await findMatches(db, { ...filter, sought }, part)
    if (matches.total > 0) return matches
  }
  return { ids: [], total: 0 }
}

/**
 * Matches are counted no further than the contract says. Where they are fewer, all of them were read by the index of terms, and are put in order;
 * else posts are gone through by date until enough have the terms. Left to itself the planner takes the second way for few old ones as well.
 */
async function findMatches(db: Database, wanted: Wanted, { offset, limit }: Part): Promise<Matches> {
  const most = postLimits.countedMatches
  const { rows } = FoundRows.parse(
    await db.execute(sql`
      with found as materialized (
        select ${posts.id}, ${posts.publishedAt} from ${posts} where ${isMatch(wanted)} limit ${most}
      )
      select (select count(*)::int from found) as total,
        array (select id from found order by published_at desc, id desc offset ${offset} limit ${limit}) as ids`),
  )
  const [{ total, ids }] = rows
  if (total < most || offset >= total) return { total, ids }
  const newest = await db
    .select({ id: posts.id })
    .from(posts)
    .where(isMatch(wanted))
    .orderBy(...newestFirst)
    .offset(offset)
    .limit(limit)
  return { total, ids: newest.map(({ id }) => id) }
}

const FoundRows = z.object({ rows: z.tuple([z.object({ total: z.number(), ids: z.array(z.string()) })]) })

function isMatch({ type, speciality, sought }: Wanted): SQL | undefined {
  return and(
    isListed({ type }),
    sql`${isFoundBy(sought)} ${planAnew}`,
    speciality === undefined ? undefined : arrayContains(posts.specialities, [speciality]),
  )
}
