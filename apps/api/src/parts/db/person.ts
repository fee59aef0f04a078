import type { PgColumn } from 'drizzle-orm/pg-core'

type PersonColumn = 'id' | 'name' | 'type' | 'status' | 'profilePicture'

/** The columns of `PersonInfo` of the contract, of `users` or an alias of it. */
export function personColumns<Table extends Record<PersonColumn, PgColumn>>(table: Table) {
  const { id, name, type, status, profilePicture }: Pick<Table, PersonColumn> = table
  return { _id: id, name, type, status, profilePicture }
}
