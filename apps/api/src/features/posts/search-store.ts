import { postLimits } from '@auscult/contract/posts/posts.ts'
import { and, arrayContains, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Database, planAnew } from '../../parts/db/database.ts'
import { isListed, newestFirst } from './choose-posts.ts'
import type { Filter, Part } from './feed-store.ts'
import { posts } from './tables.ts'

const mostWords = 12

/** '0.86' is one word of the index; 'GLP-1' is two. */
const word = /\p{Nd}+(?:\.\p{Nd}+)+|[\p{L}\p{N}]+/gu

/** The words of a search as the index has them, without marks and accents. */
export function readWords(searched: string): string[] {
  const plain = searched.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return (plain.match(word) ?? []).slice(0, mostWords)
}

/** For PostgreSQL's `to_tsquery`: all of these words; the last one may be cut off. */
export function asTyped(words: readonly string[]): string {
  return `${words.join(' & ')}:*`
}

/** The words match, whatever list the post is in; the index of words serves it. */
export function hasWords(query: string): SQL {
  return sql`${posts.search} @@ to_tsquery('english', ${query}::text)`
}

type Search = Filter & { query: string }

type Matches = { ids: string[]; total: number }

/**
 * Ids of listed posts with all of the words, the newest first. Only where none has the last word whole it is taken for one that is still typed:
 * to look for every word that begins so costs many times as much.
 */
export async function search(
  db: Database,
  { words, ...filter }: Filter & { words: readonly string[] },
  part: Part,
): Promise<Matches> {
  for (const query of [words.join(' & '), asTyped(words)]) {
    // oxlint-disable-next-line no-await-in-loop -- the second only where the first finds nothing
    const matches = await findMatches(db, { ...filter, query }, part)
    if (matches.total > 0) return matches
  }
  return { ids: [], total: 0 }
}

/**
 * Matches are counted no further than the contract says. Where they are fewer, all of them were read by the index of words, and are put in order;
 * else posts are gone through by date until enough have the words. Left to itself the planner takes the second way for few old ones as well.
 */
async function findMatches(db: Database, wanted: Search, { offset, limit }: Part): Promise<Matches> {
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

function isMatch({ type, speciality, query }: Search): SQL | undefined {
  return and(
    isListed({ type }),
    sql`${hasWords(query)} ${planAnew}`,
    speciality === undefined ? undefined : arrayContains(posts.specialities, [speciality]),
  )
}
