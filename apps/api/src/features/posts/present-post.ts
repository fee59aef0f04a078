import type { Post } from '@auscult/contract/posts.ts'
import { graverStatus } from '@auscult/evidence/corpus/retractions/status-table.ts'
import { withdrawnStatuses } from '@auscult/evidence/corpus/retractions/withdrawn.ts'
import { and, eq, exists, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import type { PostDeps } from './post-deps.ts'
import { postCounts, postLikes, posts, savedPosts } from './tables.ts'

type Reader = { id: string; type: 'Dr' | 'Student' | null }

/** Columns of a post and of its counts, for one reader; the query joins both tables. */
export function postColumns(db: Database, userId: string) {
  const { search: _, createdAt: __, updatedAt: ___, ...columns } = getTableColumns(posts)
  return {
    ...columns,
    likes: postCounts.likes,
    saves: postCounts.saves,
    isLiked: isMarked(db, postLikes, userId),
    isSaved: isMarked(db, savedPosts, userId),
  }
}

function isMarked(db: Database, marks: typeof postLikes | typeof savedPosts, userId: string): SQL<boolean> {
  const own = db
    .select({ one: sql`1` })
    .from(marks)
    .where(and(eq(marks.userId, userId), eq(marks.postId, posts.id)))
  return sql<boolean>`${exists(own)}`
}

export type PostRow = Omit<typeof posts.$inferSelect, 'search' | 'createdAt' | 'updatedAt'> & {
  likes: number
  saves: number
  isLiked: boolean
  isSaved: boolean
}

/** A post as its reader gets it: counts are for doctors, and a retraction list may know more than when it was kept. */
export function presentPost(
  { pmid, doi, likes, saves, evidence, ...row }: PostRow,
  { type }: Reader,
  statuses: PostDeps['statuses'],
): Post {
  const listed = pmid === null && doi === null ? 'current' : statuses.statusOf({ pmid, doi })
  const status = graverStatus(row.status, listed)
  return {
    _id: row.id,
    type: row.type,
    title: row.title,
    source: row.source,
    body: row.body,
    url: row.url,
    image: null,
    publishedAt: row.publishedAt,
    specialities: row.specialities,
    claims: row.claims,
    evidence: evidence && { ...evidence, status: graverStatus(evidence.status, status) },
    status,
    question: row.question,
    isPracticeChanging: row.isPracticeChanging && !withdrawnStatuses.includes(status),
    isLiked: row.isLiked,
    likesCount: type === 'Dr' ? likes : null,
    isSaved: row.isSaved,
    savedCount: type === 'Dr' ? saves : null,
    profilePicture: null,
  }
}
