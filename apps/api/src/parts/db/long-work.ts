import { Client, type QueryResultRow } from 'pg'
import type { DatabasePart, Statement } from './database.ts'

/** Any number; the same in every process of the product. */
export const migrationLock = 7_283_114

type LongWork = Pick<DatabasePart, 'readOneMoment' | 'writeAtOnce'> & {
  /** Work on a connection of its own, which may take as long as it needs. Closing it ends what was begun and lets its locks go. */
  connected<Result>(work: (client: Client) => Promise<Result>): Promise<Result>
}

export function createLongWork(connectionString: string, schema: string): LongWork {
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
    connected,
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
