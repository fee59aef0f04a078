import type { SourceState, StateStore } from '@auscult/digest/intake/source-state.ts'
import type { KnownStory } from '@auscult/digest/intake/duplicates.ts'
import type { WorkStatus } from '@auscult/digest/intake/reading.ts'
import type { Source } from '@auscult/digest/known-sources.ts'
import type { Story } from '@auscult/digest/story.ts'
import { withdrawnStatuses } from '@auscult/evidence/corpus/retractions/withdrawn.ts'
import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../parts/db/database.ts'
import { addedSources, intakeSources, storiesInReview } from './tables.ts'

export function createStateStore(db: Database): StateStore {
  return {
    listStates: () => db.select().from(intakeSources),
    async saveState(state: SourceState) {
      await db
        .insert(intakeSources)
        .values(state)
        .onConflictDoUpdate({ target: intakeSources.source, set: state })
    },
  }
}

export async function listAddedSources(db: Database): Promise<Source[]> {
  const rows = await db.select().from(addedSources).orderBy(asc(addedSources.name))
  return rows.map(({ source }) => source)
}

export async function saveAddedSource(db: Database, source: Source, addedAt: Date): Promise<void> {
  const { name } = source
  await db
    .insert(addedSources)
    .values({ name, source, addedAt })
    .onConflictDoUpdate({ target: addedSources.name, set: { source } })
}

/** Whether there was one. What it told of stays. */
export async function deleteAddedSource(db: Database, name: string): Promise<boolean> {
  const gone = await db.delete(addedSources).where(eq(addedSources.name, name)).returning()
  await db.delete(intakeSources).where(eq(intakeSources.source, name))
  return gone.length > 0
}

/** Waiting and turned down: those found since a moment, and of any time under these ids. */
export async function listReviewed(db: Database, since: Date, ids: readonly string[]): Promise<KnownStory[]> {
  const query = () => db.select({ story: storiesInReview.story }).from(storiesInReview)
  const recent = await query().where(gte(storiesInReview.foundAt, since))
  const named = ids.length === 0 ? [] : await query().where(inArray(storiesInReview.id, [...ids]))
  return [...recent, ...named].map(({ story }) => story)
}

/** What was turned down so long ago that no source tells of it any more. */
export async function forgetTurnedDown(db: Database, before: Date): Promise<void> {
  await db
    .delete(storiesInReview)
    .where(and(eq(storiesInReview.state, 'turned-down'), lt(storiesInReview.foundAt, before)))
}

/** What was turned down stays so, whatever its source says anew. */
export async function queueForReview(db: Database, stories: readonly Story[], foundAt: Date): Promise<void> {
  if (stories.length === 0) return
  await db
    .insert(storiesInReview)
    .values(stories.map((story) => ({ id: story.id, story, state: 'waiting' as const, foundAt })))
    .onConflictDoUpdate({
      target: storiesInReview.id,
      set: { story: sql`excluded.story` },
      setWhere: eq(storiesInReview.state, 'waiting'),
    })
}

export async function countWaiting(db: Database): Promise<number> {
  return db.$count(storiesInReview, eq(storiesInReview.state, 'waiting'))
}

/** The longest waiting first. */
export async function listWaiting(db: Database, most: number): Promise<Story[]> {
  const rows = await db
    .select({ story: storiesInReview.story })
    .from(storiesInReview)
    .where(eq(storiesInReview.state, 'waiting'))
    .orderBy(asc(storiesInReview.foundAt), asc(storiesInReview.id))
    .limit(most)
  return rows.map(({ story }) => story)
}

const waitingUnder = (id: string) => and(eq(storiesInReview.id, id), eq(storiesInReview.state, 'waiting'))

export async function findWaiting(db: Database, id: string): Promise<Story | undefined> {
  const [row] = await db
    .select({ story: storiesInReview.story })
    .from(storiesInReview)
    .where(waitingUnder(id))
  return row?.story
}

export async function takeOutOfReview(db: Database, id: string): Promise<void> {
  await db.delete(storiesInReview).where(waitingUnder(id))
}

/** What waits and was withdrawn is turned down, what was corrected says so; how many rows changed. */
export async function markWaiting(db: Database, { ids, status }: WorkStatus): Promise<number> {
  const waiting = and(inArray(storiesInReview.id, [...ids]), eq(storiesInReview.state, 'waiting'))
  const { story } = storiesInReview
  const changed = await db
    .update(storiesInReview)
    .set(
      withdrawnStatuses.includes(status)
        ? { state: 'turned-down' }
        : { story: sql`jsonb_set(${story}, '{status}', to_jsonb(${status}::text))` },
    )
    .where(and(waiting, sql`${story} ->> 'status' is distinct from ${status}::text`))
    .returning({ id: storiesInReview.id })
  return changed.length
}

/** Whether it was waiting. */
export async function turnDown(db: Database, id: string): Promise<boolean> {
  const changed = await db
    .update(storiesInReview)
    .set({ state: 'turned-down' })
    .where(waitingUnder(id))
    .returning({ id: storiesInReview.id })
  return changed.length > 0
}
