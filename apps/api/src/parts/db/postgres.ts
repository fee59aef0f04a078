import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { StartError } from '../start-error.ts'
import { casing, type DatabasePart } from './database.ts'
import { createLongWork } from './long-work.ts'
import { retryTransactions } from './retry-transactions.ts'
import { createPresence } from './server-presence.ts'

/** No statement of the product takes this long; one that does waits for a server that is gone, and its caller is told so. */
const answerWithinMs = 15_000

/**
 * A PostgreSQL server (15 or newer). Throws `StartError` when it cannot be reached at start; later the pool reconnects by
 * itself. `schema` keeps several test workers apart in one database.
 */
export async function openPostgres(url: string, poolSize: number, schema = 'public'): Promise<DatabasePart> {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 2_000,
    query_timeout: answerWithinMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: `-c search_path=${schema} -c statement_timeout=${answerWithinMs}`,
    application_name: 'auscult',
  })
  // An idle connection that breaks (server restart) is dropped by the pool; unheard, the event would end the process.
  pool.on('error', () => undefined)
  // The same for one that breaks while it is lent out: what waits on it fails by itself.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const presence = createPresence(url)
  const own = createLongWork(url, schema)
  const db = retryTransactions(drizzle(pool, { casing }))
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const { host } = new URL(url)
    throw new StartError(
      `PostgreSQL at ${host} does not answer (${error instanceof Error ? error.message : String(error)}). Check DATABASE_URL and that the server runs.`,
      { cause: error },
    )
  }

  return {
    db,
    migrationsSchema: schema,
    migrate: own.migrate,
    readOneMoment: own.readOneMoment,
    writeAtOnce: own.writeAtOnce,
    join: (whenAlone) => presence.join(whenAlone),
    jobStore: { db: { executeSql: (text, values) => pool.query(text, values) }, backend: 'postgres' },
    isUp: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    async close() {
      await presence.close()
      await pool.end()
    },
  }
}
