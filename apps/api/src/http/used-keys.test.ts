import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DatabasePart } from '../parts/db/database.ts'
import { openTestDatabase, truncate } from '../testing/test-database.ts'
import { createUsedKeys } from './used-keys.ts'

let database: DatabasePart
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => truncate(database))
afterAll(() => database.close())

const clock = () => new Date('2026-11-20T12:00:00.000Z')

describe('a key that was used', () => {
  it('is claimed by one of many that wait for the same statement', async () => {
    const keys = createUsedKeys(database.db, clock)

    // The first keeps the line busy, so that all others go together.
    const claims = await Promise.all(
      ['first', 'same', 'same', 'same', 'other'].map((digest) => keys.claim(digest)),
    )

    expect(claims).toEqual([true, true, false, false, true])
  })

  it('is refused by another process of the same installation, and after a restart', async () => {
    const [one, other] = [createUsedKeys(database.db, clock), createUsedKeys(database.db, clock)]

    const claims = await Promise.all([one.claim('same'), other.claim('same')])
    const afterRestart = await createUsedKeys(database.db, clock).claim('same')

    expect(claims.toSorted()).toEqual([false, true])
    expect(afterRestart).toBe(false)
  })

  it('fails for all that wait when the database is away, and the line goes on', async () => {
    const { db } = database
    const keys = createUsedKeys(db, clock)
    await keys.claim('before')

    await db.execute('alter table used_envelope_keys rename to elsewhere')
    const during = await Promise.allSettled([keys.claim('a'), keys.claim('b')])
    await db.execute('alter table elsewhere rename to used_envelope_keys')

    expect(during.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await keys.claim('c')).toBe(true)
  })
})
