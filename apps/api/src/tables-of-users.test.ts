import { downloadProfile } from '@auscult/contract/account/account.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { headingOf } from './features/account/data-file.ts'
import { addPerson } from './testing/people.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const ForeignKeys = z.object({
  rows: z.array(
    z.object({
      /** As the database writes it: `sessions.user_id`. */
      column: z.string(),
      from: z.string(),
      to: z.string(),
      deletes: z.boolean(),
    }),
  ),
})

/** Every foreign key whose end, itself or through others, is a user, as the database has it after all migrations. */
async function keysToUsers(): Promise<z.infer<typeof ForeignKeys>['rows']> {
  const keys = await app.parts.database.db.execute(sql`
    with recursive keys as (
      select conrelid, confrelid, confdeltype, conkey from pg_constraint
        where contype = 'f' and connamespace = 'public'::regnamespace
    ), path_to_users as (
      select * from keys where confrelid = 'public.users'::regclass
      union
      select keys.* from keys join path_to_users on keys.confrelid = path_to_users.conrelid
    )
    select conrelid::regclass || '.' || attname as "column", conrelid::regclass::text as "from",
           confrelid::regclass::text as "to", confdeltype = 'c' as deletes
      from path_to_users join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      order by 1`)
  return ForeignKeys.parse(keys).rows
}

it('a user takes along every table that leads to a user', async () => {
  const { token } = await addPerson(app)
  const tables = [...new Set((await keysToUsers()).map(({ from }) => from))]

  const answer = await app.call(downloadProfile, { token })

  const file = String(answer.body['file'])
  expect(tables.length).toBeGreaterThan(5)
  expect(['users', ...tables].filter((table) => !file.includes(`\n${headingOf(table)}\n`))).toEqual([])
})

it('what leads to a user goes with the user', async () => {
  const keys = await keysToUsers()

  expect(keys.filter(({ deletes }) => !deletes)).toEqual([])
})

const Columns = z.object({ rows: z.array(z.object({ column: z.string() })) })

/** Each with its reason. */
const pointingNowhere = [
  // The audit trail outlives the account it speaks of.
  'security_events.user_id',
]

it('a column that names a user points to one', async () => {
  const named = await app.parts.database.db.execute(sql`
    select table_name || '.' || column_name as "column" from information_schema.columns
      where table_schema = 'public' and column_name ~ '(^|_)(user|author|owner|sender|inviter|invitee)_id$' order by 1`)
  const pointing = new Set((await keysToUsers()).map(({ column }) => column))

  const columns = Columns.parse(named).rows.map(({ column }) => column)
  expect(columns.filter((column) => !pointing.has(column))).toEqual(pointingNowhere)
})
