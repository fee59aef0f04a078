import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

type PersonColumn = 'id' | 'name' | 'type' | 'status' | 'profilePicture'

/** The columns of `PersonInfo` of the contract, of `users` or an alias of it. */
export function personColumns<Table extends Record<PersonColumn, PgColumn>>(table: Table) {
  const { id, name, type, status, profilePicture }: Pick<Table, PersonColumn> = table
  return { _id: id, name, type, status, profilePicture }
}

/** What somebody is called now, as a value to be kept with what they do. */
export const nameNow = (userId: string) =>
  sql<string>`(select ${users.name} from ${users} where ${users.id} = ${userId}::uuid)`

/** What was kept of a name; the present one in rows from before it was kept. */
export const nameThen = (kept: PgColumn, now: PgColumn) => sql<string>`coalesce(${kept}, ${now})`
