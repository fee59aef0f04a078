import type { Database } from '../../parts/db/database.ts'
import type { InviteDeps } from './invite-deps.ts'
import { dayMs } from './send-invite.ts'
import { listInviters } from './store.ts'

/** How long an invite stands: who opens an account later is offered no connection for it. */
export const offeredForMs = 90 * dayMs
const mostOffered = 20

/** Whom a newcomer is to be offered as colleagues: those who invited their address. */
export async function findInviters(
  db: Database,
  { clock, secrets }: Pick<InviteDeps, 'clock' | 'secrets'>,
  email: string,
): Promise<string[]> {
  const since = new Date(clock().getTime() - offeredForMs)
  return listInviters(db, { emailHash: secrets.hash('invite', email), since }, mostOffered)
}
