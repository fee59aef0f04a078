import { verificationCode } from '@auscult/contract/auth/limits.ts'
import type { Database } from '../../../parts/db/database.ts'
import { requireAttempt } from '../attempts.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { mailLimit } from '../network-limits.ts'
import { codeLimits, drawCode, isCode } from '../sign-up/codes.ts'
import { writeMail } from '../texts.ts'

/** Counts a code against the same limits as those of sign-up, for every address alike. Throws 429. */
export async function requireMayMailCode(
  deps: AuthDeps,
  place: { email: string; addressHash: string },
): Promise<void> {
  const { db, clock } = deps
  const { gap, hourly, hourlyFromAll } = codeLimits(deps, place)
  for (const limit of [gap, hourly, hourlyFromAll]) {
    // oxlint-disable-next-line no-await-in-loop -- what the first refuses is not counted by the next
    await requireAttempt(db, clock(), limit, 'too-many-codes')
  }
  await requireAttempt(db, clock(), mailLimit(deps, place.addressHash), 'too-many-mails')
}

type Change = { userId: string; email: string }

/** Bound to the account and to the address. */
const boundTo = ({ userId, email }: Change) => `${userId}:${email}`

export function drawChangeCode(deps: Pick<AuthDeps, 'clock' | 'secrets'>, change: Change) {
  return drawCode(deps, boundTo(change))
}

export function isChangeCode(
  deps: Pick<AuthDeps, 'secrets'>,
  change: Change & { codeHash: string },
  code: number,
): boolean {
  return isCode(deps, { id: boundTo(change), codeHash: change.codeHash }, code)
}

/** Without a name: the address is nobody's yet. */
export async function mailCode(
  transaction: Database,
  { outbox, publicUrl }: AuthDeps,
  { userId, email, code }: Change & { code: number },
): Promise<void> {
  const values = { code: String(code), minutes: String(verificationCode.lifeMinutes), publicUrl }
  await outbox.enqueue(transaction, { userId, to: email, ...writeMail('emailChangeCode', values) })
}
