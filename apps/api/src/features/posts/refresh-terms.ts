import type { PostTerms } from '@auscult/digest/search/post-terms.ts'
import { sql } from 'drizzle-orm'
import type { Clock } from '../../parts/clock.ts'
import type { Database } from '../../parts/db/database.ts'
import { findMark, setMark } from '../../parts/marks/marks.ts'
import { lockIntake, saveTerms } from './story-store.ts'
import { posts } from './tables.ts'

const name = 'post-terms'
const batchSize = 200

type Deps = { db: Database; clock: Clock; postTerms: Pick<PostTerms, 'version' | 'ofPost'> }

/**
 * Reads the terms of all posts anew where another rule or other names read them last; until then those are found by what they were. Killed
 * half-way it begins again. Returns how many posts were read.
 */
export async function refreshTerms({ db, clock, postTerms }: Deps): Promise<number> {
  const { version } = postTerms
  if ((await findMark(db, name))?.mark === version) return 0
  let read = 0
  let last: string | undefined
  do {
    // oxlint-disable-next-line no-await-in-loop -- batch by batch, so that nobody waits long
    const ids = await readBatch(db, postTerms, last)
    read += ids.length
    last = ids.at(-1)
  } while (last !== undefined)
  await setMark(db, { name, mark: version, doneAt: clock() })
  return read
}

/** Of the posts after an id, by id; under the lock, so that no intake writes other words in between. */
function readBatch(
  db: Database,
  postTerms: Pick<PostTerms, 'ofPost'>,
  after: string | undefined,
): Promise<string[]> {
  return db.transaction(async (transaction) => {
    await lockIntake(transaction)
    const { id, title, source, body } = posts
    const rows = await transaction
      .select({ id, title, source, body })
      .from(posts)
      .where(after === undefined ? undefined : sql`${id} > ${after}::uuid`)
      .orderBy(id)
      .limit(batchSize)
    await saveTerms(
      transaction,
      rows.map((row) => ({ id: row.id, terms: postTerms.ofPost(row) })),
    )
    return rows.map((row) => row.id)
  })
}
