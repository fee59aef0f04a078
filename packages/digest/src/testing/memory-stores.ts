import type { SourceState, StateStore } from '../intake/source-state.ts'
import type { StoryStore } from '../intake/sync.ts'
import type { Story } from '../story.ts'

/** Keeps stories and states as a database would, and lets a test look at them. */
export function createMemoryStores() {
  const kept = new Map<string, Story>()
  const states = new Map<string, SourceState>()
  const stories: StoryStore = {
    async listKnown(since, ids) {
      return [...kept.values()].filter(({ id, publishedAt }) => publishedAt >= since || ids.includes(id))
    },
    async keep(given) {
      for (const story of given) kept.set(story.id, story)
    },
    async mark(works) {
      const before = new Map(kept)
      for (const { ids, status } of works)
        for (const story of ids.map((id) => kept.get(id)))
          if (story !== undefined) kept.set(story.id, { ...story, status })
      return [...kept].filter(([id, { status }]) => before.get(id)?.status !== status).length
    },
  }
  const stateStore: StateStore = {
    listStates: async () => [...states.values()],
    async saveState(state) {
      states.set(state.source, state)
    },
  }
  return { kept, states, stories, stateStore }
}
