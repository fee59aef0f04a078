import { randomInt, timingSafeEqual } from 'node:crypto'
import { verificationCode } from '@auscult/contract/auth.ts'
import type { Database } from '../../../parts/db/database.ts'
import type { AttemptLimit } from '../attempts.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { saveCode, type User } from '../store.ts'
import { writeMail } from '../texts.ts'

/** Codes and notices to one address: by its hash, so that an unknown address is counted like a known one. */
export function codeLimits({ secrets }: AuthDeps, email: string): Record<'gap' | 'hourly', AttemptLimit> {
  const who = secrets.hash('address', email)
  return {
    gap: { key: `code-gap:${who}`, max: 1, windowSeconds: verificationCode.resendSeconds },
    hourly: { key: `code-hour:${who}`, max: 5, windowSeconds: 3_600 },
  }
}

/** Draws a code, stores its hash and writes the mail down, all in the caller's transaction. */
export async function sendCode(transaction: Database, deps: AuthDeps, user: User): Promise<void> {
  const code = randomInt(100_000, 1_000_000)
  const expiresAt = new Date(deps.clock().getTime() + verificationCode.lifeMinutes * 60_000)
  await saveCode(transaction, { userId: user.id, codeHash: hashCode(deps, user.id, code), expiresAt })
  await deps.outbox.enqueue(transaction, {
    to: user.email,
    ...writeMail('code', {
      name: user.name,
      code: String(code),
      minutes: String(verificationCode.lifeMinutes),
      publicUrl: deps.publicUrl,
    }),
  })
}

/** Keyed and bound to the user: neither a table of all codes nor another user's row helps a reader of the database. */
function hashCode({ secrets }: AuthDeps, userId: string, code: number): string {
  return secrets.hash('code', `${userId}:${code}`)
}

export function isCode(deps: AuthDeps, stored: { userId: string; codeHash: string }, code: number): boolean {
  return timingSafeEqual(Buffer.from(stored.codeHash), Buffer.from(hashCode(deps, stored.userId, code)))
}
