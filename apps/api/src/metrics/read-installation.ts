import type { Services } from '../compose/services.ts'
import { countEventsSince } from '../features/auth/audit-trail.ts'
import { countWaiting as countStories } from '../features/intake/store.ts'
import { countWaiting as countVerifications } from '../features/profile/verification/store.ts'
import { partNames } from '../parts/part-checks.ts'

/** One figure; those of one name differ in their labels. */
export type Reading = { labels?: Record<string, string>; value: number }

const eventsOfSeconds = 300
const seconds = (moment: Date) => moment.getTime() / 1_000

export type Reader = {
  help: string
  labelNames?: readonly string[]
  read: (services: Services) => Promise<Reading[]>
}

/** What is the same whichever server is asked: it stands in the database or on the disk, and is looked up when it is wanted. */
export const installationReaders: Readonly<Record<string, Reader>> = {
  auscult_part_up: {
    help: 'Whether a part of the outside world answers (1) or not (0).',
    labelNames: ['part'],
    read: async ({ partChecks }) =>
      Promise.all(
        partNames.map(async (part) => ({ labels: { part }, value: Number(await partChecks[part]()) })),
      ),
  },
  auscult_sessions_open: {
    help: 'Sessions that are neither over nor idle.',
    read: async ({ sessions }) => [{ value: await sessions.countOpen() }],
  },
  auscult_mails_waiting: {
    help: 'Mails not handed on yet.',
    read: async ({ outbox }) => [{ value: (await outbox.describeWaiting()).count }],
  },
  auscult_mail_oldest_waiting_timestamp_seconds: {
    help: 'When the mail that waits longest was written; absent where none waits.',
    read: async ({ outbox }) => {
      const { since } = await outbox.describeWaiting()
      return since === null ? [] : [{ value: seconds(since) }]
    },
  },
  auscult_verifications_waiting: {
    help: 'Doctors who wait for verification.',
    read: async ({ database }) => [{ value: await countVerifications(database.db) }],
  },
  auscult_stories_waiting: {
    help: 'News and papers that wait for review.',
    read: async ({ database }) => [{ value: await countStories(database.db) }],
  },
  auscult_feed_source_failures: {
    help: 'How often in a row a source of news that is switched on could not be read; 0 where it was read last time.',
    labelNames: ['source'],
    read: async ({ intake }) =>
      (await intake.listSources())
        .filter(({ isOn }) => isOn)
        .map(({ source, state }) => ({ labels: { source: source.shortName }, value: state.failures })),
  },
  auscult_feed_source_last_read_timestamp_seconds: {
    help: 'When a source of news that is switched on answered last; absent where it never did.',
    labelNames: ['source'],
    read: async ({ intake }) =>
      (await intake.listSources()).flatMap(({ isOn, source, state }) =>
        isOn && state.lastReadAt !== null
          ? [{ labels: { source: source.shortName }, value: seconds(state.lastReadAt) }]
          : [],
      ),
  },
  auscult_corpus_documents: {
    help: 'Records that questions are answered from, by kind; at most some minutes old, absent until they were counted once.',
    labelNames: ['kind'],
    read: async ({ corpus }) =>
      Object.entries(corpus.held() ?? {}).map(([kind, value]) => ({ labels: { kind }, value })),
  },
  auscult_corpus_imported_timestamp_seconds: {
    help: 'When each kind of file was imported last.',
    labelNames: ['kind'],
    read: async ({ evidence }) =>
      (await evidence.imported()).map(({ kind, lastImportedAt }) => ({
        labels: { kind },
        value: seconds(new Date(lastImportedAt)),
      })),
  },
  auscult_security_events_recent: {
    help: `Events of the audit trail in the last ${eventsOfSeconds} seconds, by kind; absent where there were none.`,
    labelNames: ['event'],
    read: async ({ clock, database }) => {
      const since = new Date(clock().getTime() - eventsOfSeconds * 1_000)
      const counted = await countEventsSince(database.db, since)
      return counted.map(({ event, count }) => ({ labels: { event }, value: count }))
    },
  },
}
