import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PGlite, type PGliteInterface, type Transaction } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import { hasCode, StartError } from '../start-error.ts'
import { casing, type DatabasePart, type Statement } from './database.ts'
import { keepPlans } from './keep-plans.ts'
import { migrateWith } from './migrations.ts'

const vacuumEveryMs = 10 * 60_000

const migrationsSchema = 'drizzle'

/** PGlite's own 128 MB are taken in full at the start. What is not held in these the system keeps of the files. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

/**
 * The embedded default. It holds one connection, so a query blocks the others, and it never calls fsync: it survives a killed
 * process, not a power cut. Throws `StartError` when another process has the folder, or where PGlite cannot read it.
 */
export async function openPglite(folder: string): Promise<DatabasePart> {
  const release = lock(folder)
  if (isTorn(folder)) {
    release()
    throw new StartError(
      `The database in ${folder} is not whole: it has files, and none that says its version. Restore the folder from a backup, or move it away to begin with an empty one.`,
    )
  }
  try {
    const client = await PGlite.create({ dataDir: folder, relaxedDurability: false, startParams })
    return presentPglite(client, release)
  } catch (error) {
    release()
    throw new StartError(
      `The database in ${folder} could not be opened (${error instanceof Error ? error.message : String(error)}). Restore the folder from a backup, or move it away to begin with an empty one.`,
      { cause: error },
    )
  }
}

/** A copy that was broken off looks like a new folder to PGlite, which would begin an empty database in it. */
function isTorn(folder: string): boolean {
  return readdirSync(folder).length > 0 && !existsSync(join(folder, 'PG_VERSION'))
}

/** A PGlite that is open already, wherever it keeps its rows; `release` is called after it is closed. */
export function presentPglite(client: PGlite, release: () => void = () => undefined): DatabasePart {
  // The library of jobs gets what it was written for.
  const plain = {
    query: client.query.bind(client),
    exec: client.exec.bind(client),
    listen: client.listen.bind(client),
  }
  keepPlans(client)
  const db = drizzle(client, { casing })
  // PGlite has no autovacuum; without this the planner's statistics and dead rows would age for ever.
  const vacuum = setInterval(() => void client.exec('vacuum analyze').catch(() => undefined), vacuumEveryMs)
  vacuum.unref()

  return {
    db,
    migrationsSchema,
    migrate: (beforeChange) =>
      migrateWith(statementIn(client), migrationsSchema, {
        beforeChange,
        inTransaction: (work) => client.transaction((transaction) => work(statementIn(transaction))),
      }),
    readOneMoment: (read) =>
      client.transaction(async (transaction) => {
        await transaction.exec('set transaction isolation level repeatable read, read only')
        return read(statementIn(transaction))
      }),
    writeAtOnce: (write) => client.transaction((transaction) => write(statementIn(transaction))),
    // The lock on its folder has kept every other server away.
    join: async (whenAlone) => void (await whenAlone()),
    jobStore: { db: fromPglite(plain), backend: 'pglite' },
    isUp: () =>
      client.query('select 1').then(
        () => true,
        () => false,
      ),
    async close() {
      clearInterval(vacuum)
      if (!client.closed) await client.close()
      release()
    },
  }
}

function statementIn(transaction: Pick<PGliteInterface | Transaction, 'query'>): Statement {
  return async <Row>(text: string, values: readonly unknown[] = []) =>
    (await transaction.query<Row>(text, [...values])).rows
}

/**
 * A second process on the same folder would not be refused by PGlite and would lose rows. SQLite's exclusive lock is let go by
 * the system when the process ends, however it ends, so no stale lock is left behind.
 */
function lock(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = new DatabaseSync(join(dirname(folder), 'db.lock'))
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    file.close()
    if (!hasCode(error, 'ERR_SQLITE_ERROR')) throw error
    throw new StartError(
      `The data folder ${dirname(folder)} is in use by another process. Stop that one, or start this one with another DATA_DIR and PORT.`,
      { cause: error },
    )
  }
  return () => file.close()
}
