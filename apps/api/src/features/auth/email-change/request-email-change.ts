import type { requestEmailChange as operation } from '@auscult/contract/auth/email-change.ts'
import { notSignedIn } from '../../../http/errors.ts'
import type { Call } from '../../../http/mount.ts'
import type { Database } from '../../../parts/db/database.ts'
import { requireAttempt } from '../attempts.ts'
import { recordEvent } from '../audit-trail.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { withMinimumDuration } from '../minimum-duration.ts'
import { confirmPassword } from '../passwords/confirm-password.ts'
import { findUser, findUserByEmail, lockPassword, type User } from '../store.ts'
import { answers, refusal, writeMail } from '../texts.ts'
import { drawChangeCode, mailCode, requireMayMailCode } from './change-codes.ts'
import { saveEmailChange } from './email-changes.ts'

const floorMs = 100
/** Each mails the owner, too. */
const perHour = 5

/**
 * The account is the session's, after its password. The same answer, after the same time, whether the address is free or has an account:
 * the one gets a code, the owner of the other a word. The present address is told in both cases.
 */
export async function requestEmailChange(
  deps: AuthDeps,
  { body, user: caller, address }: Pick<Call<typeof operation>, 'body' | 'user' | 'address'>,
) {
  const { db, clock, secrets } = deps
  const addressHash = secrets.hash('address', address)
  const owner = await findUser(db, caller.id)
  if (owner === undefined) throw notSignedIn()
  if (owner.passwordHash === null) throw refusal('bad-request', 'password-not-set')
  if (owner.email === body.email) throw refusal('bad-request', 'email-same')
  await confirmPassword(deps, owner, {
    password: body.currentPassword,
    addressHash,
    refused: 'email-change-refused',
  })

  return withMinimumDuration(floorMs, async () => {
    const now = clock()
    const own = { key: `email-change:${owner.id}`, max: perHour, windowSeconds: 3_600 }
    await requireAttempt(db, now, own, 'too-many-codes')
    await requireMayMailCode(deps, { email: body.email, addressHash })
    await db.transaction(async (transaction) => {
      if (!(await lockPassword(transaction, owner))) throw refusal('bad-request', 'current-password-wrong')
      await writeDown(transaction, deps, owner, body.email)
      const event = 'email-change-requested'
      await recordEvent(transaction, { event, at: now, userId: owner.id, addressHash })
    })
    deps.outbox.nudge()
    return { statusCode: 200, message: answers.emailChangeRequested }
  })
}

/** An address that has an account gets no code, so that none can open it. */
async function writeDown(transaction: Database, deps: AuthDeps, owner: User, email: string): Promise<void> {
  const { clock, outbox, publicUrl } = deps
  const { code, codeHash, codeExpiresAt } = drawChangeCode(deps, { userId: owner.id, email })
  const holder = await findUserByEmail(transaction, email)
  await saveEmailChange(transaction, {
    userId: owner.id,
    email,
    createdAt: clock(),
    codeHash: holder === undefined ? codeHash : null,
    codeExpiresAt,
  })
  if (holder === undefined) await mailCode(transaction, deps, { userId: owner.id, email, code })
  else {
    const values = { name: holder.name, logInUrl: `${publicUrl}/login`, publicUrl }
    const mail = writeMail('addressInUse', values)
    await outbox.enqueue(transaction, { userId: holder.id, to: holder.email, ...mail })
  }
  await outbox.enqueue(transaction, {
    userId: owner.id,
    to: owner.email,
    ...writeMail('emailChangeRequested', {
      name: owner.name,
      email,
      at: clock().toISOString().slice(0, 16).replace('T', ' '),
      forgotUrl: `${publicUrl}/forgot-password`,
      publicUrl,
    }),
  })
}
