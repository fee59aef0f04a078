import type { PostType } from '@auscult/contract/posts/posts.ts'
import type { Search } from '@auscult/digest/search/read-search.ts'
import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import type { Part } from './feed-store.ts'
import { markColumns, type MarkedPost, type PostRow, postColumns } from './present-post.ts'
import { isFoundBy } from './search-store.ts'
import { postCounts, postLikes, posts, savedPosts } from './tables.ts'

type Mark = { userId: string; postId: string }

export type Marks = {
  /** Adds nothing where it stands already, or where there is no such post. */
  addLike(like: Mark & { likedAt: Date }): Promise<void>
  removeLike(like: Mark): Promise<void>
  /** What stands beside a post for one reader; undefined where there is no such post. */
  findCounts(mark: Mark): Promise<Pick<MarkedPost, 'likes' | 'saves' | 'isLiked' | 'isSaved'> | undefined>
}

/** Put together here and planned once by each connection, which takes longer than any of them runs. */
export function createMarks(db: Database): Marks {
  const userId = sql.placeholder('userId')
  const postId = sql.placeholder('postId')
  const insertLike = db
    .insert(postLikes)
    .select(
      db
        .select({
          userId: sql<string>`${userId}::uuid`.as('user_id'),
          postId: posts.id,
          likedAt: sql<Date>`${sql.placeholder('likedAt')}::timestamptz`.as('liked_at'),
        })
        .from(posts)
        .where(eq(posts.id, postId)),
    )
    .onConflictDoNothing()
    .prepare('add_like')
  const deleteLike = db
    .delete(postLikes)
    .where(and(eq(postLikes.userId, userId), eq(postLikes.postId, postId)))
    .prepare('remove_like')
  const counts = db
    .select(markColumns(db, userId))
    .from(posts)
    .innerJoin(postCounts, eq(postCounts.postId, posts.id))
    .where(eq(posts.id, postId))
    .prepare('counts_of_post')

  return {
    async addLike({ likedAt, ...mark }) {
      await insertLike.execute({ ...mark, likedAt: likedAt.toISOString() })
    },
    async removeLike(mark) {
      await deleteLike.execute(mark)
    },
    async findCounts(mark) {
      const [row] = await counts.execute(mark)
      return row
    },
  }
}

/** As `addLike`, in a transaction. */
export async function addSave(
  db: Database,
  { userId, postId, savedAt }: Mark & { savedAt: Date },
): Promise<void> {
  await db
    .insert(savedPosts)
    .select(
      db
        .select({
          userId: sql<string>`${userId}::uuid`.as('user_id'),
          postId: posts.id,
          savedAt: sql<Date>`${savedAt.toISOString()}::timestamptz`.as('saved_at'),
        })
        .from(posts)
        .where(eq(posts.id, postId)),
    )
    .onConflictDoNothing()
}

export async function removeSave(db: Database, { userId, postId }: Mark): Promise<void> {
  await db.delete(savedPosts).where(and(eq(savedPosts.userId, userId), eq(savedPosts.postId, postId)))
}

type Wanted = { userId: string; type?: PostType | undefined; searches?: readonly Search[] }

/** A user's own, the last saved first. */
export async function listSaved(
  db: Database,
  wanted: Wanted,
  { offset, limit }: Part,
): Promise<(PostRow & { savedAt: Date })[]> {
  return db
    .select({ ...postColumns(db, wanted.userId), savedAt: savedPosts.savedAt })
    .from(savedPosts)
    .innerJoin(posts, eq(posts.id, savedPosts.postId))
    .innerJoin(postCounts, eq(postCounts.postId, posts.id))
    .where(isWanted(wanted))
    .orderBy(desc(savedPosts.savedAt), desc(savedPosts.postId))
    .offset(offset)
    .limit(limit)
}

export async function countSaved(db: Database, wanted: Wanted): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(savedPosts)
    .innerJoin(posts, eq(posts.id, savedPosts.postId))
    .where(isWanted(wanted))
  return row?.total ?? 0
}

/** By any of the searches, in the user's own posts alone, which are few. */
function isWanted({ userId, type, searches = [] }: Wanted): SQL | undefined {
  return and(
    eq(savedPosts.userId, userId),
    type === undefined ? undefined : eq(posts.type, type),
    searches.length === 0 ? undefined : or(...searches.map(isFoundBy)),
  )
}

/** Which posts a user liked and saved, by title and address. */
export async function exportMarks(
  db: Database,
  userId: string,
): Promise<Record<'post_likes' | 'saved_posts', Record<string, unknown>[]>> {
  const { title, url } = posts
  return {
    post_likes: await db
      .select({ title, url, likedAt: postLikes.likedAt })
      .from(postLikes)
      .innerJoin(posts, eq(posts.id, postLikes.postId))
      .where(eq(postLikes.userId, userId))
      .orderBy(postLikes.likedAt),
    saved_posts: await db
      .select({ title, url, savedAt: savedPosts.savedAt })
      .from(savedPosts)
      .innerJoin(posts, eq(posts.id, savedPosts.postId))
      .where(eq(savedPosts.userId, userId))
      .orderBy(savedPosts.savedAt),
  }
}
