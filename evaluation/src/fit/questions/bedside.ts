import type { EvidenceRecord } from '@auscult/evidence/record/evidence-record.ts'
import type { Lexicon } from '@auscult/evidence/understand/lexicon/lexicon.ts'
import { join } from 'node:path'
import { z } from 'zod'
import { halfOf } from '../../clinicians/set.ts'
import { foldOf, type FitQuestion, isSimilar, mostBeside, pairsOf } from '../pairs.ts'
import type { Asked, FitCorpus } from '../search.ts'
import { readChecked } from '../../user/set.ts'

const file = join(import.meta.dirname, '../../../questions/bedside.jsonl')

/** Typed as at the bedside by people who had a study's record before them and had seen nothing else of the product. */
const BedsideQuestion = z.object({
  id: z.string().min(1),
  lang: z.string().min(2),
  question: z.string().min(1),
  /** `answer` where the study answers it; `refuse` where it comes near and does not, whatever others may do. */
  expect: z.enum(['answer', 'refuse']),
  study: z.string().min(1),
  /** Of a near miss, in what it differs. */
  differs: z.string().nullable(),
})
export type BedsideQuestion = z.infer<typeof BedsideQuestion>

const weights = { answer: 2, refuse: 6 } as const

/** Throws `RowError` at a bad row. */
export async function readBedsideQuestions(): Promise<BedsideQuestion[]> {
  const questions: BedsideQuestion[] = []
  for await (const { row } of readChecked(file, BedsideQuestion)) questions.push(row)
  return questions
}

/** Halves are parted by the study, so that what is fitted on one tells nothing of the other. Of a near miss its study alone is judged. */
export function bedsideQuestions(
  questions: readonly BedsideQuestion[],
  asked: ReadonlyMap<string, Asked>,
  { recordOf }: FitCorpus,
  lexicon: Lexicon,
): FitQuestion[] {
  return questions.flatMap(({ id, question, expect, study }) => {
    const found = asked.get(question)
    if (found === undefined) return []
    const own: EvidenceRecord = recordOf(study)
    const half = halfOf({ id: study, twinOf: null })
    const isNearMiss = expect === 'refuse'
    const candidates = isNearMiss
      ? found.candidates.filter(({ document }) => document.id === study)
      : found.candidates.slice(0, mostBeside)
    const isKin = (other: string) => isSimilar(own, recordOf(other))
    // What is measured against its best neighbours needs them all.
    const pairs = pairsOf(
      found,
      (other) => (other === study ? (isNearMiss ? 0 : 1) : isKin(other) ? null : 0),
      lexicon,
    ).filter((pair) => candidates.some(({ document }) => document.id === pair.id))
    return [
      {
        id,
        set: `${half} ${isNearMiss ? 'of near misses' : 'at the bedside'}`,
        fold: foldOf(study),
        expect,
        weight: weights[expect],
        expected: new Set(isNearMiss ? [] : [study]),
        allowed: new Set(
          isNearMiss ? [] : [study, ...found.candidates.map(({ document }) => document.id).filter(isKin)],
        ),
        pairs,
      },
    ]
  })
}
