import type { Version } from '@auscult/digest/fetch/fetch-public.ts'
import type { Source } from '@auscult/digest/known-sources.ts'
import type { Story } from '@auscult/digest/story.ts'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../parts/db/users.ts'

/** How it went with each source that was ever asked. */
export const intakeSources = pgTable('intake_sources', {
  source: text().primaryKey(),
  version: jsonb().$type<Version>().notNull(),
  lastTriedAt: moment(),
  lastReadAt: moment(),
  nextAt: moment(),
  failures: integer().notNull(),
  lastFailure: text(),
  entries: integer().notNull(),
  kept: integer().notNull(),
  refused: integer().notNull(),
})

/** Sources of the operator's own, beside those of the content. */
export const addedSources = pgTable('added_sources', {
  name: text().primaryKey(),
  source: jsonb().$type<Source>().notNull(),
  addedAt: moment().notNull(),
})

/** Stories that a person looks at before anybody else does; those turned down stay, so that they do not come again. */
export const storiesInReview = pgTable(
  'stories_in_review',
  {
    /** The story's id. */
    id: text().primaryKey(),
    story: jsonb().$type<Story>().notNull(),
    state: text().$type<'waiting' | 'turned-down'>().notNull(),
    foundAt: moment().notNull(),
  },
  (table) => [
    index('stories_in_review_oldest').on(table.state, table.foundAt),
    index('stories_in_review_age').on(table.foundAt),
  ],
)
