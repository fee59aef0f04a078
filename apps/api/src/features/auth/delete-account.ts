import type { deleteAccount as operation } from '@auscult/contract/account/settings.ts'
import { notSignedIn } from '../../http/errors.ts'
import type { Call } from '../../http/mount.ts'
import type { Database } from '../../parts/db/database.ts'
import { recordEvent } from './audit-trail.ts'
import type { AuthDeps } from './auth-deps.ts'
import { confirmPassword } from './passwords/confirm-password.ts'
import { deleteUser, findUser, lockPassword } from './store.ts'
import { answers, refusal, writeMail } from './texts.ts'

/**
 * The session's own account, after its password. One statement takes every row that leads to the user; `beforeDeletion` does for all
 * features what rows alone do not. The audit trail keeps that it happened.
 */
export async function deleteAccount(
  deps: AuthDeps,
  beforeDeletion: (transaction: Database, userId: string) => Promise<void>,
  { body, user: caller, address }: Pick<Call<typeof operation>, 'body' | 'user' | 'address'>,
) {
  const { db, clock, secrets, publicUrl } = deps
  const owner = await findUser(db, caller.id)
  if (owner === undefined) throw notSignedIn()
  if (owner.passwordHash === null) throw refusal('bad-request', 'password-not-set')
  const addressHash = secrets.hash('address', address)
  await confirmPassword(deps, owner, {
    password: body.password,
    addressHash,
    refused: 'account-deletion-refused',
  })

  await db.transaction(async (transaction) => {
    if (!(await lockPassword(transaction, owner))) throw refusal('bad-request', 'current-password-wrong')
    await beforeDeletion(transaction, owner.id)
    await deleteUser(transaction, owner.id)
    const at = clock()
    await recordEvent(transaction, { event: 'account-deleted', at, userId: owner.id, addressHash })
    await deps.outbox.forget(transaction, owner.email)
    await deps.outbox.enqueue(transaction, {
      userId: null,
      to: owner.email,
      ...writeMail('accountDeleted', {
        name: owner.name,
        at: at.toISOString().slice(0, 16).replace('T', ' '),
        publicUrl,
      }),
    })
  })
  deps.outbox.nudge()
  return { statusCode: 200, message: answers.accountDeleted }
}
