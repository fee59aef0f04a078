import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPerson } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { readTestDatabaseUrl } from '../../testing/test-environment.ts'
import { users } from './users.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Resolves once both have come. */
function createMeeting(): () => Promise<void> {
  const both = Promise.withResolvers<void>()
  let come = 0
  return () => {
    come += 1
    if (come >= 2) both.resolve()
    return both.promise
  }
}

// PGlite has one connection, on which no two transactions cross.
it.skipIf(readTestDatabaseUrl() === undefined)(
  'two transactions that cross each other are both done in the end',
  async () => {
    const { db } = app.parts.database
    const [ada, ben] = [await addPerson(app), await addPerson(app)]
    const meet = createMeeting()
    const rename = (first: string, second: string, name: string) =>
      db.transaction(async (transaction) => {
        await transaction.update(users).set({ name }).where(eq(users.id, first))
        await meet()
        await transaction.update(users).set({ name }).where(eq(users.id, second))
      })

    const done = await Promise.allSettled([rename(ada.id, ben.id, 'A'), rename(ben.id, ada.id, 'B')])

    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  },
)
