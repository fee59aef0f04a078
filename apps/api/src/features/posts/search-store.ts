import { postLimits } from '@auscult/contract/posts/posts.ts'
import { and, arrayContains, desc, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import { type Filter, type Found, isListed, newestFirst, type Part, readChosen } from './feed-store.ts'
import type { PostRow } from './present-post.ts'
import { posts } from './tables.ts'

const mostWords = 12

/** The words of a search as the index has them, without marks and accents. */
export function readWords(searched: string): string[] {
  return searched
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords)
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

/**
 * Listed posts with all of the words. Only where none has the last of them whole it is taken for one that is still typed: to look for every word that
 * begins so costs many times as much.
 */
export async function search(
  db: Database,
  userId: string,
  { words, ...filter }: Filter & { words: readonly string[] },
  part: Part,
): Promise<Found> {
  for (const query of [words.join(' & '), asTyped(words)]) {
    const wanted = { ...filter, query }
    // oxlint-disable-next-line no-await-in-loop -- the second only where the first finds nothing
    const total = await countMatches(db, wanted)
    if (total === 0) continue
    // oxlint-disable-next-line no-await-in-loop -- see above
    const rows = part.offset < total ? await listMatches(db, userId, wanted, { ...part, total }) : []
    return { rows, total }
  }
  return { rows: [], total: 0 }
}

/** How many listed posts have the words, counted no further than the contract says. */
async function countMatches(db: Database, wanted: Search): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(posts)
    .where(isMatch(wanted))
    .limit(postLimits.countedMatches)
    .as('found')
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(found)
  return row?.total ?? 0
}

/**
 * The newest of `total` matches. Where they are few, all of them are read by the index of words and put in order; where they are many, posts are
 * gone through by date until enough have the words. Left to itself the planner takes the second way for few old ones as well.
 */
async function listMatches(
  db: Database,
  userId: string,
  wanted: Search,
  { offset, limit, total }: Part & { total: number },
): Promise<PostRow[]> {
  const matching = db
    .select({ id: posts.id, publishedAt: posts.publishedAt })
    .from(posts)
    .where(isMatch(wanted))
  if (total < postLimits.countedMatches) {
    // It cuts nothing off; with a limit of its own the planner takes it as it stands.
    const all = matching.limit(postLimits.countedMatches).as('matching')
    const chosen = db
      .select({ id: all.id })
      .from(all)
      .orderBy(desc(all.publishedAt), desc(all.id))
      .offset(offset)
      .limit(limit)
    return readChosen(db, userId, chosen, newestFirst)
  }
  const newest = matching
    .orderBy(...newestFirst)
    .offset(offset)
    .limit(limit)
    .as('newest')
  return readChosen(db, userId, db.select({ id: newest.id }).from(newest), newestFirst)
}

function isMatch({ type, speciality, query }: Search): SQL | undefined {
  return and(
    isListed({ type }),
    hasWords(query),
    speciality === undefined ? undefined : arrayContains(posts.specialities, [speciality]),
  )
}
