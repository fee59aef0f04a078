import type { getProfile as operation } from '@auscult/contract/people/profile.ts'
import { notSignedIn } from '../../http/errors.ts'
import type { Call } from '../../http/mount.ts'
import { presentOwnProfile } from './present-profile.ts'
import type { ProfileDeps } from './profile-deps.ts'
import { findOwnProfile } from './store.ts'

export async function getProfile(deps: ProfileDeps, { user }: Pick<Call<typeof operation>, 'user'>) {
  const own = await findOwnProfile(deps.db, user.id)
  if (own === undefined) throw notSignedIn()
  return { data: await presentOwnProfile(deps, own) }
}
