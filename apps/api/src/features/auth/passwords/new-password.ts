import type { Database } from '../../../parts/db/database.ts'
import { forgetAttempts } from '../attempts.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { failureLimits } from '../log-in/log-in-limits.ts'
import { unlinkIdentities } from '../providers/sign-in-store.ts'
import { forgetEmailChange } from '../email-change/email-changes.ts'
import { forgetResetLink } from './reset-links.ts'
import { recordEvent, type SecurityEvent } from '../audit-trail.ts'
import { forgetKnownAddresses, rememberAddress, setPasswordHash, type User } from '../store.ts'
import { writeMail } from '../texts.ts'

type NewPassword = { passwordHash: string; event: SecurityEvent; addressHash: string }

/**
 * What every new password brings with it, in the caller's transaction that holds the user's row: all sessions end, links and changes of
 * the address under way die, and the owner is told, because it may not have been the owner. All addresses count as strange again but this one: strangers
 * who have failed elsewhere do not keep its owner from logging in with the new password.
 */
export async function replacePassword(
  transaction: Database,
  deps: AuthDeps,
  user: User,
  { passwordHash, event, addressHash }: NewPassword,
): Promise<void> {
  const { publicUrl } = deps
  const at = deps.clock()
  await setPasswordHash(transaction, user.id, passwordHash)
  await deps.sessions.endAll(transaction, user.id)
  await forgetResetLink(transaction, user.id)
  await forgetEmailChange(transaction, user.id)
  await forgetKnownAddresses(transaction, user.id)
  // Whoever resets may have been robbed, and the mailbox is theirs: a provider's sign-in is tied again by its address, with a mail.
  if (event === 'password-reset') await unlinkIdentities(transaction, user.id)
  await rememberAddress(transaction, { userId: user.id, addressHash, lastSeenAt: at })
  const [pair] = failureLimits(deps, { email: user.email, addressHash, isKnownAddress: true })
  if (pair !== undefined) await forgetAttempts(transaction, pair.key)
  await recordEvent(transaction, { event, at, userId: user.id, addressHash })
  await deps.notifier.notify(transaction, { userId: user.id, kind: 'password-changed' })
  await deps.outbox.enqueue(transaction, {
    userId: user.id,
    to: user.email,
    ...writeMail('passwordChanged', {
      name: user.name,
      at: at.toISOString().slice(0, 16).replace('T', ' '),
      forgotUrl: `${publicUrl}/forgot-password`,
      publicUrl,
    }),
  })
}
