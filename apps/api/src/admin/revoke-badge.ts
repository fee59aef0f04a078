import { recordEvent } from '../features/auth/audit-trail.ts'
import { revokeBadge as revoke } from '../features/profile/verification/decide.ts'
import { lockUser } from '../parts/db/lock-user.ts'
import { CommandError } from './command-error.ts'
import type { AdminDeps, RevocationCommand } from './commands.ts'
import { getUser } from './get-user.ts'

/** Takes a doctor's badge back and writes it to the audit trail, both or neither. Throws `CommandError` where there is none. */
export async function revokeBadge(deps: AdminDeps, { email, reason }: RevocationCommand): Promise<string> {
  const doctor = await getUser(deps.db, email)
  // One moment in both, by which the trail finds the decision again.
  const at = deps.clock()
  await deps.db.transaction(async (transaction) => {
    await lockUser(transaction, doctor.id)
    if (!(await revoke(transaction, deps, { doctor, reason, at })))
      throw new CommandError(`${doctor.email} has no badge.`)
    await recordEvent(transaction, { event: 'verification-revoked', at, userId: doctor.id })
  })
  await deps.outbox.flush()
  return `${doctor.email} has the badge no longer and was told why.`
}
