import type { Statement } from '../../parts/db/database.ts'
import { quoted, type Table } from './table-list.ts'

/** Puts the rows of a part (see `dumpTable`) into their table, and answers how many there were. */
export async function loadRows(query: Statement, { name, columns }: Table, text: string): Promise<number> {
  const rows = text.split('\n').filter((line) => line !== '')
  const names = columns.map((column) => quoted(column.name))
  const texts = names.map((column) => `${column} text`)
  const values = columns.map((column) => `r.${quoted(column.name)}::${column.type}`)
  await query(
    `insert into ${quoted(name)} (${names.join(', ')}) select ${values.join(', ')} from json_to_recordset($1::json) as r(${texts.join(', ')})`,
    [`[${rows.join(',')}]`],
  )
  return rows.length
}

/**
 * Does work on tables whose triggers and foreign keys are away meanwhile: rows come in no order, and what a trigger once counted comes with
 * them. The keys are checked over all rows at the end.
 */
export async function withoutTriggersAndKeys<Result>(
  query: Statement,
  tables: readonly Table[],
  work: () => Promise<Result>,
): Promise<Result> {
  const keys = await query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by conname`,
  )
  // oxlint-disable no-await-in-loop -- one connection
  for (const { table, name } of keys) await query(`alter table ${table} drop constraint ${quoted(name)}`)
  for (const { name } of tables) await query(`alter table ${quoted(name)} disable trigger user`)
  const result = await work()
  for (const { name } of tables) await query(`alter table ${quoted(name)} enable trigger user`)
  for (const { table, name, definition } of keys)
    await query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
  // oxlint-enable no-await-in-loop
  return result
}
