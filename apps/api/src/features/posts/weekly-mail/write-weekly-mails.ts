import { endWeeklyMail } from '@auscult/contract/posts/mail.ts'
import type { SQL } from 'drizzle-orm'
import type { Clock } from '../../../parts/clock.ts'
import type { Database } from '../../../parts/db/database.ts'
import { lockUser } from '../../../parts/db/lock-user.ts'
import type { Outbox } from '../../../parts/mail/outbox.ts'
import { writeMail } from '../../../parts/mail/write-mail.ts'
import type { Secrets } from '../../../parts/secrets.ts'
import texts from '../locales/en-GB.json' with { type: 'json' }
import { endPageOf } from './end-address.ts'
import { makeEndToken } from './end-token.ts'
import { listDue, listRecent, takeMail } from './weekly-mail-store.ts'

export type MailDeps = {
  db: Database
  clock: Clock
  outbox: Pick<Outbox, 'enqueue' | 'nudge'>
  secrets: Secrets
  publicUrl: string
  /** Of whoever the row of `weekly_mails` is, as a subquery. */
  specialitiesOfRow: SQL
}

const dayMs = 24 * 60 * 60_000
/** A little less than a week, so that a run that began late does not put off the next mail by a week. */
const restMs = 6.5 * dayMs
const batchSize = 200
/** Candidates of a week: far more than a mail holds. */
const mostRecent = 500
const mostOfType = 5

type Due = Awaited<ReturnType<typeof listDue>>[number]
type Recent = Awaited<ReturnType<typeof listRecent>>[number]

/**
 * Writes the mail of this week to each who wants it and had none for a week: up to five news and five studies that came since the last one, those of
 * their own specialities first. Who would get an empty one gets none. Returns how many were written; safe to be run by several servers at once.
 */
export async function writeWeeklyMails(deps: MailDeps): Promise<number> {
  const now = deps.clock()
  // What came two weeks ago is for those whose last mail was put off; of events of this month and the last.
  const since = new Date(now.getTime() - 14 * dayMs)
  const day = new Date(now.getTime() - 31 * dayMs).toISOString().slice(0, '2026-11'.length)
  const recent = await listRecent(deps.db, { day, since }, mostRecent)
  let written = 0
  for (;;) {
    // oxlint-disable no-await-in-loop -- batch by batch
    const due = await listDue(deps.db, new Date(now.getTime() - restMs), deps.specialitiesOfRow, batchSize)
    for (const person of due) if (await writeOne(deps, person, recent, now)) written += 1
    // oxlint-enable no-await-in-loop
    if (due.length < batchSize) break
  }
  deps.outbox.nudge()
  return written
}

async function writeOne(deps: MailDeps, person: Due, recent: readonly Recent[], now: Date): Promise<boolean> {
  const chosen = choose(person, recent)
  return deps.db.transaction(async (transaction) => {
    const { userId, since } = person
    const token = makeEndToken(deps.secrets, userId)
    await lockUser(transaction, userId)
    const isTaken = await takeMail(transaction, { userId, since, now })
    if (!isTaken || chosen.length === 0) return false
    await deps.outbox.enqueue(transaction, {
      userId,
      to: person.email,
      ...compose(deps, person, chosen, token),
      endUrl: `${deps.publicUrl}/api${endWeeklyMail.path}?token=${token}`,
    })
    return true
  })
}

/** Studies after news, in each those of own specialities first, then by date. */
function choose({ specialities, since }: Due, recent: readonly Recent[]): Recent[] {
  const own = new Set(specialities)
  const isOwn = (post: Recent) => post.specialities.some((id) => own.has(id))
  const fresh = recent.filter(({ createdAt }) => createdAt > since)
  const ordered = [...fresh.filter(isOwn), ...fresh.filter((post) => !isOwn(post))]
  const ofType = (type: Recent['type']) => ordered.filter((post) => post.type === type).slice(0, mostOfType)
  return [...ofType('news'), ...ofType('research')]
}

function compose({ publicUrl }: MailDeps, { name }: Due, chosen: readonly Recent[], token: string) {
  const { subject, intro, item, changing, end, endLink, read, orSettings, settings } = texts.weeklyMail
  const items = chosen.flatMap(({ isPracticeChanging }, nth) => [
    (isPracticeChanging ? `${item} ${changing}` : item).replaceAll(/\{(?<key>\w+)\}/gu, `{$<key>${nth}}`),
    `{url${nth}}`,
  ])
  const values: Record<string, string> & { publicUrl: string } = {
    name,
    publicUrl,
    endPageUrl: endPageOf(publicUrl, token),
    settingsUrl: `${publicUrl}/settings`,
  }
  const links: Record<string, string> = { endPageUrl: endLink, settingsUrl: settings }
  for (const [nth, post] of chosen.entries()) {
    values[`title${nth}`] = post.title
    values[`source${nth}`] = post.source
    values[`date${nth}`] = post.publishedAt
    values[`url${nth}`] = `${publicUrl}/${post.type === 'news' ? 'brief' : 'review'}/${post.id}`
    links[`url${nth}`] = read
  }
  return writeMail(
    { subject, text: [intro, ...items, end, '{endPageUrl}', orSettings, '{settingsUrl}'] },
    links,
    values,
  )
}
