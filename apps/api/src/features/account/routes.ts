import { downloadProfile } from '@auscult/contract/account/account.ts'
import * as settings from '@auscult/contract/account/settings.ts'
import type { FastifyInstance } from 'fastify'
import { mount, type Handler } from '../../http/mount.ts'
import { mountDownload } from '../../http/mount-download.ts'
import type { Clock } from '../../parts/clock.ts'
import type { Database } from '../../parts/db/database.ts'
import { getEmailPreferences, setEmailPreferences } from './email-preferences.ts'

/** The first line of the file, for who opens it in a reader of texts. */
const about =
  'All that Auscult keeps of this account, by the table in which it stands. Times are UTC. Passwords and tokens are kept as hashes and not told.'

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
    const kept = { about, exportedAt: clock().toISOString(), ...(await exportAll(user.id)) }
    return { bytes: Buffer.from(`${JSON.stringify(kept, null, 2)}\n`), fileName: 'user-data.txt' }
  })
  mount(app, settings.deleteAccount, deleteAccount)
  mount(app, settings.getEmailPreferences, ({ user }) => getEmailPreferences(db, user.id))
  mount(app, settings.setEmailPreferences, ({ user, body }) => setEmailPreferences(db, user.id, body))
}
