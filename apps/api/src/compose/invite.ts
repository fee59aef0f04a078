import * as contract from '@auscult/contract/people/invite.ts'
import { listOperations } from '@auscult/contract/operations.ts'
import type { Feature } from '../feature.ts'
import { haveMet } from '../features/circle/store.ts'
import { mountInvite } from '../features/invite/routes.ts'
import { exportInvites, forgetOldInvites } from '../features/invite/store.ts'
import { offeredForMs } from '../features/invite/welcome.ts'
import type { Services } from './services.ts'

export function composeInvite(services: Services): Feature {
  const { clock, counters, database, notifier, outbox, publicUrl, secrets } = services
  const { db } = database
  return {
    name: 'invite',
    operations: listOperations(contract),
    mount: (api) => mountInvite(api, { db, clock, counters, haveMet, notifier, outbox, publicUrl, secrets }),
    tidy: () => forgetOldInvites(db, new Date(clock().getTime() - offeredForMs)),
    exportData: (userId) => exportInvites(db, userId),
  }
}
