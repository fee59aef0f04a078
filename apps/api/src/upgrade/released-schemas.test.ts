import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { listQuestions } from '@auscult/contract/ai/questions.ts'
import { logIn } from '@auscult/contract/auth/auth.ts'
import { operations } from '@auscult/contract/operations.ts'
import { updateProfile } from '@auscult/contract/people/profile.ts'
import { hash } from '@node-rs/argon2'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkArchive } from '../backup/archive/check-archive.ts'
import type { Table } from '../backup/database/table-list.ts'
import { type Config, readConfig } from '../config.ts'
import { engineResponse } from '../features/ai/keep-question.steps.ts'
import type { DatabasePart } from '../parts/db/database.ts'
import { listMigrations } from '../parts/db/migrations.ts'
import { presentPglite } from '../parts/db/pglite.ts'
import { openPostgres } from '../parts/db/postgres.ts'
import { backupsOfRows, emptyDatabase, makeEarlierSchema, readTables } from '../testing/earlier-schema.ts'
import { describeSchema, digestTables, fillTables } from '../testing/fill-tables.ts'
import { createServerDatabase, type ServerDatabase } from '../testing/server-database.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { validCalls } from '../testing/valid-calls.ts'
import { upgradeDatabase } from './upgrade-database.ts'

/** Each migration ends a schema that somebody may have: all but the newest are upgraded. One database serves for all, emptied in between. */
const earlier = listMigrations()
  .slice(0, -1)
  .map(({ name }, at) => ({ name, migrations: at + 1 }))
const within = { timeout: 60_000 }

/** What is gone of an earlier schema on purpose; whatever else is not there any more fails the test. */
const gone = ['verification_codes']

/** On the database that is upgraded; made once, as it would take most of the time. */
let app: TestApp
let server: ServerDatabase | undefined
let own: DatabasePart
let folder: string
let config: Config
let newest: { tables: Table[]; schema: string[] }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-schemas-'))
  config = readConfig({ DATA_DIR: folder })
  const migrated = await openTestDatabase()
  newest = { tables: await readTables(migrated), schema: await describeSchema(migrated) }
  await migrated.close()
  server = await createServerDatabase()
  own = server === undefined ? presentPglite(await PGlite.create()) : await openPostgres(server.url, 5)
  app = await startTestApp({ parts: { database: own } })
})

afterAll(async () => {
  await app.close()
  await server?.drop()
  await rm(folder, { recursive: true })
})

const person = { id: v7(), email: 'ada@example.org', password: 'a long enough passphrase' }
const question = 'Does dapagliflozin reduce hospitalisation in heart failure?'

/** Somebody who can log in, with a question where the schema has them, written in columns that every schema has. */
async function addPerson(tables: readonly Table[]): Promise<void> {
  const passwordHash = await hash(person.password, { memoryCost: 1_024, timeCost: 1, parallelism: 1 })
  await own.writeAtOnce(async (query) => {
    await query(
      `insert into users (id, name, email, password_hash, email_verified_at, terms_accepted_at, privacy_accepted_at, wants_promotion, created_at)
         values ($1, 'Ada Byron', $2, $3, now(), now(), now(), false, now())`,
      [person.id, person.email, passwordHash],
    )
    if (tables.some(({ name }) => name === 'ai_questions'))
      await query(
        `insert into ai_questions (id, user_id, agent, question, status, response, asked_at, answered_at, month)
           values ($1, $2, 'clinical', $3, 'answered', $4, now(), now(), '2026-11')`,
        [v7(), person.id, question, JSON.stringify(engineResponse)],
      )
  })
}

/** The tables of an earlier schema that are still there, with those of their columns that still are. */
function listKept(before: readonly Table[]): Table[] {
  return before.flatMap(({ name, columns }) => {
    const now = newest.tables.find((table) => table.name === name)
    if (now === undefined) return []
    const names = new Set(now.columns.map((column) => column.name))
    return [{ name, columns: columns.filter((column) => names.has(column.name)) }]
  })
}

function listGone(before: readonly Table[], kept: readonly Table[]): string[] {
  return before.flatMap(({ name, columns }) => {
    const now = kept.find((table) => table.name === name)
    if (now === undefined) return [name]
    return columns.filter((column) => !now.columns.includes(column)).map((column) => `${name}.${column.name}`)
  })
}

/** All that only reads, with a person's own session. */
const reading = operations.filter(({ method, download }) => method === 'GET' && download === undefined)

/** From every third schema on, since the calls meet the same tables with nearly the same rows, and are what takes the time. */
const callsAll = (migrations: number): boolean => migrations % 3 === 1

/** What the product answers on a database that was upgraded. */
async function useIt(called: typeof reading): Promise<{ found: unknown; failed: string[] }> {
  const { body } = await app.call(logIn, { body: { email: person.email, password: person.password } })
  const token = String(body['access_token'])
  const profile = { type: 'Dr', country: ['Ireland'], professionalCategoryId: ['cardiology'] }
  await app.call(updateProfile, { token, body: profile })
  const asked = await app.call(listQuestions, { token, query: { page: 1, limit: 1 } })
  const failed: string[] = []
  for (const operation of called) {
    // oxlint-disable-next-line no-await-in-loop -- one database
    const { status } = await app.call(operation, { ...validCalls[operation.name], token })
    if (status >= 500) failed.push(`${operation.name}: ${status}`)
  }
  return { found: asked.body['data'], failed }
}

it.each(earlier)('from $name: no row is lost, and the product answers', within, async ({ migrations }) => {
  await emptyDatabase(own)
  await makeEarlierSchema(own, migrations)
  await fillTables(own, { named: [], many: 0, few: 21 })
  const before = await readTables(own)
  await addPerson(before)
  const kept = listKept(before)
  const rows = await digestTables(own, kept)
  const told: string[] = []

  await upgradeDatabase({
    database: own,
    backups: backupsOfRows(config, own),
    withoutBackup: false,
    tell: (line) => told.push(line),
  })

  expect(await digestTables(own, kept)).toEqual(rows)
  expect(Object.values(rows).every((table) => table.rows >= 21)).toBe(true)
  expect(listGone(before, kept).filter((name) => !gone.includes(name))).toEqual([])
  expect(await describeSchema(own)).toEqual(newest.schema)
  const backup = /It is in (?<file>\S+),/u.exec(told.join('\n'))?.groups?.['file'] ?? ''
  const { manifest } = await checkArchive(backup, () => undefined)
  expect(manifest.schema.migrations).toBe(migrations)
  expect(Object.keys(manifest.tables)).toEqual(before.map(({ name }) => name))
  const { found, failed } = await useIt(callsAll(migrations) ? reading : [])
  expect(failed).toEqual([])
  expect(found).toMatchObject(before.some(({ name }) => name === 'ai_questions') ? [{ question }] : [])
})

it('of the backups made before upgrades, as many as of a schedule stay', async () => {
  expect(await readdir(join(folder, 'backups'))).toHaveLength(config.BACKUP_KEEP)
})
