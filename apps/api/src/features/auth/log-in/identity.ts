import type { getIdentity as operation, Identity } from '@auscult/contract/auth/auth.ts'
import { notSignedIn } from '../../../http/errors.ts'
import type { Call } from '../../../http/mount.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { findUser, type User } from '../store.ts'

export async function getIdentity(deps: AuthDeps, { user }: Pick<Call<typeof operation>, 'user'>) {
  const [found, queryLimit] = await Promise.all([findUser(deps.db, user.id), deps.questionsLeft(user.id)])
  if (found === undefined) throw notSignedIn()
  return { data: [presentIdentity(found, { queryLimit, queryLimitPerMonth: deps.queryLimitPerMonth })] }
}

function presentIdentity(
  { id, name, email, type, status, profilePicture }: User,
  quota: Pick<Identity, 'queryLimit' | 'queryLimitPerMonth'>,
): Identity {
  return { _id: id, name, email, type, status, profilePicture, ...quota }
}
