import type { DropReason } from '@auscult/contract/ai/record.ts'

type Group<Weighed> = { reason: DropReason | null; candidates: Weighed[] }

/** Candidates by the reason they were dropped for; the reason of the most relevant one first, and in it the most relevant first. */
export function groupByReason<Weighed extends { reason: DropReason | null; relevance: number }>(
  dropped: readonly Weighed[],
): Group<Weighed>[] {
  const groups = new Map<DropReason | null, Weighed[]>()
  for (const candidate of dropped.toSorted((a, b) => b.relevance - a.relevance)) {
    const known = groups.get(candidate.reason)
    if (known === undefined) groups.set(candidate.reason, [candidate])
    else known.push(candidate)
  }
  return [...groups].map(([reason, candidates]) => ({ reason, candidates }))
}
