import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'

/** The database or an open transaction; stores take either and do not ask which. */
export type Database = PgDatabase<PgQueryResultHKT>

export type DatabasePart = {
  db: Database
  /** Applies what is missing. Two processes that start at once wait for each other. */
  migrate(): Promise<void>
  /** Counts this process as a server on it. Does the work first where no other server is at work on it, and then keeps others waiting for it. */
  join(whenAlone: () => Promise<unknown>): Promise<void>
  /** How the job library reaches the same database. */
  jobStore: Pick<ConstructorOptions, 'db' | 'backend'>
  isUp(): Promise<boolean>
  close(): Promise<void>
}

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Column names are the snake case of the property names, here and in drizzle.config.ts. */
export const casing = 'snake_case' as const

export const plannedAnew = '/* planned anew */'

/**
 * Stands in a statement whose best plan depends on its values, such as the words of a search: one plan for all of them may take a hundred
 * times as long.
 */
export const planAnew = sql.raw(plannedAnew)
