import { PostType, postLimits } from '@auscult/contract/posts/posts.ts'
import type { Alternative, Search } from '@auscult/digest/search/read-search.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../../parts/clock.ts'
import type { Database } from '../../parts/db/database.ts'
import type { Filter, Part } from './feed-store.ts'
import { posts, postMonths, postTotals, searched } from './tables.ts'
import { quoteTerm } from './tsvector.ts'

/** As PostgreSQL's `tsquery`. */
function toQuery(sought: Search): string {
  return sought.map((alternatives) => `(${alternatives.map(toOperands).join(' | ')})`).join(' & ')
}

function toOperands(alternative: Alternative): string {
  const operands = alternative.map((each) =>
    typeof each === 'string' ? quoteTerm(each) : `${quoteTerm(each.begins)}:*`,
  )
  return `(${operands.join(' & ')})`
}

/** What is sought is in the post, whatever list that is in; among few posts, since no index serves it. */
export function isFoundBy(sought: Search): SQL {
  return sql`${posts.terms} @@ ${toQuery(sought)}::tsquery`
}

type Wanted = Filter & { sought: Search }

type Matches = { ids: string[]; total: number }

export type PostSearch = {
  /**
   * Ids of listed posts that are found by the first of the searches that finds any, the newest first; counted no further than the contract
   * says. Only where none has the last word whole it is taken for one that is still typed: to look for every word that begins so costs more.
   */
  find(wanted: Filter & { searches: readonly Search[] }, part: Part): Promise<Matches>
}

/** Among so many of the newest posts one looks first: enough for a word that stands in every second. */
const newestLookedAt = 1_000

/** Where no more matches are to be expected in all, all are read; else only those of the newest months that hold enough of them. */
const mostRead = 1_500

/** So many times as many posts are looked at as would do if their words were spread evenly over the years. */
const margin = 1.5

/** How long, and of how many searches, it is known that they find all that is counted. */
const knownMs = 10 * 60_000
const mostKnown = 1_000

/**
 * To read a match costs more than to find it in the index. A frequent word has thousands of them, of which a page shows ten and the total counts
 * 500: so one looks among the posts of the newest months alone, of as many as hold enough, and for minutes does not count them again. No plan
 * depends on the words: each is made once.
 */
export function createSearch(db: Database, clock: Clock): PostSearch {
  const lookFirst = prepareFirst(db)
  const lookIn = prepareIn(db, 'search_newest_posts', isOfNewest(sql.placeholder('among')))
  const lookInAll = prepareIn(db, 'search_all_posts')
  const frequent = createFrequent(clock)

  async function findMatches(
    { type, speciality, sought }: Wanted,
    { offset, limit }: Part,
  ): Promise<Matches> {
    const values = {
      query: [`(${toQuery(sought)})`, ...[type, speciality].flatMap(toFacet)].join(' & '),
      types: type === undefined ? PostType.options : [type],
      speciality: speciality ?? '',
      offset,
      limit,
    }
    const shown = offset + limit
    const enough = Math.max(postLimits.countedMatches, shown)
    const lookAmong = async (among: number) => one(await lookIn.execute({ ...values, among }))

    const share = frequent.shareOf(values.query)
    if (share !== undefined) {
      const { ids, total } = await lookAmong(Math.ceil((margin * shown) / share))
      if (total >= shown) return { ids, total: enough }
    }
    const first = one(await lookFirst.execute(values))
    const isDecided = first.isWhole || first.total >= enough
    const next = isDecided ? first : await lookAmong(Math.ceil((margin * enough) / first.share))
    if (next.total >= enough) frequent.note(values.query, first.share)
    return isDecided || next.total >= enough ? next : one(await lookInAll.execute(values))
  }

  return {
    async find({ searches, ...filter }, { offset, limit }) {
      const most = postLimits.countedMatches
      // Beyond what is counted nothing is shown, and not looked for.
      const part = offset < most ? { offset, limit } : { offset: 0, limit: 0 }
      for (const sought of searches) {
        // oxlint-disable-next-line no-await-in-loop -- the second only where the one before finds nothing
        const { ids, total } = await findMatches({ ...filter, sought }, part)
        if (total > 0) return { ids, total: Math.min(total, most) }
      }
      return { ids: [], total: 0 }
    },
  }
}

/** Searches that were seen to find more than is counted, with the share of the newest posts that they find. */
function createFrequent(clock: Clock) {
  const known = new Map<string, { share: number; untilMs: number }>()
  return {
    shareOf(query: string): number | undefined {
      const found = known.get(query)
      return found !== undefined && clock().getTime() < found.untilMs ? found.share : undefined
    },
    note(query: string, share: number): void {
      known.delete(query)
      known.set(query, { share, untilMs: clock().getTime() + knownMs })
      const [oldest] = known.keys()
      if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
    },
  }
}

function toFacet(named: string | undefined): string[] {
  return named === undefined ? [] : [quoteTerm(`#${named}`)]
}

function one<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A statement that always gives one row gave none')
  return row
}

const query = sql`${sql.placeholder('query')}::tsquery`

/** Of the totals and months that a list is counted by. */
function isOfList({ type, speciality }: typeof postTotals | typeof postMonths): SQL {
  return sql`${speciality} = ${sql.placeholder('speciality')} and ${type} = any(${sql.placeholder('types')}::text[])`
}

/** As a `tsquery`: the months that hold so many of the newest posts of the list, whole. */
function isOfNewest(among: SQL | ReturnType<typeof sql.placeholder>): SQL {
  const { newest, total } = postMonths
  return sql`(
    select string_agg('''#' || month || '''', '|')::tsquery from (
      select left(max(${newest}), 7) as month,
          sum(sum(${total})) over (order by max(${newest}) desc) - sum(${total}) as above
        from ${postMonths} where ${isOfList(postMonths)} group by left(${newest}, 7)
    ) as months where above < ${among}::int)`
}

function selectFound(sought: SQL, isWanted = sql`true`): SQL {
  return sql`select ${posts.id}, ${posts.publishedAt} from ${posts} where is_listed and ${searched} @@ ${sought} and ${isWanted}`
}

const page = sql`array (
  select id from found order by published_at desc, id desc
    offset ${sql.placeholder('offset')}::int limit ${sql.placeholder('limit')}::int)`

const columns = {
  total: sql<number>`total`,
  ids: sql<string[]>`ids`,
}

/**
 * All matches where few are to be expected by how many there are among the newest, which `isWhole` tells; else those. `share` is how many of the
 * posts looked at are found.
 */
function prepareFirst(db: Database) {
  const lookedAt = sql.raw(String(newestLookedAt))
  const total = sql`(select count(*)::int from found)`
  return db
    .select({ ...columns, isWhole: sql<boolean>`is_whole`, share: sql<number>`share` })
    .from(sql`(
      with newest as materialized (${selectFound(sql`(${query} && ${isOfNewest(lookedAt)})`)}),
        listed as materialized (
          select coalesce(sum(${postTotals.total}), 0)::int as posts from ${postTotals} where ${isOfList(postTotals)}
        ),
        expected as materialized (
          select posts, (select count(*) from newest) * posts < ${sql.raw(String(mostRead * newestLookedAt))} as is_whole from listed
        ),
        found as materialized (
          select * from newest where not (select is_whole from expected)
          union all ${selectFound(query, sql`(select is_whole from expected)`)}
        )
      select ${total} as total, ${page} as ids, is_whole,
          ${total}::float8 / case when is_whole then greatest(posts, 1) else ${lookedAt} end as share
        from expected) as searched`)
    .prepare('search_posts')
}

function prepareIn(db: Database, name: string, months?: SQL) {
  const sought = months === undefined ? query : sql`(${query} && ${months})`
  return db
    .select(columns)
    .from(sql`(
      with found as materialized (${selectFound(sought)})
      select (select count(*)::int from found) as total, ${page} as ids) as searched`)
    .prepare(name)
}
