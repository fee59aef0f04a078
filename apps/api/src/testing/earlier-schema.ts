import { listTables, type Table } from '../backup/database/table-list.ts'
import { createBackups, type Backups } from '../backup/backups.ts'
import type { Config } from '../config.ts'
import type { DatabasePart } from '../parts/db/database.ts'
import { applyMigrations, listApplied, listMigrations } from '../parts/db/migrations.ts'
import { describeSchema, digestTables } from './fill-tables.ts'

type Part = Pick<DatabasePart, 'writeAtOnce' | 'migrationsSchema'>

/** Gives an empty database the schema that a release with the first `migrations` of today's left, by those themselves. */
export async function makeEarlierSchema(
  { writeAtOnce, migrationsSchema }: Part,
  migrations: number,
): Promise<void> {
  await writeAtOnce((query) =>
    applyMigrations(query, migrationsSchema, listMigrations().slice(0, migrations)),
  )
}

/** Takes everything out of a database, its schemas included. */
export async function emptyDatabase({ writeAtOnce }: Part): Promise<void> {
  await writeAtOnce(async (query) => {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const schema of ['public', 'drizzle', 'pgboss'])
      await query(`drop schema if exists ${schema} cascade`)
    await query('create schema public')
  })
}

/** All that an upgrade may change: which migrations a database has, its rows, its schema. */
export async function readState(database: DatabasePart) {
  const applied = await database.readOneMoment((query) => listApplied(query, database.migrationsSchema))
  return { applied, rows: await digestTables(database), schema: await describeSchema(database) }
}

export const readTables = ({ readOneMoment }: Pick<DatabasePart, 'readOneMoment'>): Promise<Table[]> =>
  readOneMoment(listTables)

/** Backups of rows alone, without files and evidence. */
export function backupsOfRows(config: Config, database: DatabasePart): Backups {
  return createBackups({
    config,
    database,
    clock: () => new Date(),
    storage: { read: async () => undefined },
    openEvidence: async () => ({ index: { documents: noDocuments } }),
    version: '0.0.0-test',
  })
}

// oxlint-disable-next-line no-empty-function -- a corpus without a document
async function* noDocuments() {}
