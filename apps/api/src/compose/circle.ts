import * as contract from '@auscult/contract/people/circle.ts'
import { circleLimits } from '@auscult/contract/people/circle.ts'
import { listOperations } from '@auscult/contract/operations.ts'
import type { Feature } from '../feature.ts'
import { exportCircle } from '../features/circle/export-circle.ts'
import { mountCircle } from '../features/circle/routes.ts'
import { findStandings, forgetSilenced } from '../features/circle/store.ts'
import { hasInvitedUser } from '../features/invite/welcome.ts'
import { describePeople, maySee, type Seer } from '../features/profile/other-profiles.ts'
import { isNamed } from '../features/profile/store.ts'
import type { Services } from './services.ts'

const restMs = circleLimits.restDays * 24 * 60 * 60_000

export function composeCircle({ clock, database: { db }, lists, notifier, secrets }: Services): Feature {
  const seer: Seer = {
    findStandings,
    hasInvited: (transaction, invite) => hasInvitedUser(transaction, { clock, secrets }, invite),
  }
  return {
    name: 'circle',
    operations: listOperations(contract),
    mount: (api) =>
      mountCircle(api, {
        db,
        clock,
        notifier,
        maySee: (transaction, callerId, userId) => maySee(transaction, seer, callerId, userId),
        isNamed,
        describe: (userIds) => describePeople(db, lists, userIds),
      }),
    tidy: () => forgetSilenced(db, new Date(clock().getTime() - restMs)),
    exportData: (userId) => exportCircle(db, userId),
  }
}
