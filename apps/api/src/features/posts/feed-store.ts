import { type PostType, postLimits } from '@auscult/contract/posts/posts.ts'
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import {
  type Filter as ChosenFilter,
  isLeading,
  leadingAmong,
  newestFirst,
  type OwnSpecialities,
  selectFarDown,
  selectLeading,
  selectNewest,
  totalOf,
} from './choose-posts.ts'
import { createKeptPosts, type KeptPosts } from './kept-posts.ts'
import { markColumns, type PostRow, postColumns } from './present-post.ts'
import { postCounts, posts } from './tables.ts'

/** Which posts; `speciality` is an id. */
export type Filter = { type?: PostType | undefined; speciality?: string | undefined }

export type Part = { offset: number; limit: number }

/** Rows of a list with how many there are in all, and how many of the rows lead because of the reader's specialities. */
export type Found = { rows: PostRow[]; total: number; leading?: number }

type LedReader = { userId: string; since: string }

export type Feed = {
  /** The newest listed posts. */
  listNewest(userId: string, filter: Filter, part: Part): Promise<Found>
  /** The same with those of one's own specialities that are dated since a month, '2026-10', first among the newest `leadingAmong`. */
  listForReader(reader: LedReader, filter: Pick<Filter, 'type'>, part: Part): Promise<Found>
  /** Posts in the order of `ids`. */
  read(userId: string, ids: readonly string[]): Promise<PostRow[]>
}

/** From here on the month that a part lies in is looked up first. */
const farDown = 1_000

const userId = sql.placeholder('userId')
/**
 * In a select of its own, which hides its value: the planner takes a part whose size it does not know for a tenth of the list, finds each
 * plan for a known one cheaper than that, and would make a plan for every call. It is the same plan.
 */
const hidden = (name: string): SQL => sql`(select ${sql.placeholder(name)}::int)`
const offset = hidden('offset')
const limit = hidden('limit')

/**
 * All statements are put together here and planned once by each connection, which takes longer than the answer does. The first page, which
 * nearly everybody asks for, is one statement; any other part is two, ids first: so each has one plan that is the best whatever is asked for.
 * Posts that are not kept in this process are one more.
 */
export function createFeed(db: Database, ownSpecialities: OwnSpecialities): Feed {
  const lists = createLists(db, ownSpecialities)
  const marksByIds = prepareMarks(db)
  const kept = createKeptPosts(db)

  async function read(reader: string, ids: readonly string[]): Promise<PostRow[]> {
    if (ids.length === 0) return []
    const marked = new Map((await marksByIds.execute({ userId: reader, ids })).map((row) => [row.id, row]))
    return kept.complete(ids.flatMap((id) => marked.get(id) ?? []))
  }

  function chooseNewest(filter: Filter, part: Part): Promise<Chosen> {
    const { part: near, farDown: far } = lists.newest(filter)
    return choose(part.offset < farDown ? near : far, { ...filter, ...part })
  }

  return {
    async listNewest(reader, filter, part) {
      if (isFirst(part)) return readFirst(kept, lists.newest(filter).first, reader, filter)
      const { ids, total } = await chooseNewest(filter, part)
      return { rows: await read(reader, ids), total }
    },

    async listForReader({ userId: reader, since }, filter, part) {
      const statements = lists.leading(filter)
      if (isFirst(part)) return readFirst(kept, statements.first, reader, { ...filter, since })
      const leading = Math.max(0, Math.min(part.limit, leadingAmong - part.offset))
      const wanted = { userId: reader, since, ...filter, ...part, limit: leading }
      const lead = leading === 0 ? undefined : await choose(statements.part, wanted)
      const after = { offset: Math.max(part.offset, leadingAmong), limit: part.limit - leading }
      const rest = after.limit === 0 ? undefined : await chooseNewest(filter, after)
      const rows = await read(reader, [...(lead?.ids ?? []), ...(rest?.ids ?? [])])
      return { rows, total: lead?.total ?? rest?.total ?? 0, leading: lead?.leading ?? 0 }
    },

    read,
  }
}

async function readFirst(
  kept: KeptPosts,
  statement: List['first'],
  reader: string,
  values: Filter & { since?: string },
): Promise<Found> {
  const marked = await statement.execute({ userId: reader, ...values })
  const rows = await kept.complete(marked)
  return { rows, total: marked[0]?.total ?? 0, leading: rows.filter(({ leads }) => leads).length }
}

function isFirst(part: Part): boolean {
  return part.offset === 0 && part.limit === postLimits.page
}

type Chosen = { ids: string[]; total: number; leading: number }

type List = { first: ReturnType<typeof prepareFirst>; part: ReturnType<typeof prepareChoice> }

async function choose(statement: List['part'], values: Record<string, unknown>): Promise<Chosen> {
  const [chosen] = await statement.execute(values)
  if (chosen === undefined) throw new Error('A statement that always gives one row gave none')
  return chosen
}

/** The statements of every list, by what it is filtered by. */
function createLists(db: Database, ownSpecialities: OwnSpecialities) {
  const type = sql.placeholder('type')
  const speciality = sql.placeholder('speciality')
  const own = ownSpecialities(userId)
  const firstPage = { limit: sql.raw(String(postLimits.page)) }

  const newestOf = (filter: ChosenFilter, name: string) => ({
    first: prepareFirst(db, `first_${name}`, {
      filter,
      chosen: selectNewest(filter, firstPage),
      order: newestFirst,
    }),
    part: prepareChoice(db, name, { filter, chosen: selectNewest(filter, { offset, limit }) }),
    farDown: prepareChoice(db, `${name}_far_down`, {
      filter,
      chosen: selectFarDown(filter, { offset, limit }),
    }),
  })
  const leadingOf = (filter: ChosenFilter, name: string): List => ({
    first: prepareFirst(db, `first_${name}`, {
      filter,
      chosen: selectLeading(own, filter, firstPage),
      order: [desc(isLeading(own)), ...newestFirst],
      leads: isLeading(own),
    }),
    part: prepareChoice(db, name, {
      filter,
      chosen: selectLeading(own, filter, { offset, limit }),
      leads: isLeading(own),
    }),
  })
  const newest = {
    all: newestOf({}, 'newest_posts'),
    ofType: newestOf({ type }, 'newest_posts_of_type'),
    ofSpeciality: newestOf({ speciality }, 'newest_posts_of_speciality'),
    ofBoth: newestOf({ type, speciality }, 'newest_posts_of_both'),
  }
  const leading = {
    all: leadingOf({}, 'leading_posts'),
    ofType: leadingOf({ type }, 'leading_posts_of_type'),
  }
  return {
    newest(filter: Filter) {
      if (filter.speciality === undefined) return filter.type === undefined ? newest.all : newest.ofType
      return filter.type === undefined ? newest.ofSpeciality : newest.ofBoth
    },
    leading: (filter: Filter) => (filter.type === undefined ? leading.all : leading.ofType),
  }
}

/** `leads` is left out of a list in which nothing does. */
type Choice = { filter: ChosenFilter; chosen: SQL; leads?: SQL<boolean> }

/** Always one row, so that a part beyond the last has its total, too. */
function prepareChoice(db: Database, name: string, { filter, chosen, leads }: Choice) {
  const leading =
    leads === undefined
      ? sql<number>`0`
      : sql<number>`(select count(*)::int from ${posts} where ${posts.id} = any(array ${chosen}) and ${leads})`
  return db
    .select({ ids: sql<string[]>`array ${chosen}`, total: totalOf(filter), leading })
    .from(sql`(values (1)) as one`)
    .prepare(name)
}

/** Where it gives no row, there is nothing in all. */
function prepareFirst(
  db: Database,
  name: string,
  { filter, chosen, order, leads = sql<boolean>`false` }: Choice & { order: SQL[] },
) {
  return db
    .select({ ...markColumns(db, userId), total: totalOf(filter), leads })
    .from(posts)
    .innerJoin(postCounts, eq(postCounts.postId, posts.id))
    .where(sql`${posts.id} = any(array ${chosen})`)
    .orderBy(...order)
    .prepare(name)
}

function prepareMarks(db: Database) {
  return db
    .select(markColumns(db, userId))
    .from(posts)
    .innerJoin(postCounts, eq(postCounts.postId, posts.id))
    .where(sql`${posts.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('marks_by_ids')
}

export function prepareRead(db: Database) {
  return db
    .select(postColumns(db, userId))
    .from(posts)
    .innerJoin(postCounts, eq(postCounts.postId, posts.id))
    .where(sql`${posts.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('posts_by_ids')
}
