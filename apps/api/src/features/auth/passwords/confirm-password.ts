import { requireRoom } from '../attempts.ts'
import type { AuthDeps } from '../auth-deps.ts'
import type { SecurityEvent } from '../audit-trail.ts'
import { countFailure, failureLimits } from '../log-in/log-in-limits.ts'
import { findAccount, type User } from '../store.ts'
import { refusal } from '../texts.ts'

type Confirmation = { password: string; addressHash: string; refused: SecurityEvent }

/**
 * Throws unless the password is the owner's. A wrong one counts like a failed log-in, so that somebody at an unlocked screen has no more
 * guesses here than there. It answers 400: a 401 would log the owner out.
 */
export async function confirmPassword(
  deps: AuthDeps,
  owner: User,
  { password, addressHash, refused }: Confirmation,
): Promise<void> {
  const { db, clock, passwords } = deps
  const account = await findAccount(db, owner.email, addressHash)
  const isKnownAddress = account?.isKnownAddress ?? false
  const limits = failureLimits(deps, { email: owner.email, addressHash, isKnownAddress })
  await requireRoom(db, clock(), limits, 'too-many-log-ins')
  if (!(await passwords.isRight(password, owner.passwordHash, addressHash))) {
    await countFailure(deps, limits, { event: refused, userId: owner.id, addressHash })
    throw refusal('bad-request', 'current-password-wrong')
  }
  await requireRoom(db, clock(), limits, 'too-many-log-ins')
}
