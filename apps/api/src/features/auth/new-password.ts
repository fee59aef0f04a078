import type { Database } from '../../parts/db/database.ts'
import type { AuthDeps } from './auth-deps.ts'
import { forgetResetLink } from './reset-links.ts'
import { forgetKnownAddresses, recordEvent, type SecurityEvent, setPasswordHash, type User } from './store.ts'
import { writeMail } from './texts.ts'

type NewPassword = { passwordHash: string; event: SecurityEvent; addressHash: string }

/**
 * What every new password brings with it, in the caller's transaction: all sessions end, links under way die, addresses count as
 * strange again, and the owner is told, because it may not have been the owner.
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
  await forgetKnownAddresses(transaction, user.id)
  await recordEvent(transaction, { event, at, userId: user.id, addressHash })
  await deps.outbox.enqueue(transaction, {
    to: user.email,
    ...writeMail('passwordChanged', {
      name: user.name,
      at: at.toISOString().slice(0, 16).replace('T', ' '),
      forgotUrl: `${publicUrl}/forgot-password`,
      publicUrl,
    }),
  })
}
