import { type Connection, Index, type Table } from '@lancedb/lancedb'
import { Schema } from 'apache-arrow'
import { setTimeout } from 'node:timers/promises'
import { rowSchema } from './lance-rows.ts'

const tableName = 'documents'

/**
 * Made anew for each table, because Lance uses an index description up. Terms arrive folded, stemmed and without stop words, so
 * the text index only splits at white space; it keeps no positions, the second stage reads them from the lines.
 */
function indexesByColumn(): Record<string, Index> {
  const asItIs = { stem: false, removeStopWords: false, asciiFolding: false, lowercase: false }
  return {
    id: Index.btree(),
    kind: Index.bitmap(),
    status: Index.bitmap(),
    year: Index.btree(),
    terms: Index.fts({ baseTokenizer: 'whitespace', withPosition: false, ...asItIs }),
  }
}

async function openTable(connection: Connection): Promise<Table> {
  const table = await connection.createEmptyTable(tableName, rowSchema, { existOk: true })
  await addMissingColumns(table)
  // A process that was killed between creating the table and its indexes is mended here.
  const present = new Set((await table.listIndices()).flatMap((index) => index.columns))
  for (const [column, config] of Object.entries(indexesByColumn())) {
    if (!present.has(column)) await table.createIndex(column, { config })
  }
  return table
}

/** A corpus of an earlier release has no records yet; empty columns cost nothing and are filled in the background. */
async function addMissingColumns(table: Table): Promise<void> {
  const present = new Set((await table.schema()).fields.map(({ name }) => name))
  const missing = rowSchema.fields.filter(({ name }) => !present.has(name))
  if (missing.length > 0) await table.addColumns(new Schema(missing))
}

const openAttempts = 6

/** Of processes that make one index at the same moment, Lance lets one win and throws in the others, which then find it made. */
export async function openTableTogether(connection: Connection): Promise<Table> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each attempt waits for the one before
      return await openTable(connection)
    } catch (error) {
      if (attempt === openAttempts) throw error
      // oxlint-disable-next-line no-await-in-loop -- gives the winner time
      await setTimeout(50 * attempt)
    }
  }
}
