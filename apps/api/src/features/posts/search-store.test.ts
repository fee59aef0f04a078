import { postLimits, type PostType } from '@auscult/contract/posts/posts.ts'
import { and, arrayContains, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DatabasePart } from '../../parts/db/database.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { isListed, newestFirst } from './choose-posts.ts'
import { createSearch, type PostSearch } from './search-store.ts'
import { countTotals } from './story-store.ts'
import { posts } from './tables.ts'

const all = 6_000

let database: DatabasePart
let search: PostSearch
let now = new Date('2026-11-27T12:00:00Z')
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.transaction(async (transaction) => {
    // Six a day over nearly three years; of some only the month or the year is known. The first are the oldest.
    await transaction.execute(sql`
      insert into posts (id, type, title, source, url, published_at, specialities, body, claims, question, told_status, status,
          is_practice_changing, is_listed, terms, created_at, updated_at)
        select gen_random_uuid(), case when n % 5 < 2 then 'news' else 'research' end, 'Notice ' || n, 'WHO', 'https://example.org/' || n,
          left((date '2024-01-01' + n / 6)::text, case n % 7 when 0 then 7 when 1 then 4 else 10 end),
          case when n % 4 = 0 then array['cardiology', 'neurology'] else array['neurology'] end, '', '[]', '', 'current', 'current',
          false, n % 50 <> 0,
          array_to_tsvector(array_remove(array[
            'everywhere',
            case when n % 3 = 0 then 'frequent' end,
            case when n % 401 = 0 then 'rare' end,
            case when n > 5000 and n % 3 = 0 then 'new' end,
            case when n < 2000 and n % 2 = 0 then 'old' end], null)),
          now(), now()
        from generate_series(1, ${all}::int) as n`)
    await transaction.execute(sql`
      insert into post_specialities (post_id, speciality, type, published_at)
        select id, unnest(specialities), type, published_at from posts where is_listed`)
    await countTotals(transaction)
  })
  search = createSearch(database.db, () => now)
})
afterAll(() => database.close())

type Filter = { type?: PostType; speciality?: string }

/** By the plain reading of the whole table. */
async function listMatches(term: string, { type, speciality }: Filter): Promise<string[]> {
  const rows = await database.db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        isListed({ type }),
        sql`${posts.terms} @@ ${term}::tsquery`,
        speciality === undefined ? undefined : arrayContains(posts.specialities, [speciality]),
      ),
    )
    .orderBy(...newestFirst)
  return rows.map(({ id }) => id)
}

const find = (...searches: string[][][][]) => search.find({ searches }, { offset: 0, limit: 10 })

describe.each(['everywhere', 'frequent', 'rare', 'new', 'old'])('a search for the word %s', (term) => {
  it.each<Filter>([
    {},
    { type: 'news' },
    { speciality: 'cardiology' },
    { type: 'research', speciality: 'cardiology' },
    { speciality: 'dermatology' },
  ])('finds in order what a reading of all posts finds: %o', async (filter) => {
    const matches = await listMatches(term, filter)
    const total = Math.min(matches.length, postLimits.countedMatches)

    for (const offset of [0, 10, 240, 490, 499]) {
      // oxlint-disable-next-line no-await-in-loop -- a page after the other
      const found = await search.find({ ...filter, searches: [[[[term]]]] }, { offset, limit: 20 })

      expect(found).toEqual({ total, ids: matches.slice(offset, offset + 20) })
    }
  })

  it('tells beyond what is counted how many there are, and none of them', async () => {
    const matches = await listMatches(term, {})
    const found = await search.find(
      { searches: [[[[term]]]] },
      { offset: postLimits.countedMatches, limit: 20 },
    )

    expect(found).toEqual({ total: Math.min(matches.length, postLimits.countedMatches), ids: [] })
  })
})

it('takes the next reading only where the one before finds nothing', async () => {
  const rare = [[['rare']]]

  const one = await find(rare)

  expect(await find([[['missing']]], rare)).toEqual(one)
  expect(await find(rare, [[['everywhere']]])).toEqual(one)
  expect(await find([[['missing']]])).toEqual({ ids: [], total: 0 })
})

it('a search that found more than is counted shows at once what came and went, and is counted anew after some minutes', async () => {
  const { db } = database
  const everywhere = [[['everywhere']]]
  const change = (isWanted: SQL, values: Partial<typeof posts.$inferInsert>) =>
    db.transaction(async (transaction) => {
      await transaction.update(posts).set(values).where(isWanted)
      await countTotals(transaction)
    })
  const before = await find(everywhere)
  const last = before.ids.at(-1) ?? ''

  await change(eq(posts.id, last), { publishedAt: '2027-01-01' })
  const moved = await find(everywhere)
  const kept = (await listMatches('everywhere', {})).slice(0, 20)
  await change(notInArray(posts.id, kept), { isListed: false })
  const withdrawn = await find(everywhere)
  now = new Date(now.getTime() + 11 * 60_000)
  const later = await find(everywhere)

  expect(before.total).toBe(500)
  expect(moved).toEqual({ ids: [last, ...before.ids.slice(0, -1)], total: 500 })
  expect(withdrawn.ids).toEqual(moved.ids)
  expect(later).toEqual({ ids: moved.ids, total: 20 })
})
