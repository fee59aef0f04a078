import {
  type getUploadUrl as urlOperation,
  photoLimits,
  photoTypes,
  type uploadPhoto as operation,
} from '@auscult/contract/people/photo.ts'
import { v4 } from 'uuid'
import type { Call } from '../../http/mount.ts'
import { lockUser } from '../../parts/db/lock-user.ts'
import { isPicture, makePicture } from './make-picture.ts'
import { type PhotoDeps, storageKeyOf } from './photo-deps.ts'
import { refusal, stored } from './refusal.ts'
import { countPhotos, createPhoto, findOwn, findStored, takeAsStored } from './store.ts'

const dayMs = 24 * 60 * 60_000

/** A key of the server's own, which nobody can guess, for one picture of the caller's. */
export async function getUploadUrl(
  { db, clock }: PhotoDeps,
  { query, user }: Pick<Call<typeof urlOperation>, 'query' | 'user'>,
) {
  const contentType = query.contentType.toLowerCase()
  if (!photoTypes.some((type) => type === contentType)) throw refusal('unsupported-type', 'photo-type')
  const key = v4()
  await db.transaction(async (transaction) => {
    // Else many calls at once would count the same number each.
    await lockUser(transaction, user.id)
    const now = clock()
    const sent = await countPhotos(transaction, user.id, new Date(now.getTime() - dayMs))
    if (sent >= photoLimits.perDay) throw refusal('too-many-requests', 'too-many-photos')
    await createPhoto(transaction, { id: key, userId: user.id, createdAt: now })
  })
  return { data: { uploadUrl: `/api/s3/upload/${key}`, key } }
}

/**
 * Looks at the bytes, makes the picture anew and stores that; nothing is decoded for who has no key. The key is used up by the first picture that is one; of two sent at once the
 * second is refused, and what it wrote is the same person's picture of the same key.
 */
export async function uploadPhoto(
  { db, clock, storage }: PhotoDeps,
  { params: { key: id }, file, user }: Pick<Call<typeof operation>, 'params' | 'file' | 'user'>,
) {
  const since = new Date(clock().getTime() - photoLimits.urlMinutes * 60_000)
  const awaited = { id, userId: user.id, since }
  if (!isPicture(file.bytes)) throw refusal('unsupported-type', 'photo-type')
  const own = await findOwn(db, awaited)
  if (own === undefined) throw refusal('not-found', 'photo-not-found')
  if (own.state !== 'waiting' || own.createdAt <= since) throw refusal('not-allowed', 'photo-not-own')
  const picture = await makePicture(file.bytes)
  if (picture === 'type') throw refusal('unsupported-type', 'photo-type')
  if (picture === 'size') throw refusal('too-large', 'photo-too-large')
  await storage.put(storageKeyOf(id), picture, 'image/jpeg')
  if (!(await takeAsStored(db, awaited))) {
    // Deleted with its owner meanwhile; then nothing else would ever take the file away.
    if ((await findStored(db, id)) === undefined) await storage.delete(storageKeyOf(id))
    throw refusal('not-allowed', 'photo-not-own')
  }
  return { statusCode: 200, message: stored }
}
