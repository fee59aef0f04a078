import { downloadProfile } from '@auscult/contract/account/account.ts'
import * as settings from '@auscult/contract/account/settings.ts'
import type { FastifyInstance } from 'fastify'
import { mount, type Handler } from '../../http/mount.ts'
import { mountDownload } from '../../http/mount-download.ts'
import type { Clock } from '../../parts/clock.ts'
import type { Database } from '../../parts/db/database.ts'
import { writeDataFile } from './data-file.ts'
import { getEmailPreferences, setEmailPreferences } from './email-preferences.ts'

export type AccountDeps = {
  db: Database
  clock: Clock
  /** All that is kept of a user, by table. */
  exportAll: (userId: string) => Promise<Record<string, unknown>>
  deleteAccount: Handler<typeof settings.deleteAccount>
}

export function mountAccount(
  app: FastifyInstance,
  { db, clock, exportAll, deleteAccount }: AccountDeps,
): void {
  mountDownload(app, downloadProfile, async ({ user }) => {
    const file = writeDataFile(await exportAll(user.id), clock())
    return { bytes: Buffer.from(file), fileName: 'user-data.txt' }
  })
  mount(app, settings.deleteAccount, deleteAccount)
  mount(app, settings.getEmailPreferences, ({ user }) => getEmailPreferences(db, user.id))
  mount(app, settings.setEmailPreferences, ({ user, body }) => setEmailPreferences(db, user.id, body))
}
