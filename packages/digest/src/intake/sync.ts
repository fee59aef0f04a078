import { checkStory, type Known } from '../check-story.ts'
import { RefusedFetch, type Version } from '../fetch/fetch-public.ts'
import type { Source } from '../known-sources.ts'
import type { Story } from '../story.ts'
import { Duplicates, type KnownStory } from './duplicates.ts'
import type { Reading } from './reading.ts'
import { afterFailure, afterReading, newState, type SourceState, type StateStore } from './source-state.ts'

/** Where stories go. */
export type StoryStore = {
  /** Stories there are, waiting or turned down ones among them, since a day such as '2026-11-12' and of any day under these ids. */
  listKnown(since: string, ids: readonly string[]): Promise<KnownStory[]>
  /** Takes each in, or brings it up to date. */
  keep(stories: readonly Story[]): Promise<void>
}

export type SyncDeps = {
  states: StateStore
  stories: StoryStore
  known: Known
  clock: () => Date
  /** Asks a source for what is new. Throws a sentence for the operator where it cannot be had. */
  read(source: Source, version: Version, since: Date): Promise<Reading>
}

/** What came of a source in a run. */
export type SourceReport = {
  source: string
  outcome: 'kept' | 'unchanged' | 'failed' | 'not-due'
  kept: number
  duplicates: number
  refusals: { title: string; reason: string }[]
  failure: string | null
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const pauseMs = { agency: hourMs, journal: 12 * hourMs, preprints: 12 * hourMs } as const
/** Older news is none; of papers what PubMed took in within that time is asked for. */
const windowMs = 14 * dayMs
const mostRefusals = 100

/** Asks each source that is due, one after the other; one that fails keeps no other from being read. */
export async function syncSources(
  deps: SyncDeps,
  sources: readonly Source[],
  { evenIfNotDue = false }: { evenIfNotDue?: boolean } = {},
): Promise<SourceReport[]> {
  const states = new Map((await deps.states.listStates()).map((state) => [state.source, state]))
  const reports: SourceReport[] = []
  for (const source of sources) {
    const state = states.get(source.name) ?? newState(source.name)
    const isDue = state.nextAt === null || state.nextAt <= deps.clock()
    // oxlint-disable-next-line no-await-in-loop -- politely, and what one brings the next must know
    if (isDue || evenIfNotDue) reports.push(await syncSource(deps, source, state))
    else reports.push(reportOf(source, 'not-due'))
  }
  return reports
}

async function syncSource(deps: SyncDeps, source: Source, state: SourceState): Promise<SourceReport> {
  try {
    return await readAndKeep(deps, source, state)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const retryAfterMs = error instanceof RefusedFetch ? error.retryAfterMs : 0
    await deps.states.saveState(afterFailure(state, deps.clock(), { message, retryAfterMs }))
    return { ...reportOf(source, 'failed'), failure: message }
  }
}

async function readAndKeep(deps: SyncDeps, source: Source, state: SourceState): Promise<SourceReport> {
  const now = deps.clock()
  const since = new Date(now.getTime() - windowMs)
  const { told, version } = await deps.read(source, state.version, since)
  const read = { version, pauseMs: pauseMs[source.kind] }
  if (told === undefined) {
    await deps.states.saveState(afterReading(state, now, read))
    return reportOf(source, 'unchanged')
  }
  const { stories, duplicates, refusals } = await choose(deps, told, now)
  await deps.stories.keep(stories)
  const counts = { entries: told.length, kept: stories.length, refused: refusals.length }
  await deps.states.saveState(afterReading(state, now, { ...read, counts }))
  return {
    ...reportOf(source, 'kept'),
    kept: stories.length,
    duplicates,
    refusals: refusals.slice(0, mostRefusals),
  }
}

function reportOf({ name }: Source, outcome: SourceReport['outcome']): SourceReport {
  return { source: name, outcome, kept: 0, duplicates: 0, refusals: [], failure: null }
}

/** What holds, is new and is not old; and what has been withdrawn of what is there. */
async function choose({ stories: store, known, clock }: SyncDeps, told: Reading['told'] & {}, now: Date) {
  const refusals: SourceReport['refusals'] = []
  const sound: Story[] = []
  for (const each of told) {
    const reason = 'refusal' in each ? each.refusal : whyNot(each.story, known, clock())
    if (reason !== undefined) refusals.push({ title: each.title, reason })
    else if ('story' in each) sound.push(each.story)
  }
  const since = new Date(now.getTime() - windowMs - 2 * dayMs).toISOString().slice(0, 10)
  const there = await store.listKnown(
    since,
    sound.map(({ id }) => id),
  )
  const ids = new Set(there.map(({ id }) => id))
  const seen = new Duplicates(there, known.frontPages)
  const stories: Story[] = []
  let duplicates = 0
  for (const story of sound) {
    if (story.status === 'retracted') {
      // Of what was withdrawn only what readers have seen is worth their while.
      if (ids.has(story.id)) stories.push(story)
      continue
    }
    if (seen.has(story)) {
      duplicates += 1
      continue
    }
    seen.add(story)
    stories.push(story)
  }
  return { stories, duplicates, refusals }
}

function whyNot(story: Story, known: Known, now: Date): string | undefined {
  const [fault] = checkStory(story, known)
  if (fault !== undefined) return `${fault.fault}: ${fault.about}`
  if (story.kind !== 'news') return undefined
  const at = Date.parse(story.publishedAt)
  if (at > now.getTime() + 2 * dayMs) return 'its date is in the future'
  return at < now.getTime() - windowMs ? 'it is older than two weeks' : undefined
}
