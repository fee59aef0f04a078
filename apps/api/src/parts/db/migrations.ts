import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'
import { StartError } from '../start-error.ts'
import { type BeforeChange, type Migration, migrationsFolder, type Statement } from './database.ts'

/** Where Drizzle writes down which migrations were applied. */
export const migrationsTable = '__drizzle_migrations'

const Journal = z.object({ entries: z.array(z.object({ tag: z.string() })) })

/** Every migration of this release, the oldest first. */
export function listMigrations(): Migration[] {
  const journal: unknown = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'))
  const { entries } = Journal.parse(journal)
  return readMigrationFiles({ migrationsFolder }).map(({ sql, folderMillis, hash }, at) => ({
    name: entries[at]?.tag ?? '',
    statements: sql,
    madeAtMs: folderMillis,
    hash,
  }))
}

/** The hashes of those that a database has, the oldest first; none where it has no tables yet. */
export async function listApplied(query: Statement, schema: string): Promise<string[]> {
  const table = `"${schema}"."${migrationsTable}"`
  const [found] = await query<{ table: string | null }>('select to_regclass($1)::text as table', [table])
  if (found?.table == null) return []
  const rows = await query<{ hash: string }>(`select hash from ${table} order by created_at`)
  return rows.map(({ hash }) => hash)
}

/** What this release has and a database has not. Throws `StartError` where the database is newer than this release, or of another program. */
export function findMissing(applied: readonly string[]): Migration[] {
  const known = listMigrations()
  if (applied.length > known.length)
    throw new StartError(
      `The database is newer than this release: it has ${applied.length} migrations, and this release knows ${known.length}. Nothing was changed. Start the newer release, or go back with the backup that was made before the upgrade (docs/upgrade.md).`,
    )
  const odd = applied.findIndex((hash, at) => known[at]?.hash !== hash)
  if (odd !== -1)
    throw new StartError(
      `The database was not made by a release of this program: its migration ${odd + 1} is not ${known[odd]?.name}. Nothing was changed. Check DATABASE_URL and DATA_DIR, or install the release that it is of.`,
    )
  return known.slice(applied.length)
}

/**
 * Applies migrations within the caller's transaction and writes them down as Drizzle's migrator does, which would open one of its own.
 * Throws `StartError` where one fails.
 */
export async function applyMigrations(
  query: Statement,
  schema: string,
  migrations: readonly Migration[],
): Promise<void> {
  const table = `"${schema}"."${migrationsTable}"`
  await query(`create schema if not exists "${schema}"`)
  await query(
    `create table if not exists ${table} (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { name, statements, madeAtMs, hash } of migrations) {
    // oxlint-disable no-await-in-loop -- each builds on the one before
    for (const [at, statement] of statements.entries())
      await query(statement).catch((cause: unknown) => {
        throw toFault(cause, `${name}, statement ${at + 1} of ${statements.length}`)
      })
    await query(`insert into ${table} (hash, created_at) values ($1, $2)`, [hash, madeAtMs])
    // oxlint-enable no-await-in-loop
  }
}

const lockNotAvailable = '55P03'
/** In some classes the message of PostgreSQL repeats a value of a row, which belongs into no log: 22, data exception, and what SQL itself raises. */
const quotesValues = /^(?:22|P0)/u

function toFault(cause: unknown, place: string): unknown {
  if (!(cause instanceof Error) || !('code' in cause)) return cause
  const code = String(cause.code)
  if (code === lockNotAvailable)
    return new StartError(
      `The migration ${place}, waited in vain for what another session of the database holds. The database is as it was before. Stop the servers that are still at work on it, and whatever else keeps a transaction open (pg_stat_activity), and try again.`,
      { cause },
    )
  const why = quotesValues.test(code) ? `SQLSTATE ${code}` : `SQLSTATE ${code}, ${cause.message}`
  return new StartError(`The migration ${place}, failed (${why}). The database is as it was before.`, {
    cause,
  })
}

/**
 * Brings a database to this release by one transaction, which `inTransaction` opens. `beforeChange` is awaited first where there are rows
 * that a migration may change; where it throws, nothing is applied.
 */
export async function migrateWith(
  query: Statement,
  schema: string,
  {
    inTransaction,
    beforeChange,
  }: {
    inTransaction: (work: (query: Statement) => Promise<void>) => Promise<void>
    beforeChange: BeforeChange | undefined
  },
): Promise<void> {
  const missing = findMissing(await listApplied(query, schema))
  if (missing.length === 0) return
  if (beforeChange !== undefined && (await hasRows(query))) await beforeChange(missing)
  await inTransaction((own) => applyMigrations(own, schema, missing))
}

/** Whether any table of the product has a row. */
export async function hasRows(query: Statement): Promise<boolean> {
  const tables = await query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
       where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> $1`,
    [migrationsTable],
  )
  if (tables.length === 0) return false
  const anyOf = tables.map(({ name }) => `exists (select from ${name})`).join(' or ')
  const [found] = await query<{ has: boolean }>(`select ${anyOf} as has`)
  return found?.has === true
}
