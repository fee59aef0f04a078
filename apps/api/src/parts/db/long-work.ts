import { Client, type QueryResultRow } from 'pg'
import type { DatabasePart, Statement } from './database.ts'
import { migrateWith } from './migrations.ts'

/** Far longer than any statement of the product: who waits for more waits for a session that somebody forgot, and all others wait behind. */
const waitForLocksMs = 60_000
/** Any number; the same in every process of the product. */
const migrationLock = 7_283_114

type LongWork = Pick<DatabasePart, 'migrate' | 'readOneMoment' | 'writeAtOnce'>

/** Work on connections of its own, which may take as long as it needs. */
export function createLongWork(connectionString: string, schema: string): LongWork {
  /** Closing the connection ends what was begun and lets its locks go. */
  async function connected<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    const client = new Client({ connectionString, options: `-c search_path=${schema}` })
    // One that breaks between two statements is told by the next of them.
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }

  return {
    migrate: (beforeChange) =>
      connected(async (client) => {
        // Held while the backup is made, too: a second process that starts meanwhile finds nothing left to do.
        await client.query('select pg_advisory_lock($1)', [migrationLock])
        await client.query(`set lock_timeout = ${waitForLocksMs}`)
        await migrateWith(statementOn(client), schema, {
          beforeChange,
          inTransaction: async (work) => {
            await client.query('begin')
            await work(statementOn(client))
            await client.query('commit')
          },
        })
      }),
    readOneMoment: (read) =>
      connected(async (client) => {
        await client.query('begin isolation level repeatable read, read only')
        return read(statementOn(client))
      }),
    writeAtOnce: (write) =>
      connected(async (client) => {
        await client.query('begin')
        // A server that starts meanwhile waits with its migrations.
        await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
        const result = await write(statementOn(client))
        await client.query('commit')
        return result
      }),
  }
}

function statementOn(client: Client): Statement {
  return async <Row>(text: string, values: readonly unknown[] = []) => {
    const { rows } = await client.query<QueryResultRow>(text, [...values])
    // Whoever asks says what the rows are, as everywhere with the driver.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return rows as Row[]
  }
}
