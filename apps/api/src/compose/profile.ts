import * as contract from '@auscult/contract/profile.ts'
import { listOperations } from '@auscult/contract/operations.ts'
import type { Feature } from '../feature.ts'
import { findStandings } from '../features/circle/store.ts'
import { exportProfile } from '../features/profile/export-profile.ts'
import { mountProfile } from '../features/profile/routes.ts'
import type { Services } from './services.ts'

export function composeProfile({ clock, database: { db }, lists }: Services): Feature {
  return {
    name: 'profile',
    operations: listOperations(contract),
    mount: (api) => mountProfile(api, { db, clock, lists, findStandings, isOwnPhoto: async () => false }),
    exportData: (userId) => exportProfile(db, userId),
  }
}
