import { recordEvent } from '../features/auth/audit-trail.ts'
import { decideVerification } from '../features/profile/verification/decide.ts'
import { CommandError } from './command-error.ts'
import type { AdminDeps, DecisionCommand } from './commands.ts'
import { getUser } from './get-user.ts'

/** Decides for a doctor who waits and writes it to the audit trail, both or neither. Throws `CommandError` where they do not wait. */
export async function decideForDoctor(deps: AdminDeps, command: DecisionCommand): Promise<string> {
  const doctor = await getUser(deps.db, command.email)
  const isApproved = command.name === 'verifications approve'
  const decision = isApproved
    ? ({ decision: 'approved', reason: null } as const)
    : ({ decision: 'refused', reason: command.reason } as const)
  // One moment in both, by which the trail finds the decision again.
  const at = deps.clock()
  await deps.db.transaction(async (transaction) => {
    if (!(await decideVerification(transaction, { ...deps, clock: () => at }, { doctor, ...decision })))
      throw new CommandError(`${doctor.email} does not wait for verification.`)
    const event = isApproved ? 'verification-approved' : 'verification-refused'
    await recordEvent(transaction, { event, at, userId: doctor.id })
  })
  await deps.outbox.flush()
  return isApproved
    ? `${doctor.email} is a verified doctor now.`
    : `${doctor.email} was refused and told why.`
}
