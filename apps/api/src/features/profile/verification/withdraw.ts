import type { withdrawVerification as operation } from '@auscult/contract/people/profile.ts'
import { notSignedIn } from '../../../http/errors.ts'
import type { Call } from '../../../http/mount.ts'
import { presentOwnProfile } from '../present-profile.ts'
import type { ProfileDeps } from '../profile-deps.ts'
import { refusal } from '../refusal.ts'
import { clearRegistrationNumber, findOwnProfile, lockOwnProfile } from '../store.ts'
import { keepDecision } from './store.ts'

/** The statement itself says that the number waits: of a withdrawal and a decision at once, one counts. */
export async function withdrawVerification(
  deps: ProfileDeps,
  { user: { id: userId } }: Pick<Call<typeof operation>, 'user'>,
) {
  const own = await deps.db.transaction(async (transaction) => {
    await lockOwnProfile(transaction, userId)
    const decided = { userId, decision: 'withdrawn', reason: null, decidedAt: deps.clock() } as const
    if (!(await keepDecision(transaction, decided))) throw refusal('notWaiting')
    await clearRegistrationNumber(transaction, userId)
    await deps.recordWithdrawal(transaction, userId)
    return findOwnProfile(transaction, userId)
  })
  if (own === undefined) throw notSignedIn()
  return { data: await presentOwnProfile(deps, own) }
}
