import { type BlogPost, getBlogPosts } from '@auscult/contract/public/landing.ts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/errors.ts'
import { mount } from '../../http/mount.ts'
import type { Clock } from '../../parts/clock.ts'
import { keepFresh } from './keep-fresh.ts'
import texts from './locales/en-GB.json' with { type: 'json' }
import { writeLog } from '../../parts/log/log-events.ts'

export type LandingDeps = {
  clock: Clock
  /** The blog's newest posts, from its feed. Throws where it cannot be fetched or read. */
  listBlogPosts(): Promise<BlogPost[]>
}

/** How often the feed of the blog is asked. */
export const blogTimes = { freshMs: 15 * 60_000, retryMs: 60_000 }

export function mountLanding(app: FastifyInstance, deps: LandingDeps): void {
  const latestPosts = keepFresh(
    () => deps.listBlogPosts(),
    blogTimes,
    deps.clock,
    // The log drops messages of errors, since some quote what people sent; this one comes from a feed, and the operator needs it.
    (error) =>
      writeLog(app.log, 'blog-not-read', {
        err: error,
        reason: error instanceof Error ? error.message : '',
      }),
  )

  mount(app, getBlogPosts, async () => {
    try {
      return { items: await latestPosts() }
    } catch {
      throw new AppError('unavailable', texts.blogUnavailable)
    }
  })
}
