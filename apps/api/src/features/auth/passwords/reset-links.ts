import { randomBytes } from 'node:crypto'
import { resetLink } from '@auscult/contract/auth/limits.ts'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../../../parts/db/database.ts'
import type { AuthDeps } from '../auth-deps.ts'
import type { User } from '../store.ts'
import { passwordResets } from '../tables.ts'
import { writeMail } from '../texts.ts'

const tokenBytes = 32

/** Draws a token, stores its hash in the place of an older one and writes the mail down, all in the caller's transaction. */
export async function sendResetLink(transaction: Database, deps: AuthDeps, user: User): Promise<void> {
  const token = randomBytes(tokenBytes).toString('base64url')
  const tokenHash = hashToken(deps, user.id, token)
  const expiresAt = new Date(deps.clock().getTime() + resetLink.lifeMinutes * 60_000)
  await transaction
    .insert(passwordResets)
    .values({ userId: user.id, tokenHash, expiresAt })
    .onConflictDoUpdate({ target: passwordResets.userId, set: { tokenHash, expiresAt } })
  const { publicUrl } = deps
  // The configured address only: a link built from the request's Host would hand the token to whoever chose that host.
  const resetUrl = `${publicUrl}/reset-password?${new URLSearchParams({ email: user.email, token }).toString()}`
  await deps.outbox.enqueue(transaction, {
    userId: user.id,
    to: user.email,
    ...writeMail('reset', { name: user.name, resetUrl, minutes: String(resetLink.lifeMinutes), publicUrl }),
  })
}

/** Whether the token is the account's newest and still alive. It stays so: `redeemResetLink` is what uses it up. */
export async function isResetLink(deps: AuthDeps, userId: string, token: string): Promise<boolean> {
  const rows = await deps.db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(matching(deps, userId, token))
  return rows.length > 0
}

/** Uses the token up; false where somebody else just did, or a newer one took its place. Call it in a transaction. */
export async function redeemResetLink(
  transaction: Database,
  deps: AuthDeps,
  userId: string,
  token: string,
): Promise<boolean> {
  const redeemed = await transaction
    .delete(passwordResets)
    .where(matching(deps, userId, token))
    .returning({ userId: passwordResets.userId })
  return redeemed.length > 0
}

export async function forgetResetLink(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(passwordResets).where(eq(passwordResets.userId, userId))
}

export async function forgetOldResetLinks(db: Database, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
}

function matching(deps: AuthDeps, userId: string, token: string) {
  return and(
    eq(passwordResets.userId, userId),
    eq(passwordResets.tokenHash, hashToken(deps, userId, token)),
    gt(passwordResets.expiresAt, deps.clock()),
  )
}

/** Keyed and bound to the user: another account's row, or the table read by a thief, opens nothing. */
function hashToken({ secrets }: AuthDeps, userId: string, token: string): string {
  return secrets.hash('reset', `${userId}:${token}`)
}
