import type { Post } from '@auscult/contract/posts/posts.ts'
import { graverStatus } from '@auscult/evidence/corpus/retractions/status-table.ts'
import { withdrawnStatuses } from '@auscult/evidence/corpus/retractions/withdrawn.ts'
import { and, eq, exists, getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import type { PostDeps } from './post-deps.ts'
import { postCounts, postLikes, posts, savedPosts } from './tables.ts'

type Reader = { type: 'Dr' | 'Student' | null }

/** Columns of a post and of its counts, for one reader; the query joins both tables. */
export function postColumns(db: Database, userId: string | Placeholder) {
  return { ...contentColumns(), ...markColumns(db, userId) }
}

/** What a post says, whoever reads it, and which version that is. */
export function contentColumns() {
  const { terms: _, createdAt: __, updatedAt: ___, ...columns } = getTableColumns(posts)
  return { ...columns, version }
}

/** What a post is to one reader now; the query joins its counts. */
export function markColumns(db: Database, userId: string | Placeholder) {
  return {
    id: posts.id,
    version,
    likes: postCounts.likes,
    saves: postCounts.saves,
    isLiked: isMarked(db, postLikes, userId),
    isSaved: isMarked(db, savedPosts, userId),
  }
}

/** The transaction that wrote the row as it is: another after each change. */
const version = sql<string>`${posts}.xmin::text`

function isMarked(
  db: Database,
  marks: typeof postLikes | typeof savedPosts,
  userId: string | Placeholder,
): SQL<boolean> {
  const own = db
    .select({ one: sql`1` })
    .from(marks)
    .where(and(eq(marks.userId, userId), eq(marks.postId, posts.id)))
  return sql<boolean>`${exists(own)}`
}

export type PostContent = Omit<typeof posts.$inferSelect, 'terms' | 'createdAt' | 'updatedAt'> & {
  version: string
}

export type MarkedPost = {
  id: string
  version: string
  likes: number
  saves: number
  isLiked: boolean
  isSaved: boolean
}

export type PostRow = PostContent & MarkedPost

/** What a retraction list says of one post today, where that is graver than what is kept: lists of posts follow within minutes. */
export function withListedStatus(row: PostRow, statuses: PostDeps['statuses']): PostRow {
  const { pmid, doi } = row
  if (pmid === null && doi === null) return row
  const status = graverStatus(row.status, statuses.statusOf({ pmid, doi }))
  if (status === row.status) return row
  return {
    ...row,
    status,
    evidence: row.evidence && { ...row.evidence, status },
    isPracticeChanging: row.isPracticeChanging && !withdrawnStatuses.includes(status),
  }
}

/** A post as its reader gets it: counts are for doctors. */
export function presentPost({ likes, saves, ...row }: PostRow, { type }: Reader): Post {
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
    evidence: row.evidence,
    status: row.status,
    reviewed: row.reviewed,
    question: row.question,
    isPracticeChanging: row.isPracticeChanging,
    isLiked: row.isLiked,
    likesCount: type === 'Dr' ? likes : null,
    isSaved: row.isSaved,
    savedCount: type === 'Dr' ? saves : null,
    profilePicture: null,
  }
}
