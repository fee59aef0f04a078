import type {
  downloadPhoto as operation,
  getDownloadUrl as urlOperation,
} from '@auscult/contract/people/photo.ts'
import { validate } from 'uuid'
import type { Call } from '../../http/mount.ts'
import { type PhotoDeps, storageKeyOf } from './photo-deps.ts'
import { refusal } from './refusal.ts'
import { findStored } from './store.ts'

/** Throws 404 for a key that is neither the caller's own nor the picture of a profile they may see; nothing tells these apart. */
async function requireSeen(deps: PhotoDeps, callerId: string, key: string): Promise<void> {
  const photo = validate(key) ? await findStored(deps.db, key) : undefined
  const isSeen =
    photo !== undefined &&
    (photo.userId === callerId || (photo.isShown && (await deps.maySee(deps.db, callerId, photo.userId))))
  if (!isSeen) throw refusal('not-found', 'photo-not-found')
}

export async function getDownloadUrl(
  deps: PhotoDeps,
  { query: { key }, user }: Pick<Call<typeof urlOperation>, 'query' | 'user'>,
) {
  await requireSeen(deps, user.id, key)
  return { data: { downloadUrl: `/api/s3/photo/${key}` } }
}

export async function downloadPhoto(
  deps: PhotoDeps,
  { params: { key }, user }: Pick<Call<typeof operation>, 'params' | 'user'>,
) {
  await requireSeen(deps, user.id, key)
  const file = await deps.storage.read(storageKeyOf(key))
  if (file === undefined) throw refusal('not-found', 'photo-not-found')
  return { bytes: file.bytes, fileName: 'photo.jpg' }
}
