import { fileURLToPath } from 'node:url'
import { IntakeThread } from '@auscult/digest/intake/intake-thread.ts'
import type { PostTerms } from '@auscult/digest/search/post-terms.ts'
import type { Config } from '../config.ts'
import type { Feature } from '../feature.ts'
import { createIntake, type Intake } from '../features/intake/intake.ts'
import { keepStories } from '../features/posts/keep-stories.ts'
import { listKnownPosts } from '../features/posts/known-posts.ts'
import type { Clock } from '../parts/clock.ts'
import type { Database } from '../parts/db/database.ts'
import type { EvidencePart } from '../parts/evidence.ts'
import { readWriterSettings } from '../parts/writer.ts'
import { markPosts } from '../features/posts/mark-posts.ts'
import type { Services } from './services.ts'
import { writeLog } from '../parts/log/log-events.ts'

const contentFolder = fileURLToPath(new URL('../../../../content', import.meta.url))

type IntakeParts = {
  config: Config
  clock: Clock
  db: Database
  /** Opened with the first story that is kept: commands of the operator mostly need none. */
  openEvidence: () => Promise<Pick<EvidencePart, 'index' | 'statuses'>>
  /** As above. */
  loadTerms: () => Promise<PostTerms>
}

/** What brings news and research in, as the configuration says. */
export function openIntake({ config, clock, db, openEvidence, loadTerms }: IntakeParts): Intake {
  const model = config.FEED_TOKENS_PER_RUN === 0 ? undefined : readWriterSettings(config)
  const settings = {
    contentFolder,
    dataFolder: config.DATA_DIR,
    eutilsBaseUrl: config.EUTILS_BASE_URL,
    ncbiApiKey: config.NCBI_API_KEY,
    model: model && { ...model, tokensPerDay: config.FEED_TOKENS_PER_RUN },
  }
  return createIntake({
    db,
    clock,
    contentFolder,
    openReader: (sources) => new IntakeThread(settings, sources),
    switchedOn: config.FEED_SOURCES,
    isReviewed: config.FEED_REVIEW,
    async keep(stories) {
      const [{ index, statuses }, postTerms] = await Promise.all([openEvidence(), loadTerms()])
      await keepStories({ db, clock, index, statuses, postTerms }, stories)
    },
    async markPosts(works) {
      const { index, statuses } = await openEvidence()
      return markPosts({ db, clock, index, statuses }, works)
    },
    listPosts: (since, ids) => listKnownPosts(db, since, ids),
  })
}

/** It answers no calls: an operator's commands ask it. */
export function composeIntake({ intake, logger }: Services): Feature {
  async function sync(): Promise<void> {
    for (const { source, outcome, failure } of await intake.sync())
      if (outcome === 'failed') writeLog(logger, 'source-not-read', { source, failure })
  }
  return {
    name: 'intake',
    operations: [],
    mount: () => undefined,
    tidy: () => intake.tidy(),
    // Each source has a time of its own, kept between two runs.
    jobs: [{ name: 'feed-sync', schedule: '*/15 * * * *', run: sync }],
  }
}
