import { and, eq, getTableColumns, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import type { ReadWork } from './read-evidence.ts'
import { toTsvector } from './tsvector.ts'
import { postCounts, postKeys, postMonths, posts, postSpecialities, postTotals } from './tables.ts'

export type KeptPost = {
  post: Omit<typeof posts.$inferInsert, 'createdAt' | 'updatedAt' | 'terms'> & { terms: string }
  keys: string[]
}

/** Two intakes at once would each find a work missing; readers are kept from nothing. */
export async function lockIntake(transaction: Database): Promise<void> {
  await transaction.execute(sql`lock table ${postKeys} in share row exclusive mode`)
}

/** Ids of posts by the names of their works. */
export async function findByKeys(db: Database, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select()
    .from(postKeys)
    .where(inArray(postKeys.key, [...keys]))
  return new Map(rows.map(({ key, postId }) => [key, postId]))
}

/** Columns that an intake may change. */
const changing = [
  'title',
  'source',
  'url',
  'publishedAt',
  'specialities',
  'body',
  'terms',
  'claims',
  'question',
  'documentId',
  'pmid',
  'doi',
  'toldStatus',
  'status',
  'evidence',
  'isPracticeChanging',
  'isListed',
] as const satisfies (keyof typeof posts.$inferInsert)[]

/** Writes posts with their keys, counts and specialities; nothing is touched where nothing differs. */
export async function savePosts(
  transaction: Database,
  kept: readonly KeptPost[],
  now: Date,
): Promise<{ added: number; changed: number }> {
  if (kept.length === 0) return { added: 0, changed: 0 }
  const columns = getTableColumns(posts)
  const given = (name: (typeof changing)[number]) => sql.raw(`excluded."${snake(name)}"`)
  // Told again without a word of a review it was not reviewed again; another text was never reviewed.
  const staysReviewed = sql`excluded."reviewed" or (${posts.reviewed} and ${posts.title} = excluded."title" and ${posts.body} = excluded."body")`
  const written = await transaction
    .insert(posts)
    .values(kept.map(({ post }) => ({ ...post, createdAt: now, updatedAt: now })))
    .onConflictDoUpdate({
      target: posts.id,
      set: {
        ...Object.fromEntries(changing.map((name) => [name, given(name)])),
        reviewed: staysReviewed,
        updatedAt: now,
      },
      setWhere: sql.join(
        [
          ...changing.map((name) => sql`${columns[name]} is distinct from ${given(name)}`),
          sql`${posts.reviewed} is distinct from (${staysReviewed})`,
        ],
        sql` or `,
      ),
    })
    .returning({ id: posts.id, isNew: sql<boolean>`xmax = 0` })
  await transaction
    .insert(postKeys)
    .values(kept.flatMap(({ post, keys }) => keys.map((key) => ({ key, postId: post.id }))))
    .onConflictDoNothing()
  const ids = written.map(({ id }) => id)
  if (ids.length > 0) {
    await transaction
      .insert(postCounts)
      .values(ids.map((postId) => ({ postId })))
      .onConflictDoNothing()
    await saveSpecialities(transaction, ids)
  }
  const added = written.filter(({ isNew }) => isNew).length
  return { added, changed: written.length - added }
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)
}

async function saveSpecialities(transaction: Database, ids: readonly string[]): Promise<void> {
  await transaction.delete(postSpecialities).where(inArray(postSpecialities.postId, [...ids]))
  await transaction.execute(sql`
    insert into ${postSpecialities} (post_id, speciality, type, published_at)
      select distinct id, speciality, type, published_at
        from ${posts}, unnest(specialities) as speciality
        where ${and(inArray(posts.id, [...ids]), sql`is_listed`)}`)
}

/** Counts the listed posts anew: cheaper than keeping count through every change, and right whatever changed. */
export async function countTotals(transaction: Database): Promise<void> {
  await transaction.delete(postMonths)
  await transaction.delete(postTotals)
  await transaction.execute(sql`
    insert into ${postMonths} (type, speciality, newest, total)
      select type, '', max(published_at), count(*)::int
        from ${posts} where is_listed group by type, left(published_at, 7)
      union all
      select type, speciality, max(published_at), count(*)::int
        from ${postSpecialities} group by type, speciality, left(published_at, 7)`)
  await transaction.execute(sql`
    insert into ${postTotals} (type, speciality, total)
      select type, speciality, sum(total)::int from ${postMonths} group by type, speciality`)
}

export async function deleteByKeys(transaction: Database, keys: readonly string[]): Promise<void> {
  const ids = [...new Set((await findByKeys(transaction, keys)).values())]
  if (ids.length > 0) await transaction.delete(posts).where(inArray(posts.id, ids))
}

/** Posts that tell of a work which the corpus or a list may know, after an id, by id. */
export function listWorks(db: Database, afterId: string | undefined, limit: number) {
  const { id, title, body, documentId, pmid, doi, toldStatus } = posts
  return db
    .select({ id, title, body, documentId, pmid, doi, toldStatus })
    .from(posts)
    .where(afterId === undefined ? undefined : sql`${id} > ${afterId}::uuid`)
    .orderBy(id)
    .limit(limit)
}

/** Writes what the corpus says of posts now; returns the ids of those of which it says something else than before. */
export async function saveWorks(
  transaction: Database,
  works: readonly (ReadWork & { id: string })[],
  now: Date,
): Promise<string[]> {
  const changed: string[] = []
  for (const { id, ...work } of works) {
    const differs: SQL[] = [
      ne(posts.status, work.status),
      ne(posts.isPracticeChanging, work.isPracticeChanging),
      ne(posts.isListed, work.isListed),
      sql`${posts.doi} is distinct from ${work.doi}::text`,
      sql`${posts.evidence} is distinct from ${work.evidence === null ? null : JSON.stringify(work.evidence)}::jsonb`,
    ]
    // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
    const written = await transaction
      .update(posts)
      .set({ ...work, updatedAt: now })
      .where(and(eq(posts.id, id), or(...differs)))
      .returning({ id: posts.id })
    changed.push(...written.map((row) => row.id))
  }
  if (changed.length > 0) await saveSpecialities(transaction, changed)
  return changed
}

/** Writes what posts are found by. */
export async function saveTerms(
  transaction: Database,
  read: readonly { id: string; terms: readonly string[] }[],
): Promise<void> {
  if (read.length === 0) return
  const rows = read.map(({ id, terms }) => sql`(${id}::uuid, ${toTsvector(terms)}::tsvector)`)
  await transaction.execute(sql`
    update ${posts} set terms = given.terms
      from (values ${sql.join(rows, sql`, `)}) as given (id, terms) where ${posts.id} = given.id`)
}
