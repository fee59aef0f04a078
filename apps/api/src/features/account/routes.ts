import { downloadProfile } from '@auscult/contract/account.ts'
import type { FastifyInstance } from 'fastify'
import { mountDownload } from '../../http/mount-download.ts'
import type { Clock } from '../../parts/clock.ts'

export type AccountDeps = {
  clock: Clock
  /** All that is kept of a user, by table. */
  exportAll: (userId: string) => Promise<Record<string, unknown>>
}

export function mountAccount(app: FastifyInstance, { clock, exportAll }: AccountDeps): void {
  mountDownload(app, downloadProfile, async ({ user }) => {
    const kept = { exportedAt: clock().toISOString(), ...(await exportAll(user.id)) }
    return { bytes: Buffer.from(`${JSON.stringify(kept, null, 2)}\n`), fileName: 'user-data.txt' }
  })
}
