import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { readTestDatabaseUrl } from '../../testing/test-environment.ts'
import type { DatabasePart } from '../db/database.ts'
import { createBossJobs } from './boss-jobs.ts'
import type { Job } from './jobs.ts'

let database: DatabasePart
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** A test would wait most of a minute at the usual one. */
const pace = { planEverySeconds: 1, lookEverySeconds: 1 }
const everyMinute = '* * * * *'
const withinMs = 150_000

function counting(name: string, run: Job['run'] = async () => undefined) {
  const job = { name, schedule: everyMinute, run: vi.fn(run) }
  return { job, runs: () => job.run.mock.calls.length }
}

it(
  'a job is done at its time, again after it failed, and no more once it is stopped',
  async () => {
    const errors: unknown[] = []
    const failing = counting('fails-at-first', async () => {
      throw new Error('not this time')
    })
    const jobs = createBossJobs(database, (error) => errors.push(error), pace)
    await jobs.start([failing.job])
    await vi.waitFor(() => expect(failing.runs()).toBeGreaterThan(0), { timeout: withinMs, interval: 500 })
    await jobs.stop()

    expect(errors).toContainEqual(new Error('not this time'))
  },
  withinMs + 10_000,
)

const thisMinute = () => new Date().toISOString().slice(0, 16)

// PGlite belongs to one process.
it.skipIf(readTestDatabaseUrl() === undefined)(
  'of two processes one does it each time',
  async () => {
    const ran: string[] = []
    const start = async () => {
      const jobs = createBossJobs(database, (error) => ran.push(String(error)), pace)
      const job = { name: 'shared', schedule: everyMinute, run: async () => void ran.push(thisMinute()) }
      await jobs.start([job])
      return jobs
    }
    const both = await Promise.all([start(), start()])
    await vi.waitFor(() => expect(ran.length).toBeGreaterThan(0), { timeout: withinMs, interval: 500 })
    await Promise.all(both.map((jobs) => jobs.stop()))

    expect(new Set(ran).size).toBe(ran.length)
  },
  withinMs + 10_000,
)

it('a job that no release knows any more is taken off the schedule', async () => {
  const old = createBossJobs(database, () => undefined)
  await old.start([counting('of-an-old-release').job])
  await old.stop()

  const jobs = createBossJobs(database, () => undefined)
  await jobs.start([counting('of-this-release').job])
  const scheduled = await database.jobStore.db?.executeSql('select name from pgboss.schedule order by name')
  await jobs.stop()

  expect(scheduled?.rows).toEqual([{ name: 'of-this-release' }])
})
