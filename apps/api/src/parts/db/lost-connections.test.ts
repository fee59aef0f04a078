import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestDatabase } from '../../testing/test-database.ts'
import { readTestDatabaseUrl } from '../../testing/test-environment.ts'
import type { Database, DatabasePart } from './database.ts'

let database: DatabasePart
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const Rows = z.object({ rows: z.tuple([z.object({ pid: z.number() })]) })

async function readPid(db: Database): Promise<number> {
  const { rows } = Rows.parse(await db.execute(sql`select pg_backend_pid() as pid`))
  return rows[0].pid
}

// PGlite has no connection that could be lost.
it.skipIf(readTestDatabaseUrl() === undefined)(
  'a connection that breaks in the middle of a transaction fails that transaction and nothing else',
  async () => {
    const { db } = database
    const broken = db.transaction(async (transaction) => {
      const pid = await readPid(transaction)
      await db.execute(sql`select pg_terminate_backend(${pid}::int)`)
      // The server ends it in its own time.
      await transaction.execute(sql`select pg_sleep(5)`)
    })

    await expect(broken).rejects.toThrow()
    expect(await database.isUp()).toBe(true)
    expect(await readPid(db)).toBeGreaterThan(0)
  },
)
