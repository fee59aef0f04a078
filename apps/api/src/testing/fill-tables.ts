import { withoutTriggersAndKeys } from '../backup/database/load-tables.ts'
import { listTables, quoted, type Table } from '../backup/database/table-list.ts'
import type { DatabasePart, Statement } from '../parts/db/database.ts'

/** A value of row `i` for each type that the tables have. */
const values: Readonly<Record<string, string>> = {
  // The same in all tables, so that whatever points to a row finds it.
  uuid: 'md5(i::text)::uuid',
  text: String.raw`'“ü” \ "quoted" ' || chr(10) || chr(9) || ' \N null ' || i`,
  'text[]': String.raw`array['one, "two"', '\three', '', null, i::text]`,
  jsonb: `case i % 3 when 0 then 'null' when 1 then '{"digits": 12345678901234567890.123450, "text": "\\u2028\\\\"}' else '[]' end::jsonb`,
  tsvector: String.raw`$$'it''s' '=a \\ concept' 'stem'$$::tsvector || array_to_tsvector(array['n' || i])`,
  integer: 'i',
  boolean: 'i % 2 = 0',
  date: "date '1899-12-31' + i",
  'timestamp(3) with time zone':
    "timestamptz '2026-03-29 00:59:59.999+00' + i * interval '1 hour 1.001 second'",
}

/** Where a check asks for something else (an opinion is on a question or on a post), or a migration deletes what has no value. */
const special: Readonly<Record<string, string>> = {
  'second_opinions.post': `case when i % 7 = 0 then '{"title": "a post"}'::jsonb end`,
  'users.email_verified_at': 'now()',
  'sign_in_handovers.challenge': "'of a page'",
}

/** Fills every table, those named with `many` rows, the others with `few`; a column that may be empty is so in every seventh row. */
export async function fillTables(
  { writeAtOnce }: Pick<DatabasePart, 'writeAtOnce'>,
  { named, many, few }: { named: readonly string[]; many: number; few: number },
): Promise<void> {
  await writeAtOnce(async (query) => {
    const tables = await listTables(query)
    const optional = await listOptional(query)
    await withoutTriggersAndKeys(query, tables, async () => {
      for (const table of tables) {
        const rows = named.includes(table.name) ? many : few
        // oxlint-disable-next-line no-await-in-loop -- one connection
        await query(fillStatement(table, optional, rows))
      }
    })
  })
}

function fillStatement({ name, columns }: Table, optional: ReadonlySet<string>, rows: number): string {
  const names = columns.map((column) => quoted(column.name))
  const expressions = columns.map((column) => {
    const own = special[`${name}.${column.name}`]
    if (own !== undefined) return own
    const value = values[column.type]
    if (value === undefined)
      throw new Error(`No value is known for ${column.type} of ${name}.${column.name}.`)
    return optional.has(`${name}.${column.name}`) ? `case when i % 7 > 0 then ${value} end` : value
  })
  return `insert into ${quoted(name)} (${names.join(', ')}) select ${expressions.join(', ')} from generate_series(1, ${rows}) i`
}

async function listOptional(query: Statement): Promise<ReadonlySet<string>> {
  const rows = await query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = current_schema() and is_nullable = 'YES'`,
  )
  return new Set(rows.map(({ name }) => name))
}

/** How many rows a table has, and a digest of all that is written in them, which their order does not change. */
export type Digests = Record<string, { rows: number; digest: string | null }>

/** Of all tables with all that is written in them, unless told which. */
export function digestTables(
  { readOneMoment }: Pick<DatabasePart, 'readOneMoment'>,
  tables?: readonly Table[],
): Promise<Digests> {
  return readOneMoment(async (query) => {
    await query("set local timezone = 'UTC'")
    const digests: Digests = {}
    for (const { name, columns } of tables ?? (await listTables(query))) {
      const written = columns.map((column) => quoted(column.name)).join(', ')
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const [row] = await query<{ rows: number; digest: string | null }>(
        `select count(*)::int as rows, md5(string_agg(md5(r::text), '' order by md5(r::text))) as digest
           from (select ${written} from ${quoted(name)}) r`,
      )
      if (row !== undefined) digests[name] = row
    }
    return digests
  })
}

/** Every table, column, key, index and trigger as the database tells it. */
export function describeSchema({ readOneMoment }: Pick<DatabasePart, 'readOneMoment'>): Promise<string[]> {
  return readOneMoment(async (query) => {
    const rows = await query<{ told: string }>(
      `select told from (
         select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as told
           from information_schema.columns where table_schema = current_schema()
         union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
           from pg_constraint where contype <> 'n' and connamespace = current_schema()::regnamespace
         union all select indexdef from pg_indexes where schemaname = current_schema()
         union all select pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger where not tgisinternal
       ) schema where told not like '%drizzle_migrations%' order by told collate "C"`,
    )
    return rows.map(({ told }) => told)
  })
}
