import * as contract from '@auscult/contract/people/profile.ts'
import { listOperations } from '@auscult/contract/operations.ts'
import type { Feature } from '../feature.ts'
import { recordEvent } from '../features/auth/audit-trail.ts'
import { offerConnections } from '../features/circle/request-friend.ts'
import { findStandings } from '../features/circle/store.ts'
import { findInviters, hasInvitedUser } from '../features/invite/welcome.ts'
import { choosableMs, isChoosable } from '../features/photo/store.ts'
import { exportProfile } from '../features/profile/export-profile.ts'
import { mountProfile } from '../features/profile/routes.ts'
import type { Services } from './services.ts'

export function composeProfile({ clock, database: { db }, lists, notifier, secrets }: Services): Feature {
  return {
    name: 'profile',
    operations: listOperations(contract),
    mount: (api) =>
      mountProfile(api, {
        db,
        clock,
        lists,
        findStandings,
        hasInvited: (transaction, invite) => hasInvitedUser(transaction, { clock, secrets }, invite),
        isOwnPhoto: async (transaction, userId, key) => {
          const since = new Date(clock().getTime() - choosableMs)
          return isChoosable(transaction, { id: key, userId, since })
        },
        recordWithdrawal: (transaction, userId) =>
          recordEvent(transaction, { event: 'verification-withdrawn', at: clock(), userId }),
        welcome: async (transaction, { id, email }) => {
          const senderIds = await findInviters(transaction, { clock, secrets }, email)
          await offerConnections(transaction, { clock, notifier }, { senderIds, receiverId: id })
        },
      }),
    exportData: (userId) => exportProfile(db, lists, userId),
  }
}
