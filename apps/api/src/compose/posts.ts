import { fileURLToPath } from 'node:url'
import { listOperations } from '@auscult/contract/operations.ts'
import * as contract from '@auscult/contract/posts/posts.ts'
import * as mail from '@auscult/contract/posts/mail.ts'
import * as saved from '@auscult/contract/posts/saved.ts'
import type { Feature } from '../feature.ts'
import { createFeed } from '../features/posts/feed-store.ts'
import { createMarks, exportMarks } from '../features/posts/mark-store.ts'
import { refreshPosts } from '../features/posts/refresh-posts.ts'
import { refreshTerms } from '../features/posts/refresh-terms.ts'
import { mountPosts } from '../features/posts/routes.ts'
import { createSearch } from '../features/posts/search-store.ts'
import { seedStories } from '../features/posts/starter-stories.ts'
import { mountEndAddress } from '../features/posts/weekly-mail/end-address.ts'
import { weeklyMails } from '../features/posts/weekly-mail/tables.ts'
import { exportWeeklyMail } from '../features/posts/weekly-mail/weekly-mail-store.ts'
import { writeWeeklyMails } from '../features/posts/weekly-mail/write-weekly-mails.ts'
import { ownSpecialities } from '../features/profile/store.ts'
import { doOnceForCorpus } from '../parts/marks/marks.ts'
import type { Services } from './services.ts'
import { writeLog } from '../parts/log/log-events.ts'

const contentFolder = fileURLToPath(new URL('../../../../content', import.meta.url))

export function composePosts(services: Services): Feature {
  const { clock, database, evidence, lists, logger, outbox, postTerms, publicUrl, secrets } = services
  const { db } = database
  const { index, statuses } = evidence
  const feed = createFeed(db, ownSpecialities)
  const marks = createMarks(db)
  const search = createSearch(db, clock)
  const corpus = { db, clock, index, statuses }

  async function refresh(): Promise<void> {
    await doOnceForCorpus({ db, clock, evidence }, 'posts-refresh', () => refreshPosts(corpus))
  }

  async function writeMails(): Promise<void> {
    const specialitiesOfRow = ownSpecialities(weeklyMails.userId)
    await writeWeeklyMails({ db, clock, outbox, secrets, publicUrl, specialitiesOfRow })
  }

  return {
    name: 'posts',
    operations: listOperations(contract, saved, mail),
    mount(api) {
      mountPosts(api, { db, feed, marks, search, clock, postTerms, secrets, statuses, lists })
      mountEndAddress(api, publicUrl)
    },
    async start() {
      // Not waited for: what the product starts with is graded while people log in.
      void seedStories({ ...corpus, postTerms }, contentFolder).catch((error: unknown) =>
        writeLog(logger, 'starter-stories-failed', { err: error }),
      )
      void refreshTerms({ db, clock, postTerms }).catch((error: unknown) =>
        writeLog(logger, 'post-terms-failed', { err: error }),
      )
    },
    exportData: async (userId) => ({
      ...(await exportMarks(db, userId)),
      ...(await exportWeeklyMail(db, userId)),
    }),
    jobs: [
      { name: 'posts-refresh', schedule: '*/10 * * * *', run: refresh },
      // Every day, so that each gets theirs a week after the last, and a server that was down makes up for it.
      { name: 'weekly-mail', schedule: '0 6 * * *', run: writeMails },
    ],
  }
}
