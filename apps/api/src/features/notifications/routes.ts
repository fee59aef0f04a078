import * as contract from '@auscult/contract/people/notifications.ts'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../http/mount.ts'
import type { Clock } from '../../parts/clock.ts'
import type { Database } from '../../parts/db/database.ts'
import { countOwn, countUnread, listOwn, markRead } from './store.ts'

export type NotificationsDeps = { db: Database; clock: Clock }

export function mountNotifications(app: FastifyInstance, { db, clock }: NotificationsDeps): void {
  mount(app, contract.listNotifications, async ({ query: { page, limit }, user }) => {
    const offset = (page - 1) * limit
    const [data, { total, unread }] = await Promise.all([
      listOwn(db, user.id, { offset, limit }),
      countOwn(db, user.id),
    ])
    return { data, total, unread, hasMore: offset + data.length < total }
  })
  mount(app, contract.countNotifications, async ({ user }) => ({
    data: { unread: await countUnread(db, user.id) },
  }))
  mount(app, contract.readNotifications, async ({ body: { ids }, user }) => {
    await markRead(db, user.id, { ids, at: clock() })
    return { data: { unread: await countUnread(db, user.id) } }
  })
}
