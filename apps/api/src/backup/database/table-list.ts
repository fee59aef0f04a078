import type { Statement } from '../../parts/db/database.ts'
import { migrationsTable } from '../../parts/db/migrations.ts'

/** A table with the columns that are written, in their order: what the database works out by itself is none of them. */
export type Table = { name: string; columns: { name: string; type: string }[] }

/** A name as it stands in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** The product's tables by name. Jobs have a schema of their own and are planned anew by the next start. */
export async function listTables(query: Statement): Promise<Table[]> {
  const rows = await query<{ table: string; column: string; type: string }>(
    `select relname as table, attname as column, format_type(atttypid, atttypmod) as type
       from pg_class join pg_attribute on attrelid = pg_class.oid
       where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> $1
         and attnum > 0 and not attisdropped and attgenerated = ''
       order by relname, attnum`,
    [migrationsTable],
  )
  return [...Map.groupBy(rows, ({ table }) => table)].map(([name, columns]) => ({
    name,
    columns: columns.map(({ column, type }) => ({ name: column, type })),
  }))
}
