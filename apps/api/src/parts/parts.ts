import type { PostTerms } from '@auscult/digest/search/post-terms.ts'
import type { Engine } from '@auscult/evidence/engine/engine.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Clock } from './clock.ts'
import type { Counters } from './counters/counters.ts'
import type { DatabasePart } from './db/database.ts'
import type { EmbeddingsPart } from './embeddings.ts'
import type { EvidencePart } from './evidence.ts'
import type { Blog } from './blog.ts'
import type { Geo } from './geo/geo.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mailbox } from './mail/mailbox.ts'
import type { Mailer } from './mail/mail.ts'
import type { SignInProviders } from './openid/open-providers.ts'
import type { Secrets } from './secrets.ts'
import type { Storage } from './storage/storage.ts'

/** The outside world as the server sees it. Whoever opened a part closes it after the app. */
export type Parts = {
  config: Config
  clock: Clock
  database: DatabasePart
  counters: Counters
  jobs: Jobs
  storage: Storage
  evidence: EvidencePart
  /** What answers the questions. */
  engine: Engine
  /** How news and research and what is searched among them are read. */
  postTerms: PostTerms
  geo: Geo
  blog: Blog
  signInProviders: SignInProviders
  embeddings: EmbeddingsPart | undefined
  secrets: Secrets
  mailer: Mailer
  /** Where mail lands when there is no SMTP. */
  mailbox: Mailbox | undefined
  /** Folder of the built web app; it may be missing. */
  webFolder: string
  version: string
  logger: FastifyBaseLogger
}
