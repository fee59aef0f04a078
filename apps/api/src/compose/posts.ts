import { fileURLToPath } from 'node:url'
import { listOperations } from '@auscult/contract/operations.ts'
import * as contract from '@auscult/contract/posts.ts'
import * as saved from '@auscult/contract/posts-saved.ts'
import type { Feature } from '../feature.ts'
import { exportMarks } from '../features/posts/mark-store.ts'
import { refreshPosts } from '../features/posts/refresh-posts.ts'
import { mountPosts } from '../features/posts/routes.ts'
import { seedStories } from '../features/posts/starter-stories.ts'
import { ownSpecialities } from '../features/profile/store.ts'
import { doOnceForCorpus } from '../parts/marks/marks.ts'
import type { Services } from './services.ts'

const contentFolder = fileURLToPath(new URL('../../../../content', import.meta.url))

export function composePosts({ clock, database: { db }, evidence, lists, logger }: Services): Feature {
  const { index, statuses } = evidence
  const corpus = { db, clock, index, statuses }

  async function refresh(): Promise<void> {
    await doOnceForCorpus({ db, clock, evidence }, 'posts-refresh', () => refreshPosts(corpus))
  }

  return {
    name: 'posts',
    operations: listOperations(contract, saved),
    mount: (api) => mountPosts(api, { db, clock, statuses, lists, ownSpecialities }),
    async start() {
      // Not waited for: what the product starts with is graded while people log in.
      void seedStories(corpus, contentFolder).catch((error: unknown) =>
        logger.error({ err: error }, 'the starter items of news and research could not be brought in'),
      )
    },
    exportData: (userId) => exportMarks(db, userId),
    jobs: [{ name: 'posts-refresh', schedule: '*/10 * * * *', run: refresh }],
  }
}
