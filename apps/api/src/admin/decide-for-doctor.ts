import { recordEvent } from '../features/auth/audit-trail.ts'
import { decideVerification } from '../features/profile/verification/decide.ts'
import { entryIdOf, findWaiting } from '../features/profile/verification/store.ts'
import { lockUser } from '../parts/db/lock-user.ts'
import { CommandError } from './command-error.ts'
import type { AdminDeps, DecisionCommand } from './commands.ts'
import { getUser } from './get-user.ts'
import { describeEntry } from './print-verifications.ts'

/** Decides for a doctor who waits and writes it to the audit trail, both or neither. Throws `CommandError` where they do not wait. */
export async function decideForDoctor(deps: AdminDeps, command: DecisionCommand): Promise<string> {
  const doctor = await getUser(deps.db, command.email)
  const isApproved = command.name === 'verifications approve'
  const decision = isApproved
    ? ({ decision: 'approved', reason: null } as const)
    : ({ decision: 'refused', reason: command.reason } as const)
  // One moment in both, by which the trail finds the decision again.
  const at = deps.clock()
  const looked = await deps.db.transaction(async (transaction) => {
    await lockUser(transaction, doctor.id)
    const entry = await findWaiting(transaction, doctor.id)
    // What waits may have become another since the operator looked: a refusal or a withdrawal opens it, and it is entered anew.
    if (entry !== undefined && entryIdOf(entry) !== command.entry)
      throw new CommandError(
        `Nothing was decided: of ${doctor.email} another entry waits, ${entryIdOf(entry)}: ${describeEntry(entry)}`,
      )
    const decided = { ...deps, clock: () => at }
    if (entry === undefined || !(await decideVerification(transaction, decided, { doctor, ...decision })))
      throw new CommandError(`${doctor.email} does not wait for verification.`)
    const event = isApproved ? 'verification-approved' : 'verification-refused'
    await recordEvent(transaction, { event, at, userId: doctor.id })
    return describeEntry(entry)
  })
  await deps.outbox.flush()
  return isApproved
    ? `${doctor.email} is a verified doctor now: ${looked}`
    : `${doctor.email} was refused and told why: ${looked}`
}
