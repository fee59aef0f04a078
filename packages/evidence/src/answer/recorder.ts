import type { AgentResponse } from '@auscult/contract/ai/ai.ts'
import type { DropReason, EngineRecord, Searched, Weighed } from '@auscult/contract/ai/record.ts'
import type { Candidate } from '../search/search.ts'
import type { Drop } from './source/drop.ts'

type Timings = NonNullable<EngineRecord['timings']>

/** Takes down while a question is answered what explains the answer later, each thing where it is decided. */
export type Recorder = {
  drop: Drop
  searched: (searched: Searched) => void
  /** Ends a stage; the next one begins. */
  lap: (stage: keyof Timings) => void
  /** All candidates in the order of the search, with what became of each in the answer. `shown` are those it rests on. */
  finish: (
    candidates: readonly Candidate[],
    response: Pick<AgentResponse, 'nearest' | 'withdrawn'>,
    shown: readonly string[],
  ) => EngineRecord
}

export function createRecorder(): Recorder {
  const reasons = new Map<string, DropReason>()
  const searches: Searched[] = []
  const timings: Timings = { understandMs: 0, searchMs: 0, answerMs: 0, proseMs: 0 }
  let since = performance.now()
  return {
    drop: (id, reason) => {
      if (!reasons.has(id)) reasons.set(id, reason)
    },
    searched: (searched) => {
      searches.push(searched)
    },
    lap: (stage) => {
      const now = performance.now()
      timings[stage] = Math.round((now - since) * 10) / 10
      since = now
    },
    finish: (candidates, response, shown) => {
      const places = new Map<string, Weighed['shownAs']>([
        ...response.nearest.map(({ id }) => [id, 'nearest'] as const),
        ...response.withdrawn.map(({ id }) => [id, 'withdrawn'] as const),
        ...shown.map((id) => [id, 'evidence'] as const),
      ])
      return {
        searches,
        candidates: candidates.map((candidate) =>
          presentWeighed(candidate, places.get(candidate.document.id) ?? null, reasons),
        ),
        timings,
      }
    },
  }
}

function presentWeighed(
  { document, score, matched }: Candidate,
  shownAs: Weighed['shownAs'],
  reasons: ReadonlyMap<string, DropReason>,
): Weighed {
  return {
    id: document.id,
    name: document.title,
    link: document.links[0] ?? '',
    kind: document.kind,
    year: document.year,
    relevance: score,
    matched: [...matched],
    shownAs,
    reason: shownAs === 'evidence' ? null : (reasons.get(document.id) ?? null),
  }
}
