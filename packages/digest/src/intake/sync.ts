import { withdrawnStatuses } from '@auscult/evidence/corpus/retractions/withdrawn.ts'
import { checkStory, type Known } from '../check-story.ts'
import { RefusedFetch, type Version } from '../fetch/fetch-public.ts'
import type { Source } from '../known-sources.ts'
import type { Story } from '../story.ts'
import { Duplicates, type KnownStory } from './duplicates.ts'
import type { Reading, WorkStatus } from './reading.ts'
import { afterFailure, afterReading, newState, type SourceState, type StateStore } from './source-state.ts'

/** Where stories go. */
export type StoryStore = {
  /** Stories there are, waiting or turned down ones among them, since a day such as '2026-11-12' and of any day under these ids. */
  listKnown(since: string, ids: readonly string[]): Promise<KnownStory[]>
  /** Takes each in. */
  keep(stories: readonly Story[]): Promise<void>
  /** Says of works that are there what has become of them; how many of them said something else before. Their words stay as they are. */
  mark(works: readonly WorkStatus[]): Promise<number>
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
  /** Works that were there and are withdrawn, doubted or corrected since. */
  marked: number
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
  const { stories, works, duplicates, refusals } = await choose(deps, told, now)
  // First of all: what is wrong must not wait for what is new.
  const marked = works.length === 0 ? 0 : await deps.stories.mark(works)
  await deps.stories.keep(stories)
  const counts = { entries: told.length, kept: stories.length, refused: refusals.length }
  await deps.states.saveState(afterReading(state, now, { ...read, counts }))
  return {
    ...reportOf(source, 'kept'),
    kept: stories.length,
    marked,
    duplicates,
    refusals: refusals.slice(0, mostRefusals),
  }
}

function reportOf({ name }: Source, outcome: SourceReport['outcome']): SourceReport {
  return { source: name, outcome, kept: 0, marked: 0, duplicates: 0, refusals: [], failure: null }
}

/** What holds, is new and is not old; and what has become of works that are there, whether or not they can still be told. */
async function choose({ stories: store, known, clock }: SyncDeps, told: Reading['told'] & {}, now: Date) {
  const since = new Date(now.getTime() - windowMs - 2 * dayMs).toISOString().slice(0, 10)
  const there = await store.listKnown(
    since,
    told.flatMap((each) => [...(each.work?.ids ?? []), ...('story' in each ? [each.story.id] : [])]),
  )
  const ids = new Set(there.map(({ id }) => id))
  const seen = new Duplicates(there, known.frontPages)
  const chosen = {
    stories: [] as Story[],
    works: [] as WorkStatus[],
    duplicates: 0,
    refusals: [] as SourceReport['refusals'],
  }
  for (const each of told) {
    const { title, work } = each
    if (work?.ids.some((id) => ids.has(id)) === true) {
      chosen.works.push(work)
      continue
    }
    const reason = 'refusal' in each ? each.refusal : whyNot(each.story, known, clock())
    if (reason !== undefined) chosen.refusals.push({ title, reason })
    else if ('story' in each) {
      if (seen.has(each.story)) {
        chosen.duplicates += 1
        continue
      }
      seen.add(each.story)
      chosen.stories.push(each.story)
    }
  }
  return chosen
}

function whyNot(story: Story, known: Known, now: Date): string | undefined {
  const [fault] = checkStory(story, known)
  if (fault !== undefined) return `${fault.fault}: ${fault.about}`
  if (story.status !== undefined && withdrawnStatuses.includes(story.status))
    return `it is withdrawn (${story.status})`
  if (story.kind !== 'news') return undefined
  const at = Date.parse(story.publishedAt)
  if (at > now.getTime() + 2 * dayMs) return 'its date is in the future'
  return at < now.getTime() - windowMs ? 'it is older than two weeks' : undefined
}
