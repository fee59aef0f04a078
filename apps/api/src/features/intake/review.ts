import type { StoryStore } from '@auscult/digest/intake/sync.ts'
import type { Story } from '@auscult/digest/story.ts'
import type { IntakeDeps } from './intake.ts'
import {
  findWaiting,
  forgetTurnedDown,
  listReviewed,
  listWaiting,
  markWaiting,
  queueForReview,
  takeOutOfReview,
  turnDown,
} from './store.ts'

/** What a person decides on stories before anybody reads them. */
export type Review = {
  /** The longest waiting first. */
  listWaiting(most: number): Promise<Story[]>
  /** Both: whether a story of that id was waiting. */
  approve(id: string): Promise<boolean>
  turnDown(id: string): Promise<boolean>
  /** Forgets what was turned down and no source tells of any more. */
  tidy(): Promise<void>
}

/** Sources are asked for two weeks back. */
const forgottenAfterMs = 60 * 86_400_000

export function createReview({ db, clock, keep }: Pick<IntakeDeps, 'db' | 'clock' | 'keep'>): Review {
  return {
    listWaiting: (most) => listWaiting(db, most),
    async approve(id) {
      const story = await findWaiting(db, id)
      if (story === undefined) return false
      // Kept before it leaves the queue: what is cut off between the two is in both, and approved again does no harm.
      await keep([{ ...story, reviewed: true }])
      await takeOutOfReview(db, id)
      return true
    },
    turnDown: (id) => turnDown(db, id),
    tidy: () => forgetTurnedDown(db, new Date(clock().getTime() - forgottenAfterMs)),
  }
}

/** Where a sync puts stories: before readers, or in the queue where a person looks first. */
export function createStoryStore({
  db,
  clock,
  isReviewed,
  keep,
  markPosts,
  listPosts,
}: Omit<IntakeDeps, 'contentFolder' | 'openReader' | 'switchedOn'>): StoryStore {
  return {
    async listKnown(since, ids) {
      return [...(await listPosts(since, ids)), ...(await listReviewed(db, new Date(since), ids))]
    },
    async keep(stories) {
      if (stories.length === 0) return
      if (isReviewed) await queueForReview(db, stories, clock())
      else await keep(stories)
    },
    async mark(works) {
      let waiting = 0
      // oxlint-disable-next-line no-await-in-loop -- seldom one, hardly ever two
      for (const work of works) waiting += await markWaiting(db, work)
      // What a reader may see waits for nobody's review.
      return waiting + (await markPosts(works))
    },
  }
}
