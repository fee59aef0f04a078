import { AnswerRecord, EngineRecord, Weighed } from '@auscult/contract/ai/record.ts'
import { z } from 'zod'

/** What is kept beside an answer so that it can be explained: the engine's record, and the corpus it was made from. */
export const KeptRecord = EngineRecord.extend({ corpus: AnswerRecord.shape.corpusThen })
export type KeptRecord = z.infer<typeof KeptRecord>

/** Answers of version 0.1 kept a bare list of candidates, without names and reasons. */
const EarlierRecord = z.array(Weighed.pick({ id: true, relevance: true, matched: true, shownAs: true }))

/** What was kept, whichever version kept it. */
export function readKept(stored: unknown): KeptRecord {
  const kept = KeptRecord.safeParse(stored).data
  if (kept !== undefined) return kept
  const earlier = EarlierRecord.safeParse(stored).data ?? []
  const unknown = { name: '', link: '', kind: null, year: null, reason: null }
  return {
    searches: [],
    candidates: earlier.map((candidate) => ({ ...unknown, ...candidate })),
    timings: null,
    corpus: null,
  }
}
