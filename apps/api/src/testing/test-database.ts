import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { DatabasePart } from '../parts/db/database.ts'
import { openPglite } from '../parts/db/pglite.ts'
import { openPostgres } from '../parts/db/postgres.ts'
import { readTestDatabaseUrl } from './test-environment.ts'

export type TestDatabase = DatabasePart & { truncate(): Promise<void> }

/**
 * A migrated database for one test file: PGlite in memory, or a database of its own on the PostgreSQL that
 * TEST_DATABASE_URL names. The same tests pass on both.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = readTestDatabaseUrl()
  return url === undefined ? openInMemory() : openOnServer(url)
}

async function openInMemory(): Promise<TestDatabase> {
  const database = await openPglite()
  await database.migrate()
  return { ...database, truncate: () => truncate(database) }
}

async function openOnServer(url: string): Promise<TestDatabase> {
  const own = await createDatabase(url)
  const database = await openPostgres(own.url, 5)
  await database.migrate()

  return {
    ...database,
    truncate: () => truncate(database),
    async close() {
      await database.close()
      await own.drop()
    },
  }
}

export type ServerDatabase = { url: string; drop(): Promise<void> }

/** An empty database for a server process, or undefined where the tests run on PGlite. */
export async function createServerDatabase(): Promise<ServerDatabase | undefined> {
  const url = readTestDatabaseUrl()
  return url === undefined ? undefined : createDatabase(url)
}

async function createDatabase(url: string): Promise<ServerDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await run(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.toString(), drop: () => run(url, `drop database ${name} with (force)`) }
}

async function truncate({ db }: DatabasePart): Promise<void> {
  await db.execute(`do $$ declare names text; begin
    select string_agg(format('%I.%I', schemaname, tablename), ', ') into names
      from pg_tables where schemaname = 'public' and tablename <> '__drizzle_migrations';
    alter table security_events disable trigger security_events_no_truncate;
    execute 'truncate ' || names || ' cascade';
    alter table security_events enable trigger security_events_no_truncate;
  end $$`)
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
