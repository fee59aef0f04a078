import { findUserByEmail, type User } from '../features/auth/store.ts'
import type { Database } from '../parts/db/database.ts'
import { CommandError } from './command-error.ts'

/** Throws `CommandError`. */
export async function getUser(db: Database, email: string): Promise<User> {
  const user = await findUserByEmail(db, email)
  if (user === undefined) throw new CommandError(`There is no account with the address ${email}.`)
  return user
}
