import type { EvidenceRecord } from '../record/evidence-record.ts'

/** How likely a record answers, 0 to 1, and who made the record. */
export type Scored = { score: number; maker: EvidenceRecord['maker'] }

/** Of the others, as many are counted beside the best. */
const mostBeside = 2

/**
 * How likely the question is answered by one of the records at least, 0 to 1. A class asked about in place of its drug fits each of its trials
 * halfway, and together they answer. Abstracts that nobody chose add nothing to the best: in a large corpus some always come near.
 */
export function surenessOf(scored: readonly Scored[]): number {
  const [best, ...others] = scored.toSorted((one, other) => other.score - one.score)
  const beside = others.filter(({ maker }) => maker !== 'read').slice(0, mostBeside)
  return 1 - [best, ...beside].reduce((missed, each) => missed * (1 - (each?.score ?? 0)), 1)
}
