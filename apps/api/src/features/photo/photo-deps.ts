import type { Clock } from '../../parts/clock.ts'
import type { Database } from '../../parts/db/database.ts'
import type { Storage } from '../../parts/storage/storage.ts'

export type PhotoDeps = {
  db: Database
  clock: Clock
  storage: Storage
  /** Whether the caller may see the profile of a person. */
  maySee(db: Database, callerId: string, userId: string): Promise<boolean>
}

/** Where the bytes of a picture are kept. */
export function storageKeyOf(id: string): string {
  return `photos/${id}`
}
