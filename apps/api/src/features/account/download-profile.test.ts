import { globSync } from 'node:fs'
import { join } from 'node:path'
import { downloadProfile } from '@auscult/contract/account.ts'
import { askQuestion } from '@auscult/contract/ai-questions.ts'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { users } from '../../parts/db/users.ts'
import { addPerson } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const sources = join(import.meta.dirname, '../..')
const Kept = z.record(z.string(), z.unknown())

/** Names of all tables with a column that points to a user, and of the users' own. */
async function tablesOfUsers(): Promise<string[]> {
  const files = await Promise.all(
    globSync('**/tables.ts', { cwd: sources }).map(
      async (path): Promise<object> => import(join(sources, path)),
    ),
  )
  const tables = files
    .flatMap((file): unknown[] => Object.values(file))
    .filter((value) => value instanceof PgTable)
  const pointing = tables.filter((table) =>
    getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === users),
  )
  return [...new Set(['users', ...pointing.map((table) => getTableConfig(table).name)])]
}

async function download(token: string) {
  const answer = await app.call(downloadProfile, { token })
  const file = String(answer.body['file'])
  return { answer, file, kept: Kept.parse(JSON.parse(file)) }
}

it('a user takes along every table that points to a user, as a text file that the browser saves', async () => {
  const { token } = await addPerson(app)

  const { answer, kept } = await download(token)

  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': 'attachment; filename="user-data.txt"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  const tables = await tablesOfUsers()
  expect(tables.length).toBeGreaterThan(5)
  expect(Object.keys(kept)).toEqual(expect.arrayContaining(tables))
})

it('what it holds is the user’s own, and opens no account', async () => {
  const ada = await addPerson(app, { name: 'Ada Byron' })
  const ben = await addPerson(app, { name: 'Ben Kidd' })
  const body = { query: 'Does dapagliflozin reduce hospitalisation in heart failure?', type: 'clinical' }
  await app.call(askQuestion, { token: ada.token, body })

  const { file, kept } = await download(ada.token)

  expect(kept['users']).toMatchObject([{ name: 'Ada Byron', email: ada.email }])
  expect(kept['ai_questions']).toMatchObject([{ question: body.query }])
  expect(file).not.toContain(ben.email)
  expect(file).not.toMatch(/\$argon2|[Hh]ash":|"token":/u)
})
