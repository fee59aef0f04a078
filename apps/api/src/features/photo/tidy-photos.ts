import { type PhotoDeps, storageKeyOf } from './photo-deps.ts'
import { dropUnused, listRemovals, strikeRemoval } from './store.ts'

const unusedMs = 24 * 60 * 60_000
const atOnce = 100

/** Takes away pictures that have been shown by no profile for a day after they were asked for. */
export async function dropUnusedPhotos({ db, clock }: Pick<PhotoDeps, 'db' | 'clock'>): Promise<void> {
  await dropUnused(db, new Date(clock().getTime() - unusedMs))
}

/** Deletes the files that were written down for it; what the storage does not take stays written down. */
export async function deleteFiles({ db, storage }: Pick<PhotoDeps, 'db' | 'storage'>): Promise<void> {
  const ids = await listRemovals(db, atOnce)
  await Promise.all(ids.map(async (id) => storage.delete(storageKeyOf(id))))
  if (ids.length > 0) await strikeRemoval(db, ids)
}
