import type { Relation } from '@auscult/contract/people/people.ts'
import type { Clock } from '../../parts/clock.ts'
import type { Database } from '../../parts/db/database.ts'
import type { ReferenceLists } from '../../parts/reference-lists.ts'

/** What two people are to each other, and the request that waits between them. */
export type Standing = { relation: Relation; requestId: string | null }

export type ProfileDeps = {
  db: Database
  clock: Clock
  lists: ReferenceLists
  /** What the caller is to each of the others; who is not in the map is a stranger. */
  findStandings: (db: Database, userId: string, otherIds: readonly string[]) => Promise<Map<string, Standing>>
  /** Whether somebody has invited the address of a user, as long as that counts. */
  hasInvited(db: Database, invite: { senderId: string; userId: string }): Promise<boolean>
  /** Whether the key is that of a picture the user has sent a short while ago. */
  isOwnPhoto(db: Database, userId: string, key: string): Promise<boolean>
  /** Writes to the audit trail that a number was withdrawn. */
  recordWithdrawal(transaction: Database, userId: string): Promise<void>
  /** Once, in the transaction in which somebody tells for the first time who they are. */
  welcome(transaction: Database, user: { id: string; email: string }): Promise<void>
}
