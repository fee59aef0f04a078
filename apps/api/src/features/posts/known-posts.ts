import type { KnownStory } from '@auscult/digest/intake/duplicates.ts'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import { postKeys, posts } from './tables.ts'

/** The listed posts since a day, such as '2026-11-12', and all of any day under these ids, each by every name that its work is known by. */
export async function listKnownPosts(
  db: Database,
  since: string,
  ids: readonly string[],
): Promise<KnownStory[]> {
  const query = () =>
    db
      .select({
        id: postKeys.key,
        kind: posts.type,
        title: posts.title,
        url: posts.url,
        publishedAt: posts.publishedAt,
      })
      .from(posts)
      .innerJoin(postKeys, eq(postKeys.postId, posts.id))
  // Two queries, each of which has an index of its own.
  const recent = await query().where(and(sql`is_listed`, gte(posts.publishedAt, sql`${since}`)))
  return ids.length === 0 ? recent : [...recent, ...(await query().where(inArray(postKeys.key, [...ids])))]
}
