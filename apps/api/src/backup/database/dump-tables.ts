import type { Statement } from '../../parts/db/database.ts'
import { quoted, type Table } from './table-list.ts'

const fetchedRows = 500
/** A part is held in memory, by who writes it and by who reads it back. */
const partCharacters = 4_000_000

/** Rows of a table as JSON, a line each: the text of every value by the name of its column. */
export type RowsPart = { rows: number; text: string }

/** Has this transaction write every value as one text that any PostgreSQL reads back as the same. */
export async function fixTextForms(query: Statement): Promise<void> {
  await query('set local datestyle = iso')
  await query('set local intervalstyle = postgres')
  await query("set local timezone = 'UTC'")
  await query('set local bytea_output = hex')
  await query('set local extra_float_digits = 1')
}

/** All rows of a table in parts of some megabytes, in no order. */
export async function* dumpTable(query: Statement, { name, columns }: Table): AsyncGenerator<RowsPart> {
  // As text, since JSON knows no difference between a JSON null and no value, and drops digits of large numbers.
  const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ')
  await query(
    `declare dumped no scroll cursor for select row_to_json(r)::text as line from (select ${values} from ${quoted(name)}) r`,
  )
  let lines: string[] = []
  let characters = 0
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a cursor gives one piece after the other
    const rows = await query<{ line: string }>(`fetch ${fetchedRows} from dumped`)
    for (const { line } of rows) {
      lines.push(line)
      characters += line.length
    }
    if (lines.length > 0 && (rows.length < fetchedRows || characters >= partCharacters)) {
      yield { rows: lines.length, text: `${lines.join('\n')}\n` }
      lines = []
      characters = 0
    }
    if (rows.length < fetchedRows) break
  }
  await query('close dumped')
}
