import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createServerDatabase } from '../../testing/server-database.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { readTestDatabaseUrl } from '../../testing/test-environment.ts'
import type { DatabasePart } from './database.ts'
import { openPostgres } from './postgres.ts'

async function isAlone(database: DatabasePart): Promise<boolean> {
  const work = vi.fn(async () => undefined)
  await database.join(work)
  return work.mock.calls.length > 0
}

// PGlite belongs to one process.
describe.skipIf(readTestDatabaseUrl() === undefined)('servers on one PostgreSQL', () => {
  let url: string
  beforeAll(async () => {
    const own = await createServerDatabase()
    url = own?.url ?? ''
    return own?.drop
  })

  async function open(): Promise<DatabasePart> {
    const database = await openPostgres(url, 2)
    onTestFinished(() => database.close())
    return database
  }

  it('know whether another one is alive, however it ended', async () => {
    const first = await openPostgres(url, 2)
    expect(await isAlone(first)).toBe(true)
    expect(await isAlone(await open())).toBe(false)
    await first.close()
    expect(await isAlone(await open())).toBe(false)
  })

  it('are alone again when the others are gone, and wait for what one alone has begun', async () => {
    const done = Promise.withResolvers<void>()
    const order: string[] = []
    const first = await open()
    const working = first.join(async () => {
      order.push('begun')
      await done.promise
      order.push('done')
    })
    await vi.waitFor(() => expect(order).toEqual(['begun']))
    const second = await open()
    const joining = second.join(async () => void order.push('second')).then(() => order.push('joined'))
    await second.db.execute(sql`select 1`)
    done.resolve()
    await Promise.all([working, joining])

    expect(order).toEqual(['begun', 'done', 'joined'])
  })

  it('come back after their connection broke', async () => {
    const first = await open()
    await first.join(async () => undefined)
    await first.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'auscult presence' and datname = current_database()`,
    )

    await vi.waitFor(
      async () => {
        const other = await openPostgres(url, 1)
        try {
          expect(await isAlone(other)).toBe(false)
        } finally {
          await other.close()
        }
      },
      { timeout: 15_000, interval: 500 },
    )
  })
})

it.skipIf(readTestDatabaseUrl() !== undefined)(
  'the embedded database has one server, which is alone',
  async () => {
    const database = await openTestDatabase()

    expect(await isAlone(database)).toBe(true)
    await database.close()
  },
)
