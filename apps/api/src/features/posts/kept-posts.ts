import { sql } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import { contentColumns, type MarkedPost, type PostContent, type PostRow } from './present-post.ts'
import { posts } from './tables.ts'

/**
 * Many read the same posts, which change seldom; else the 35 kB of a page are read, parsed and put together anew for each of them. So many take
 * about 5 MB.
 */
const mostKept = 500

export type KeptPosts = {
  /** Whole rows for the marks of one reader, in their order; without those of posts that are gone since. */
  complete<Marked extends MarkedPost>(marked: readonly Marked[]): Promise<(PostRow & Marked)[]>
}

/** What posts say, as it was last read: each for as long as the database has that version of it, whichever process writes another. */
export function createKeptPosts(db: Database): KeptPosts {
  const contentsByIds = db
    .select(contentColumns())
    .from(posts)
    .where(sql`${posts.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('post_contents')
  /** By id, the longest unused first. */
  const kept = new Map<string, PostContent>()

  function keep(content: PostContent): void {
    kept.delete(content.id)
    kept.set(content.id, content)
    const [longestUnused] = kept.keys()
    if (kept.size > mostKept && longestUnused !== undefined) kept.delete(longestUnused)
  }

  return {
    async complete(marked) {
      const known = marked.flatMap(({ id, version }) => {
        const content = kept.get(id)
        return content?.version === version ? [content] : []
      })
      const found = new Map(known.map((content) => [content.id, content]))
      const ids = marked.flatMap(({ id }) => (found.has(id) ? [] : [id]))
      const read = ids.length === 0 ? [] : await contentsByIds.execute({ ids })
      for (const content of read) found.set(content.id, content)
      for (const content of found.values()) keep(content)
      return marked.flatMap((marks) => {
        const content = found.get(marks.id)
        return content === undefined ? [] : [{ ...content, ...marks }]
      })
    },
  }
}
