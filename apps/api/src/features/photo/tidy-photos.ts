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
  const deletions = await Promise.allSettled(ids.map(async (id) => storage.delete(storageKeyOf(id))))
  const gone = ids.filter((_, nth) => deletions[nth]?.status === 'fulfilled')
  if (gone.length > 0) await strikeRemoval(db, gone)
}
