import { notificationLimits } from '@auscult/contract/people/notifications.ts'
import { v7 } from 'uuid'
import type { Clock } from '../../parts/clock.ts'
import type { Notifier } from '../../parts/notify.ts'
import { createNotification, deleteNotifications } from './store.ts'

export function createNotifier(clock: Clock): Notifier {
  return {
    notify: (db, { userId, kind, personId, subjectId, device }) =>
      createNotification(
        db,
        {
          id: v7(),
          userId,
          kind,
          personId: personId ?? null,
          subjectId: subjectId ?? null,
          device: device ?? null,
          createdAt: clock(),
        },
        notificationLimits.kept,
      ),
    takeBack: deleteNotifications,
  }
}
