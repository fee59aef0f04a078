import * as contract from '@auscult/contract/people/notifications.ts'
import { notificationLimits } from '@auscult/contract/people/notifications.ts'
import { listOperations } from '@auscult/contract/operations.ts'
import type { Feature } from '../feature.ts'
import { mountNotifications } from '../features/notifications/routes.ts'
import { exportNotifications, forgetOld } from '../features/notifications/store.ts'
import type { Services } from './services.ts'

const keptMs = notificationLimits.keptDays * 24 * 60 * 60_000

export function composeNotifications({ clock, database: { db } }: Services): Feature {
  return {
    name: 'notifications',
    operations: listOperations(contract),
    mount: (api) => mountNotifications(api, { db, clock }),
    tidy: () => forgetOld(db, new Date(clock().getTime() - keptMs)),
    exportData: (userId) => exportNotifications(db, userId),
  }
}
