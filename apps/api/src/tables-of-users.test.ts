import { downloadProfile } from '@auscult/contract/account/account.ts'
import { deleteAccount } from '@auscult/contract/account/settings.ts'
import { AgentType, QuestionKind } from '@auscult/contract/ai/ai.ts'
import { FeedbackReason, FeedbackVerdict } from '@auscult/contract/ai/history.ts'
import { AnswerDifference } from '@auscult/contract/ai/watch.ts'
import { Spelling } from '@auscult/contract/language.ts'
import { NotificationKind } from '@auscult/contract/people/notifications.ts'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { headingOf } from './features/account/data-file.ts'
import texts from './features/account/locales/en-GB.json' with { type: 'json' }
import { aiQuestions } from './features/ai/tables.ts'
import { securityEventNames } from './features/auth/audit-trail.ts'
import { connections } from './features/circle/tables.ts'
import { photos } from './features/photo/tables.ts'
import { verifications } from './features/profile/tables.ts'
import { users } from './parts/db/users.ts'
import { addPerson } from './testing/people.ts'
import { addRowsOf } from './testing/rows-of-a-user.ts'
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

/** Who did what somebody else was told of: told to them, and gone with either. */
const toldToAnother = 'notifications.person_id'

/** How many rows of each table lead to a user, themselves or through another table. */
async function countRowsOf(
  userId: string,
  isCounted: (column: string) => boolean = () => true,
): Promise<Record<string, number>> {
  const keys = (await keysToUsers()).filter(({ column }) => isCounted(column))
  const pointing = (table: string): SQL => {
    const own = keys.filter(({ from }) => from === table)
    const direct = own.filter(({ to }) => to === 'users')
    const through = direct.length > 0 ? direct : own
    const each = through.map(({ column, to }) => {
      const name = sql.raw(column)
      return to === 'users'
        ? sql`${name} = ${userId}`
        : sql`${name} in (select id from ${sql.raw(to)} where ${pointing(to)})`
    })
    return sql.join(each, sql` or `)
  }
  const tables = [...new Set(keys.map(({ from }) => from))]
  const counts = tables.map(
    (table) =>
      sql`select ${table} as "table", count(*)::int as "rows" from ${sql.raw(table)} where ${pointing(table)}`,
  )
  const counted = await app.parts.database.db.execute(sql.join(counts, sql` union all `))
  return Object.fromEntries(Counts.parse(counted).rows.map(({ table, rows }) => [table, rows]))
}

const Counts = z.object({ rows: z.array(z.object({ table: z.string(), rows: z.number() })) })

/** How many rows a file to take along tells under the heading of a table: they are parted by empty lines. */
function countTold(file: string, table: string): number {
  const heading = headingOf(table)
  const [, told = ''] = file.split(`\n\n${heading}\n${'='.repeat(heading.length)}\n\n`)
  const [part = ''] = told.split(/\n\n[^\n]+\n=+\n/u)
  return part.trim() === texts.nothing ? 0 : part.trim().split('\n\n').length
}

const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gu

it('a user takes along every row of every table that leads to a user, and leaves none behind', async () => {
  const [ada, ben, cleo] = [await addPerson(app), await addPerson(app), await addPerson(app)]
  const written = await addRowsOf(app, ada.id, [ben.id, cleo.id])
  const tables = [...new Set((await keysToUsers()).map(({ from }) => from))]
  const counts = await countRowsOf(ada.id, (column) => column !== toldToAnother)

  const { body } = await app.call(downloadProfile, { token: ada.token })
  const { status } = await app.call(deleteAccount, { token: ada.token, body: { password: ada.password } })

  const file = String(body['file'])
  // A table without rows here needs some in `addRowsOf`, else nothing is shown of it.
  expect(tables.filter((table) => !written.has(table))).toEqual([])
  expect(file).not.toContain(texts.nothing)
  expect(file.match(uuid)?.filter((id) => !ada.email.includes(id)) ?? []).toEqual([])
  expect(file.replaceAll(uuid, '').match(/\d{4}-\d{2}(-\d{2})?(?![\d-])/gu)).toBeNull()
  expect(countTold(file, 'users')).toBe(1)
  expect(Object.fromEntries(tables.map((table) => [table, countTold(file, table)]))).toEqual(counts)
  expect(status).toBe(200)
  expect(Object.values(await countRowsOf(ada.id)).filter((rows) => rows > 0)).toEqual([])
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

/** The codes that a person's rows hold, by where they stand in the file to take along. */
const codes = {
  'users.type': users.type.enumValues,
  'users.status': users.status.enumValues,
  'security_events.event': securityEventNames,
  'verifications.decision': verifications.decision.enumValues,
  'photos.state': photos.state.enumValues,
  // `silenced` is told to nobody.
  'connections.status': connections.status.enumValues.filter((status) => status !== 'silenced'),
  'notifications.kind': NotificationKind.options,
  'ai_questions.agent': AgentType.options,
  'ai_questions.status': aiQuestions.status.enumValues,
  'ai_questions.asked.spelling': Spelling.options,
  'ai_questions.asked.understoodAs.kind': QuestionKind.options,
  'ai_feedback.verdict': FeedbackVerdict.options,
  'ai_feedback.reason': FeedbackReason.options,
  'answer_changes.differences.kind': AnswerDifference.shape.kind.options,
}

it.each(Object.entries(codes))('a user takes along words in the place of codes: %s', (path, known) => {
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.words

  expect(Object.keys(words[path] ?? {}).toSorted()).toEqual([...known].toSorted())
})
