import { type SourceReport, syncSources } from '@auscult/digest/intake/sync.ts'
import { hostOf, readKnown, type Source } from '@auscult/digest/known-sources.ts'
import { canonicalUrl } from '@auscult/digest/story.ts'
import type { IntakeDeps } from './intake.ts'
import { createStoryStore } from './review.ts'
import { createStateStore } from './store.ts'

type Asked = {
  asked: readonly Source[]
  /** All there are: their hosts may be linked to, their names may stand beside a story. */
  known: readonly Source[]
  evenIfNotDue: boolean
}

/** Asks sources, and keeps what they tell. */
export async function askSources(
  deps: IntakeDeps,
  { asked, known: sources, evenIfNotDue }: Asked,
): Promise<SourceReport[]> {
  const { db, clock, contentFolder } = deps
  const reader = deps.openReader(sources)
  const known = readKnown(contentFolder)
  try {
    return await syncSources(
      {
        states: createStateStore(db),
        stories: createStoryStore(deps),
        clock,
        known: {
          ...known,
          hosts: new Set([...known.hosts, ...sources.map(({ website }) => hostOf(website))]),
          frontPages: new Set(sources.map(({ website }) => canonicalUrl(website))),
          sources: new Set(sources.map(({ name }) => name)),
        },
        read: (source, version, since) => reader.read(source, version, since),
      },
      asked,
      { evenIfNotDue },
    )
  } finally {
    await reader.close()
  }
}
