import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import type { DatabasePart } from '../parts/db/database.ts'
import { presentPglite } from '../parts/db/pglite.ts'
import { openPostgres } from '../parts/db/postgres.ts'
import { createDatabase } from './server-database.ts'

/**
 * A migrated database for one test file: PGlite in memory, or a database of its own on the PostgreSQL that
 * TEST_DATABASE_URL names. The same tests pass on both.
 */
export async function openTestDatabase(): Promise<DatabasePart> {
  const migrated = inject('migrated')
  return migrated.kind === 'dump' ? lend(migrated.file) : openOnServer(migrated.url, migrated.name)
}

/** Those of this worker that no test has at the moment: to open one takes more than a second of a core, to empty it a hundredth. */
const idle: DatabasePart[] = []

async function lend(dump: string): Promise<DatabasePart> {
  const database = idle.pop() ?? presentPglite(await PGlite.create({ loadDataDir: await openAsBlob(dump) }))
  return { ...database, close: () => takeBack(database) }
}

/** One that cannot be emptied is of no more use. */
async function takeBack(database: DatabasePart): Promise<void> {
  try {
    await truncate(database)
    await database.db.execute('drop schema if exists pgboss cascade')
    idle.push(database)
  } catch {
    await database.close()
  }
}

async function openOnServer(url: string, template: string): Promise<DatabasePart> {
  const own = await createDatabase(url, template)
  const database = await openPostgres(own.url, 5)

  return {
    ...database,
    async close() {
      await database.close()
      await own.drop()
    },
  }
}

/** Empties every table. */
export async function truncate({ db }: DatabasePart): Promise<void> {
  await db.execute(`do $$ declare names text; begin
    select string_agg(format('%I.%I', schemaname, tablename), ', ') into names
      from pg_tables where schemaname = 'public' and tablename <> '__drizzle_migrations';
    alter table security_events disable trigger security_events_no_truncate;
    execute 'truncate ' || names || ' cascade';
    alter table security_events enable trigger security_events_no_truncate;
  end $$`)
}
