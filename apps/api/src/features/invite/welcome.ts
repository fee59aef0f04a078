import type { Database } from '../../parts/db/database.ts'
import type { InviteDeps } from './invite-deps.ts'
import { dayMs } from './send-invite.ts'
import { findAddress, hasInvited, listInviters } from './store.ts'

/** How long an invite stands: who opens an account later is offered no connection for it. */
export const offeredForMs = 90 * dayMs
const mostOffered = 20

type Deps = Pick<InviteDeps, 'clock' | 'secrets'>

/** Whether somebody has invited the address that an account has now, while the invite stands. */
export async function hasInvitedUser(
  db: Database,
  { clock, secrets }: Deps,
  { senderId, userId }: { senderId: string; userId: string },
): Promise<boolean> {
  const address = await findAddress(db, userId)
  if (address === undefined) return false
  const emailHash = secrets.hash('invite', address)
  return hasInvited(db, { senderId, emailHash, since: new Date(clock().getTime() - offeredForMs) })
}

/** Whom a newcomer is to be offered as colleagues: those who invited their address. */
export async function findInviters(db: Database, { clock, secrets }: Deps, email: string): Promise<string[]> {
  const since = new Date(clock().getTime() - offeredForMs)
  return listInviters(db, { emailHash: secrets.hash('invite', email), since }, mostOffered)
}
