import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'

/** The database or an open transaction; stores take either and do not ask which. */
export type Database = PgDatabase<PgQueryResultHKT>

/** One statement of a long transaction; values go as the driver writes them. */
export type Statement = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>

/** One step of the schema, in the order in which they are applied: its statements, when it was made and the SHA-256 of its file. */
export type Migration = { name: string; statements: readonly string[]; madeAtMs: number; hash: string }

/** What is to be done before migrations change rows: a backup. Where it throws, nothing is applied. */
export type BeforeChange = (missing: readonly Migration[]) => Promise<void>

export type DatabasePart = {
  db: Database
  /** Where the table of applied migrations stands. */
  migrationsSchema: string
  /**
   * Applies what is missing, all or nothing; `beforeChange` comes first where there are rows. Two processes that start at once wait for
   * each other. Throws `StartError` where the database is newer than this release, or a migration fails.
   */
  migrate(beforeChange?: BeforeChange): Promise<void>
  /** Counts this process as a server on it. Does the work first where no other server is at work on it, and then keeps others waiting for it. */
  join(whenAlone: () => Promise<unknown>): Promise<void>
  /** Everything as it is at one moment, however long the reading takes. The embedded database answers nobody else meanwhile. */
  readOneMoment<Result>(read: (query: Statement) => Promise<Result>): Promise<Result>
  /** All or nothing, however long it takes: for work that no call waits for. */
  writeAtOnce<Result>(write: (query: Statement) => Promise<Result>): Promise<Result>
  /** How the job library reaches the same database. */
  jobStore: Pick<ConstructorOptions, 'db' | 'backend'>
  isUp(): Promise<boolean>
  close(): Promise<void>
}

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Column names are the snake case of the property names, here and in drizzle.config.ts. */
export const casing = 'snake_case' as const
