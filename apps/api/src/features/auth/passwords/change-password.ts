import type { changePassword as operation } from '@auscult/contract/auth/auth.ts'
import { notSignedIn } from '../../../http/errors.ts'
import type { Call } from '../../../http/mount.ts'
import { recordEvent } from '../audit-trail.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { confirmPassword } from './confirm-password.ts'
import { replacePassword } from './new-password.ts'
import { requireGoodPassword } from './passwords.ts'
import { findUser, lockPassword } from '../store.ts'
import { answers, refusal } from '../texts.ts'

/** The account is the session's. */
export async function changePassword(
  deps: AuthDeps,
  { body, user: caller, address }: Pick<Call<typeof operation>, 'body' | 'user' | 'address'>,
) {
  const { db, clock, secrets, passwords } = deps
  const addressHash = secrets.hash('address', address)
  const owner = await findUser(db, caller.id)
  if (owner === undefined) throw notSignedIn()
  const refused = { event: 'password-change-refused', userId: owner.id, addressHash } as const
  if (owner.email !== body.email) {
    await recordEvent(db, { ...refused, at: clock() })
    throw refusal('not-allowed', 'account-not-own')
  }
  requireGoodPassword(body.password, owner)

  await confirmPassword(deps, owner, {
    password: body.currentPassword,
    addressHash,
    refused: 'password-change-refused',
  })
  const passwordHash = await passwords.hash(body.password, addressHash)
  await db.transaction(async (transaction) => {
    if (!(await lockPassword(transaction, owner))) {
      throw refusal('bad-request', 'current-password-wrong')
    }
    await replacePassword(transaction, deps, owner, { passwordHash, event: 'password-changed', addressHash })
  })
  deps.outbox.nudge()
  return { statusCode: 200, message: answers.passwordChanged }
}
