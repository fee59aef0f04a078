import type { DocumentStatus, Evidence } from '@auscult/contract/evidence/evidence.ts'
import type { PostClaim, PostType } from '@auscult/contract/posts/posts.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, users } from '../../parts/db/users.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** '2026-11-26', '2026-11' or '2026', which sort as text, whatever language the database sorts by. */
const day = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/**
 * What a post is searched by: its terms, and as '#news', '#2026-10' and '#cardiology' its type, month and specialities (the function is in
 * migration 0023), so that one look into the index finds what a filtered search of some months asks for.
 */
export const searched = sql`("terms" || "post_facets"("type", "published_at", "specialities"))`

/** News and research as they came, and what the corpus says of the work they tell of. */
export const posts = pgTable(
  'posts',
  {
    id: uuid().primaryKey(),
    type: text().$type<PostType>().notNull(),
    title: text().notNull(),
    source: text().notNull(),
    url: text().notNull(),
    publishedAt: day().notNull(),
    /** Ids of specialities, the nearest first. */
    specialities: text().array().notNull(),
    body: text().notNull(),
    claims: jsonb().$type<PostClaim[]>().notNull(),
    question: text().notNull(),
    /** Of the document in the corpus; null where there can be none. */
    documentId: text(),
    pmid: text(),
    doi: text(),
    /** What the source said of the work's status; `status` is this, the corpus or a list, whichever is graver. */
    toldStatus: text().$type<DocumentStatus>().notNull(),
    status: text().$type<DocumentStatus>().notNull(),
    /** Null where the corpus has no such document. */
    evidence: jsonb().$type<Evidence>(),
    isPracticeChanging: boolean().notNull(),
    /** Whether a person approved the text as it stands. */
    reviewed: boolean().notNull().default(false),
    /** Whether lists have it: not what was withdrawn. */
    isListed: boolean().notNull(),
    /** What it is found by, as `PostTerms` reads it; empty until it was read. */
    terms: tsvector().notNull().default(sql`''`),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('posts_newest').on(table.publishedAt, table.id).where(sql`is_listed`),
    index('posts_newest_of_type').on(table.type, table.publishedAt, table.id).where(sql`is_listed`),
    // Without a list of pending rows, for which both engines would read the whole table after every intake.
    index('posts_searched').using('gin', searched).with({ fastupdate: false }).where(sql`is_listed`),
  ],
)

/** Every name a work is known by, so that it is kept once whichever source told of it. */
export const postKeys = pgTable(
  'post_keys',
  {
    /** As `storyId` makes it. */
    key: text().primaryKey(),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
  },
  (table) => [index('post_keys_post').on(table.postId)],
)

/** The specialities of listed posts, with what a list is ordered by. */
export const postSpecialities = pgTable(
  'post_specialities',
  {
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    speciality: text().notNull(),
    type: text().$type<PostType>().notNull(),
    publishedAt: day().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.speciality] }),
    index('post_specialities_newest').on(table.speciality, table.publishedAt, table.postId),
    index('post_specialities_newest_of_type').on(
      table.speciality,
      table.type,
      table.publishedAt,
      table.postId,
    ),
  ],
)

/** How many listed posts there are of a type and a speciality, '' for all of the type: counted at each intake, read with each page. */
export const postTotals = pgTable(
  'post_totals',
  { type: text().$type<PostType>().notNull(), speciality: text().notNull(), total: integer().notNull() },
  (table) => [primaryKey({ columns: [table.type, table.speciality] })],
)

/** The listed posts of each month, by the newest day in it, so that a page far down is found without counting off all above it; kept with `postTotals`. */
export const postMonths = pgTable(
  'post_months',
  {
    type: text().$type<PostType>().notNull(),
    speciality: text().notNull(),
    newest: day().notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.speciality, table.type, table.newest] })],
)

/** Likes and saves of each post. Triggers on both tables keep them (migration 0014), so that also an account that goes is counted off. */
export const postCounts = pgTable('post_counts', {
  postId: uuid()
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  likes: integer().notNull().default(0),
  saves: integer().notNull().default(0),
})

export const postLikes = pgTable(
  'post_likes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    likedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    index('post_likes_post').on(table.postId),
  ],
)

export const savedPosts = pgTable(
  'saved_posts',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    postId: uuid()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    savedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    index('saved_posts_newest').on(table.userId, table.savedAt, table.postId),
    index('saved_posts_post').on(table.postId),
  ],
)
