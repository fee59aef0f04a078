import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrationsFolder, type Statement } from './database.ts'

/** Where Drizzle writes down which migrations were applied. */
export const migrationsTable = '__drizzle_migrations'

/** One step of the schema, in the order in which they are applied: its statements, when it was made and the SHA-256 of its file. */
export type Migration = { statements: readonly string[]; madeAtMs: number; hash: string }

/** Every migration of this release, the oldest first. */
export function listMigrations(): Migration[] {
  return readMigrationFiles({ migrationsFolder }).map(({ sql, folderMillis, hash }) => ({
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

/**
 * Applies migrations within the caller's transaction and writes them down as Drizzle's migrator does, which would open one of its own. The
 * next `migrate()` goes on behind them.
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
  for (const { statements, madeAtMs, hash } of migrations) {
    // oxlint-disable no-await-in-loop -- each builds on the one before
    for (const statement of statements) await query(statement)
    await query(`insert into ${table} (hash, created_at) values ($1, $2)`, [hash, madeAtMs])
    // oxlint-enable no-await-in-loop
  }
}
