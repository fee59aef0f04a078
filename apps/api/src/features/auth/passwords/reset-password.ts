import type { resetPassword as operation } from '@auscult/contract/auth/auth.ts'
import type { Call } from '../../../http/mount.ts'
import { requireRoom } from '../attempts.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { replacePassword } from './new-password.ts'
import { countRefusal, refusalLimit } from '../network-limits.ts'
import { withMinimumDuration } from '../minimum-duration.ts'
import { requireGoodPassword } from './passwords.ts'
import { isResetLink, redeemResetLink } from './reset-links.ts'
import { lockUser } from '../../../parts/db/lock-user.ts'
import { findUserByEmail, type User } from '../store.ts'
import { answers, refusal } from '../texts.ts'

const floorMs = 100

/**
 * One refusal for a wrong, expired, used or replaced token, another account's token and an unknown address.
 */
export async function resetPassword(
  deps: AuthDeps,
  { body, address }: Pick<Call<typeof operation>, 'body' | 'address'>,
) {
  requireGoodPassword(body.password, body)
  const addressHash = deps.secrets.hash('address', address)

  return withMinimumDuration(floorMs, async () => {
    await requireRoom(deps.db, deps.clock(), [refusalLimit(addressHash)], 'too-many-tries')
    const user = await findUserByEmail(deps.db, body.email)
    const isDone = user !== undefined && (await redeem(deps, user, { ...body, addressHash }))
    if (!isDone) {
      await countRefusal(deps, { event: 'reset-refused', userId: user?.id, addressHash })
      throw refusal('bad-request', 'link-not-valid')
    }
    deps.outbox.nudge()
    return { statusCode: 200, message: answers.resetDone }
  })
}

type Reset = { password: string; token: string; addressHash: string }

async function redeem(deps: AuthDeps, user: User, { password, token, addressHash }: Reset): Promise<boolean> {
  // Hashing is dear; a stranger's guess does not get that far.
  if (!(await isResetLink(deps, user.id, token))) return false
  // Only who holds the link learns that the name is the account's.
  requireGoodPassword(password, user)
  const passwordHash = await deps.passwords.hash(password, addressHash)
  return deps.db.transaction(async (transaction) => {
    await lockUser(transaction, user.id)
    if (!(await redeemResetLink(transaction, deps, user.id, token))) return false
    await replacePassword(transaction, deps, user, { passwordHash, event: 'password-reset', addressHash })
    return true
  })
}
