import { recordEvent, type SecurityEvent } from '../features/auth/audit-trail.ts'
import { unlock } from '../features/auth/log-in/log-in-limits.ts'
import { deleteUser, setDisabled, setOperator, type User } from '../features/auth/store.ts'
import { removePhotosOf } from '../features/photo/store.ts'
import { vouchForDoctor } from '../features/profile/verification/decide.ts'
import type { Database } from '../parts/db/database.ts'
import { lockUser } from '../parts/db/lock-user.ts'
import { CommandError } from './command-error.ts'
import type { AccountCommand, AdminDeps } from './commands.ts'
import { getUser } from './get-user.ts'

/** Does one thing to an account and writes it to the audit trail, both or neither. Throws `CommandError`. */
export async function changeAccount(deps: AdminDeps, command: AccountCommand): Promise<string> {
  const user = await getUser(deps.db, command.email)
  if (command.name === 'delete' && !command.yes)
    throw new CommandError(
      `This deletes ${user.email} with all that is kept of it, for ever. Say it with --yes.`,
    )
  if (command.name === 'token' && user.disabledAt !== null)
    throw new CommandError(`${user.email} is disabled: no token would open anything.`)
  if (command.name === 'verify' && user.type === 'Student')
    throw new CommandError(`${user.email} is a student: only doctors are verified.`)
  const said = await deps.db.transaction(async (transaction) => {
    await lockUser(transaction, user.id)
    const { event, said: words } = await change(transaction, deps, { user, command })
    await recordEvent(transaction, { event, at: deps.clock(), userId: user.id })
    // What waits for them is about an account that is gone; files know no transaction, so this comes last.
    if (command.name === 'delete') await deps.outbox.forget(transaction, user.email)
    return words
  })
  if (command.name === 'verify') await deps.outbox.flush()
  return said
}

async function change(
  transaction: Database,
  deps: AdminDeps,
  { user, command }: { user: User; command: AccountCommand },
): Promise<{ event: SecurityEvent; said: string }> {
  const { clock, secrets, sessions } = deps
  const { id, email } = user
  switch (command.name) {
    case 'token':
      return {
        event: 'token-issued-by-operator',
        said: await sessions.start(transaction, id, { ttlSeconds: command.ttl }),
      }
    case 'verify':
      await vouchForDoctor(transaction, deps, user)
      return { event: 'activated-by-operator', said: `${email} is Active now (was ${user.status}).` }
    case 'operator':
      await setOperator(transaction, id, !command.off)
      return command.off
        ? { event: 'unmade-operator', said: `${email} is no operator any more.` }
        : { event: 'made-operator', said: `${email} may call what operators may.` }
    case 'unlock':
      await unlock(transaction, { secrets }, email)
      return { event: 'unlocked-by-operator', said: `${email} can log in again.` }
    case 'end-sessions':
      await sessions.endAll(transaction, id)
      return { event: 'sessions-ended-by-operator', said: `${email} is logged out everywhere.` }
    case 'disable':
      await setDisabled(transaction, id, clock())
      await sessions.endAll(transaction, id)
      return { event: 'disabled-by-operator', said: `${email} is logged out and cannot log in.` }
    case 'enable':
      await setDisabled(transaction, id, null)
      return { event: 'enabled-by-operator', said: `${email} can log in again.` }
    case 'delete':
      break
  }
  await removePhotosOf(transaction, id)
  await deleteUser(transaction, id)
  return { event: 'deleted-by-operator', said: `${email} is deleted.` }
}
