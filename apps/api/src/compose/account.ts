import * as contract from '@auscult/contract/account/account.ts'
import * as settings from '@auscult/contract/account/settings.ts'
import { listOperations } from '@auscult/contract/operations.ts'
import type { Feature } from '../feature.ts'
import { mountAccount } from '../features/account/routes.ts'
import { deleteAccount } from '../features/auth/delete-account.ts'
import type { Database } from '../parts/db/database.ts'
import { authDepsOf } from './auth.ts'
import type { Services } from './services.ts'

/** Last in the list: what a user can take along, and what goes with the user, is what the features before it keep. */
export function composeAccount(services: Services, features: readonly Feature[]): Feature {
  async function exportAll(userId: string): Promise<Record<string, unknown>> {
    const parts = await Promise.all(features.map(async (feature) => feature.exportData?.(userId)))
    return Object.assign({}, ...parts)
  }

  async function beforeDeletion(transaction: Database, userId: string): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- one transaction has one connection
    for (const feature of features) await feature.beforeDeletion?.(transaction, userId)
  }

  const { clock, database } = services
  return {
    name: 'account',
    operations: listOperations(contract, settings),
    mount: (api) =>
      mountAccount(api, {
        db: database.db,
        clock,
        exportAll,
        deleteAccount: (call) => deleteAccount(authDepsOf(services), beforeDeletion, call),
      }),
  }
}
