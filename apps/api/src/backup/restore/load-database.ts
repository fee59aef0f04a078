import { text } from 'node:stream/consumers'
import type { DatabasePart, Migration, Statement } from '../../parts/db/database.ts'
import { applyMigrations, listMigrations } from '../../parts/db/migrations.ts'
import type { Manifest } from '../archive/manifest.ts'
import { readArchive } from '../archive/read-archive.ts'
import { BackupError } from '../backup-error.ts'
import { loadRows, withoutTriggersAndKeys } from '../database/load-tables.ts'
import { listTables, quoted } from '../database/table-list.ts'

/** The schema as the backup has it, and what has come since. */
export type SchemaSteps = { before: Migration[]; after: Migration[] }

/** Throws `BackupError` where this release does not know the schema of the backup. */
export function findSchema({ schema, version }: Manifest): SchemaSteps {
  const known = listMigrations()
  const before = known.slice(0, schema.migrations)
  if (schema.migrations > known.length)
    throw new BackupError(
      `The backup was made by a newer release (${version}), whose database has ${schema.migrations} migrations; this one knows ${known.length}. Install that release, or a newer one.`,
    )
  if (before.at(-1)?.hash !== schema.newest)
    throw new BackupError(
      `The backup was made by a release (${version}) whose migrations are not those of this one. Install that release.`,
    )
  return { before, after: known.slice(schema.migrations) }
}

const partName = /^database\/(?<table>[a-z0-9_]+)\/\d+\.jsonl$/u

type Load = {
  path: string
  manifest: Manifest
  steps: SchemaSteps
  schema: DatabasePart['migrationsSchema']
  tell: (line: string) => void
}

/**
 * Makes the tables as they were, fills them and brings them to the schema of this release, all in the caller's transaction. Throws
 * `BackupError` where there are tables already.
 */
export async function loadDatabase(
  query: Statement,
  { path, manifest, steps, schema, tell }: Load,
): Promise<void> {
  await requireNoTables(query)
  await applyMigrations(query, schema, steps.before)
  const tables = await listTables(query)
  const byName = new Map(tables.map((table) => [table.name, table]))
  const counted = await withoutTriggersAndKeys(query, tables, async () => {
    // What a migration itself put in comes with the rows.
    await query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`)
    const loaded: Record<string, number> = {}
    for await (const { name, body } of readArchive(path)) {
      const tableName = partName.exec(name)?.groups?.['table']
      // They stand at the beginning.
      if (tableName === undefined) break
      const table = byName.get(tableName)
      if (table === undefined)
        throw new BackupError(`The backup has rows of a table ${tableName} that there is not.`)
      loaded[tableName] = (loaded[tableName] ?? 0) + (await loadRows(query, table, await text(body)))
      tell(`database: ${tableName}, ${loaded[tableName]} rows`)
    }
    return loaded
  })
  const odd = Object.entries(manifest.tables).find(([name, rows]) => (counted[name] ?? 0) !== rows)
  if (odd !== undefined)
    throw new BackupError(`Of ${odd[0]}, ${counted[odd[0]] ?? 0} rows were read in the place of ${odd[1]}.`)
  await applyMigrations(query, schema, steps.after)
}

async function requireNoTables(query: Statement): Promise<void> {
  const [found] = await query<{ tables: number }>(
    `select count(*)::int as tables from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where relkind in ('r', 'p', 'v', 'm') and (nspname = current_schema() or nspname in ('pgboss', 'drizzle'))`,
  )
  if ((found?.tables ?? 0) > 0)
    throw new BackupError(
      'The database is not empty. A backup is restored into a new one only, so that nothing of a living installation is lost: name an empty one in DATABASE_URL.',
    )
}
