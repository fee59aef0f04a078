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
import { countPhotos, createPhoto, findOwn, markStored, takeAsReceiving } from './store.ts'

const dayMs = 24 * 60 * 60_000
/** About what a full line takes. */
const photoWaitSeconds = 30

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
 * Makes the picture anew and stores that. The key is used up before anything is decoded, whatever comes of it, so that of many sent at once
 * one costs anything, and a person's bytes are decoded as often as they may ask for a key.
 */
export async function uploadPhoto(
  { db, clock, storage }: PhotoDeps,
  { params: { key: id }, file, user }: Pick<Call<typeof operation>, 'params' | 'file' | 'user'>,
) {
  const since = new Date(clock().getTime() - photoLimits.urlMinutes * 60_000)
  const awaited = { id, userId: user.id, since }
  if (!isPicture(file.bytes)) throw refusal('unsupported-type', 'photo-type')
  if (!(await takeAsReceiving(db, awaited))) {
    const isOwn = (await findOwn(db, awaited)) !== undefined
    throw isOwn ? refusal('not-allowed', 'photo-not-own') : refusal('not-found', 'photo-not-found')
  }
  const picture = await makePicture(file.bytes, user.id)
  if (picture === 'busy')
    throw refusal('unavailable', 'too-many-pictures', { retryAfterSeconds: photoWaitSeconds })
  if (picture === 'type') throw refusal('unsupported-type', 'photo-type')
  if (picture === 'size') throw refusal('too-large', 'photo-too-large')
  await storage.put(storageKeyOf(id), picture, 'image/jpeg')
  if (!(await markStored(db, id))) {
    // Nothing else would ever take the file away.
    await storage.delete(storageKeyOf(id))
    throw refusal('not-allowed', 'photo-not-own')
  }
  return { statusCode: 200, message: stored }
}
