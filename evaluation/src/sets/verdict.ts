import { verdictFor } from '@auscult/evidence/appraise/verdict.ts'
import type { Document } from '@auscult/evidence/corpus/document.ts'
import { judgeSingleLabels } from './label-figures.ts'

export const verdictLabels = ['yes', 'no', 'maybe'] as const

export type VerdictQuestion = {
  id: string
  document: string
  question: string
  label: (typeof verdictLabels)[number]
}

/** The answer a document gives to a yes-or-no question; where nothing is found the answer counts as wrong. */
export function measureVerdict(
  documents: ReadonlyMap<string, Document>,
  questions: readonly VerdictQuestion[],
) {
  const rows = questions.flatMap((question) => {
    const document = documents.get(question.document)
    if (document === undefined) return []
    const found = verdictFor(question.question, document)
    return [{ truth: question.label, found: found === undefined ? 'not found' : found.verdict }]
  })
  return { questions: rows.length, ...judgeSingleLabels(rows, verdictLabels) }
}
