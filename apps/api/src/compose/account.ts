import * as contract from '@auscult/contract/account.ts'
import { listOperations } from '@auscult/contract/operations.ts'
import type { Feature } from '../feature.ts'
import { mountAccount } from '../features/account/routes.ts'
import type { Services } from './services.ts'

/** Last in the list: what a user can take along is what the features before it keep. */
export function composeAccount({ clock }: Services, features: readonly Feature[]): Feature {
  return {
    name: 'account',
    operations: listOperations(contract),
    mount: (api) =>
      mountAccount(api, {
        clock,
        exportAll: async (userId) => {
          const parts = await Promise.all(features.map(async (feature) => feature.exportData?.(userId)))
          return Object.assign({}, ...parts)
        },
      }),
  }
}
