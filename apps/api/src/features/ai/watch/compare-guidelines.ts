import { bullet, type GuidelineColumn, type GuidelineResponse } from '@auscult/contract/ai/guideline.ts'
import type { AnswerDifference } from '@auscult/contract/ai/watch.ts'
import { tell } from './difference.ts'

/**
 * What tells two comparisons apart: which guidelines came and which went, which were replaced by a newer edition, and whose first-line treatment is
 * another. Of `old`, those in `withdrawn` (ids) are told as withdrawn and not again as gone. Criteria and notes that read otherwise, the order of
 * points, and words that differ in signs or case alone are not told.
 */
export function compareGuidelines(
  { guidelines: old }: GuidelineResponse,
  { guidelines: latest }: GuidelineResponse,
  withdrawn: ReadonlySet<string>,
): AnswerDifference[] {
  const before = new Map(old.map((column) => [column.id, column]))
  const after = new Set(latest.map(({ id }) => id))
  const added = latest.filter(({ id }) => !before.has(id))
  const gone = old.filter(({ id }) => !after.has(id) && !withdrawn.has(id))
  const superseded = latest.filter(({ id, isSuperseded }) => {
    const known = before.get(id)
    return known !== undefined && isSuperseded && !known.isSuperseded
  })
  return [
    ...latest.flatMap((column) => compareTreatment(before.get(column.id), column)),
    ...tellAll('superseded', superseded),
    ...tellAll('guidelines', added),
    ...tellAll('removed', gone),
  ]
}

function tellAll(kind: AnswerDifference['kind'], columns: readonly GuidelineColumn[]): AnswerDifference[] {
  return columns.length === 0 ? [] : [tell(kind, [null, null], columns)]
}

function compareTreatment(old: GuidelineColumn | undefined, latest: GuidelineColumn): AnswerDifference[] {
  if (old === undefined || keyOf(old) === keyOf(latest)) return []
  return [tell('first-line', [treatmentOf(old), treatmentOf(latest)], [latest])]
}

/** Points with their grades, whatever their order, as words and figures alone. */
function keyOf({ treatment }: GuidelineColumn): string {
  const points = treatment.map(({ text, recommendationClass: grade, evidenceLevel: level }) =>
    [text, grade, level].map((part) => wordsOf(part ?? '')).join('|'),
  )
  return points.toSorted().join('\n')
}

function wordsOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}<>≤≥.%]+/gu, ' ')
    .trim()
}

function treatmentOf({ treatment }: GuidelineColumn): string | null {
  if (treatment.length === 0) return null
  return treatment
    .map(({ text, recommendationClass: grade }) => (grade === null ? text : `${text} (${grade})`))
    .join(` ${bullet} `)
}
