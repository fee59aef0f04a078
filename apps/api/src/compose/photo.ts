import { listOperations } from '@auscult/contract/operations.ts'
import * as contract from '@auscult/contract/people/photo.ts'
import type { Feature } from '../feature.ts'
import { findStandings } from '../features/circle/store.ts'
import { hasInvitedUser } from '../features/invite/welcome.ts'
import { mountPhoto } from '../features/photo/routes.ts'
import { exportPhotos, removePhotosOf } from '../features/photo/store.ts'
import { deleteFiles, dropUnusedPhotos } from '../features/photo/tidy-photos.ts'
import { maySee, type Seer } from '../features/profile/other-profiles.ts'
import type { Services } from './services.ts'

export function composePhoto({ clock, database: { db }, secrets, storage }: Services): Feature {
  const seer: Seer = {
    findStandings,
    hasInvited: (database, invite) => hasInvitedUser(database, { clock, secrets }, invite),
  }
  return {
    name: 'photo',
    operations: listOperations(contract),
    mount: (api) =>
      mountPhoto(api, {
        db,
        clock,
        storage,
        maySee: (database, callerId, userId) => maySee(database, seer, callerId, userId),
      }),
    tidy: () => deleteFiles({ db, storage }),
    exportData: (userId) => exportPhotos(db, userId),
    beforeDeletion: (transaction, userId) => removePhotosOf(transaction, userId),
    // Once a day: it reads every picture that is older.
    jobs: [{ name: 'unused-photos', schedule: '20 4 * * *', run: () => dropUnusedPhotos({ db, clock }) }],
  }
}
