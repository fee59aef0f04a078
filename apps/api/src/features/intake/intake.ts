import type { KnownStory } from '@auscult/digest/intake/duplicates.ts'
import type { SourceReader } from '@auscult/digest/intake/intake-thread.ts'
import type { WorkStatus } from '@auscult/digest/intake/reading.ts'
import { newState, type SourceState } from '@auscult/digest/intake/source-state.ts'
import type { SourceReport } from '@auscult/digest/intake/sync.ts'
import { readSources, type Source } from '@auscult/digest/known-sources.ts'
import type { Story } from '@auscult/digest/story.ts'
import type { Clock } from '../../parts/clock.ts'
import type { Database } from '../../parts/db/database.ts'
import { askSources } from './ask-sources.ts'
import { createReview, type Review } from './review.ts'
import { createStateStore, deleteAddedSource, listAddedSources, saveAddedSource } from './store.ts'

export type IntakeDeps = {
  db: Database
  clock: Clock
  contentFolder: string
  /** What asks sources; it is handed all that are known. */
  openReader: (sources: readonly Source[]) => SourceReader
  /** Short or whole names of the sources that the operator switched on; 'all' for every one that can be asked. */
  switchedOn: readonly string[]
  /** Whether a person looks at each story first. */
  isReviewed: boolean
  /** Puts stories among the posts. */
  keep: (stories: readonly Story[]) => Promise<unknown>
  /** Says of posts what has become of their works; how many said something else before. */
  markPosts: (works: readonly WorkStatus[]) => Promise<number>
  /** Posts since a day, and of any day under these ids. */
  listPosts: (since: string, ids: readonly string[]) => Promise<KnownStory[]>
}

export type SourceHealth = { source: Source; isOn: boolean; isAdded: boolean; state: SourceState }

/** What brings news and research in, and what an operator may ask of it. */
export type Intake = Review & {
  /** Asks the sources that are switched on and due. One run at a time: a second call waits for the first and gets its report. */
  sync(options?: { evenIfNotDue?: boolean }): Promise<SourceReport[]>
  listSources(): Promise<SourceHealth[]>
  /** What was switched on and is no source. */
  readonly unknownNames: readonly string[]
  /** Reads the feed once, and keeps the source where it can be read. Throws a sentence for the operator. */
  add(source: Source): Promise<SourceReport>
  /** Whether there was one of the operator's own by that name. */
  remove(name: string): Promise<boolean>
}

/** In the place of a name. */
const everySource = 'all'

export function createIntake(deps: IntakeDeps): Intake {
  const { db, clock, contentFolder } = deps
  const shipped = readSources(contentFolder)
  let running: Promise<SourceReport[]> | undefined

  async function listSources(): Promise<SourceHealth[]> {
    const states = await createStateStore(db).listStates()
    const known = new Map(states.map((state) => [state.source, state]))
    const added = await listAddedSources(db)
    const own = new Set(added.map(({ name }) => name))
    return [...shipped.filter(({ name }) => !own.has(name)), ...added].map((source) => ({
      source,
      isAdded: own.has(source.name),
      isOn: own.has(source.name) || isSwitchedOn(source, deps.switchedOn),
      state: known.get(source.name) ?? newState(source.name),
    }))
  }

  async function syncAll(evenIfNotDue: boolean): Promise<SourceReport[]> {
    const all = await listSources()
    const known = all.map(({ source }) => source)
    const asked = all.flatMap(({ source, isOn }) => (isOn ? [source] : []))
    return askSources(deps, { asked, known, evenIfNotDue })
  }

  return {
    ...createReview(deps),
    listSources,
    unknownNames: deps.switchedOn.filter(
      (name) => name.toLowerCase() !== everySource && !shipped.some((source) => goesBy(source, name)),
    ),
    async sync({ evenIfNotDue = false } = {}) {
      running ??= syncAll(evenIfNotDue).finally(() => {
        running = undefined
      })
      return running
    },
    async add(source) {
      const known = [...(await listSources()).map((each) => each.source), source]
      const [report] = await askSources(deps, { asked: [source], known, evenIfNotDue: true })
      if (report === undefined || report.outcome === 'failed')
        throw new Error(report?.failure ?? 'it was not asked')
      await saveAddedSource(db, source, clock())
      return report
    },
    remove: (name) => deleteAddedSource(db, name),
  }
}

/** What can be asked: a journal by its name in PubMed, an agency by its feed. Preprints are no peer-reviewed research. */
function isSwitchedOn(source: Source, switchedOn: readonly string[]): boolean {
  const { kind, feed, medlineTitle } = source
  if (kind === 'preprints' || (feed === null && medlineTitle === null)) return false
  return switchedOn.some((name) => goesBy(source, name) || name.toLowerCase() === everySource)
}

function goesBy({ name, shortName }: Source, given: string): boolean {
  return [name, shortName].some((each) => each.toLowerCase() === given.toLowerCase())
}
