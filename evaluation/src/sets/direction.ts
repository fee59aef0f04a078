import { directionFor } from '@auscult/evidence/appraise/direction.ts'
import type { Document } from '@auscult/evidence/corpus/document.ts'
import { judgeSingleLabels } from './label-figures.ts'

export const directionLabels = ['increased', 'decreased', 'no difference'] as const

export type DirectionQuestion = {
  id: string
  document: string
  intervention: string
  comparator: string
  outcome: string
  label: (typeof directionLabels)[number]
}

const labelOf = { increased: 'increased', decreased: 'decreased', 'no-difference': 'no difference' } as const

/** What an intervention did to an outcome, read from the document; where nothing is found the answer counts as wrong. */
export function measureDirection(
  documents: ReadonlyMap<string, Document>,
  questions: readonly DirectionQuestion[],
) {
  const rows = questions.flatMap((question) => {
    const document = documents.get(question.document)
    if (document === undefined) return []
    const found = directionFor(question, document)
    return [{ truth: question.label, found: found === undefined ? 'not found' : labelOf[found.change] }]
  })
  return { questions: rows.length, ...judgeSingleLabels(rows, directionLabels) }
}
