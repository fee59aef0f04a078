import type { Candidate } from '../search/search.ts'
import type { Selection } from './select.ts'
import type { Source } from './source.ts'

/**
 * One candidate as it was weighed, also when it was not shown: what explains an answer later, and what a replay of it is
 * compared with. The Strength Scores of what was shown stand in the answer itself.
 */
export type Weighed = {
  id: string
  /** Of the search's second stage; comparable within one answer. */
  relevance: number
  /** Terms of the question's concepts that were found in it. */
  matched: string[]
  shownAs: 'evidence' | 'nearest' | 'withdrawn' | null
}

/** All candidates in the order of the search. */
export function recordWeighed(
  candidates: readonly Candidate[],
  { evidence, nearest, withdrawn }: Selection<Source>,
): Weighed[] {
  const shownAs = new Map<string, Weighed['shownAs']>([
    ...nearest.map(({ document }) => [document.id, 'nearest'] as const),
    ...withdrawn.map(({ document }) => [document.id, 'withdrawn'] as const),
    ...evidence.map(({ document }) => [document.id, 'evidence'] as const),
  ])
  return candidates.map(({ document, score, matched }) => ({
    id: document.id,
    relevance: score,
    matched: [...matched],
    shownAs: shownAs.get(document.id) ?? null,
  }))
}
