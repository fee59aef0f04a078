import type { Device } from '@auscult/contract/auth/device.ts'
import type { NotificationKind } from '@auscult/contract/people/notifications.ts'
import type { Database } from './db/database.ts'

/** What happened to somebody, as `NotificationKind` tells; who did it, what it is about and what with where there is one. */
type Notice = {
  userId: string
  kind: NotificationKind
  personId?: string
  subjectId?: string
  device?: Device
}

/** Tells people what happened to them, in the caller's transaction. Features get it from `Services`. */
export type Notifier = {
  notify(db: Database, notice: Notice): Promise<void>
  /** Takes back what was told of a thing that is over or gone. */
  takeBack(db: Database, about: { kind: NotificationKind; subjectId: string }): Promise<void>
}
