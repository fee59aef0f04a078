type Ranked = { document: { id: string }; score: number }

/** The constant of reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009), which evens out the first few ranks. */
const evenness = 60

/**
 * Puts a list ranked by words and one ranked by meaning together. The order is that of reciprocal rank fusion; the scores stay those
 * of the list by words, highest first, since what follows compares them with thresholds. `ranked` must be sorted.
 */
export function fuseRanks<Item extends Ranked>(ranked: readonly Item[], nearest: readonly string[]): Item[] {
  if (nearest.length === 0) return [...ranked]
  const place = new Map(nearest.map((id, nth) => [id, nth]))
  return ranked
    .map((item, nth) => ({ item, sum: gain(nth) + gain(place.get(item.document.id)), nth }))
    .toSorted((a, b) => b.sum - a.sum || a.nth - b.nth)
    .map(({ item }, nth) => ({ ...item, score: ranked[nth]?.score ?? item.score }))
}

function gain(rank: number | undefined): number {
  return rank === undefined ? 0 : 1 / (evenness + rank + 1)
}
