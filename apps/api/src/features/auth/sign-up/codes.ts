import { randomInt, timingSafeEqual } from 'node:crypto'
import { verificationCode } from '@auscult/contract/auth/limits.ts'
import type { Database } from '../../../parts/db/database.ts'
import type { AttemptLimit } from '../attempts.ts'
import { recordEvent } from '../audit-trail.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { findUserByEmail } from '../store.ts'
import { writeMail } from '../texts.ts'
import { type Registration, saveCode } from './registrations.ts'

type Place = { email: string; addressHash: string }

/**
 * Codes and notices to one address, known or not: as many as its owner needs for each network that asks, so that a stranger elsewhere
 * cannot use them up, and no more than the post box can bear in all.
 */
export function codeLimits(
  { secrets }: Pick<AuthDeps, 'secrets'>,
  { email, addressHash }: Place,
): Record<'gap' | 'hourly' | 'hourlyFromAll', AttemptLimit> {
  const who = secrets.hash('address', email)
  const from = `${who}:${addressHash}`
  return {
    gap: { key: `code-gap:${from}`, max: 1, windowSeconds: verificationCode.resendSeconds },
    hourly: { key: `code-hour:${from}`, max: 5, windowSeconds: 3_600 },
    hourlyFromAll: { key: `code-hour:${who}`, max: 10, windowSeconds: 3_600 },
  }
}

/** A new code of what `id` names, with the hash that is kept of it. */
export function drawCode(
  { clock, secrets }: Pick<AuthDeps, 'clock' | 'secrets'>,
  id: string,
): { code: number; codeHash: string; codeExpiresAt: Date } {
  const code = randomInt(100_000, 1_000_000)
  const codeExpiresAt = new Date(clock().getTime() + verificationCode.lifeMinutes * 60_000)
  return { code, codeHash: hashCode({ secrets }, id, code), codeExpiresAt }
}

/** Draws a code, stores its hash and writes the mail down, all in the caller's transaction. */
export async function sendCode(
  transaction: Database,
  deps: AuthDeps,
  { id, email, addressHash }: Pick<Registration, 'id' | 'email' | 'addressHash'>,
): Promise<void> {
  const { code, codeHash, codeExpiresAt } = drawCode(deps, id)
  await saveCode(transaction, { id, codeHash, codeExpiresAt, addressHash })
  await deps.outbox.enqueue(transaction, {
    userId: null,
    to: email,
    ...writeMail('code', {
      code: String(code),
      minutes: String(verificationCode.lifeMinutes),
      publicUrl: deps.publicUrl,
    }),
  })
}

/** Sends a registration another code, unless its address has got an account: then there is nothing to verify. */
export async function sendCodeAgain(
  deps: AuthDeps,
  { id, email }: Pick<Registration, 'id' | 'email'>,
  addressHash: string,
): Promise<void> {
  await deps.db.transaction(async (transaction) => {
    if ((await findUserByEmail(transaction, email)) !== undefined) return
    await sendCode(transaction, deps, { id, email, addressHash })
    const at = deps.clock()
    await recordEvent(transaction, { event: 'code-sent', at, userId: id, addressHash })
  })
  deps.outbox.nudge()
}

/** Keyed and bound to what it is for: neither a table of all codes nor another row helps a reader of the database. */
function hashCode({ secrets }: Pick<AuthDeps, 'secrets'>, id: string, code: number): string {
  return secrets.hash('code', `${id}:${code}`)
}

export function isCode(
  deps: Pick<AuthDeps, 'secrets'>,
  stored: { id: string; codeHash: string },
  code: number,
): boolean {
  return timingSafeEqual(Buffer.from(stored.codeHash), Buffer.from(hashCode(deps, stored.id, code)))
}
