import type { QuestionKind } from '@auscult/contract/ai/ai.ts'
import type { Evidence } from '@auscult/contract/evidence/evidence.ts'
import { appraise } from '../appraise/appraise.ts'
import { detectDesign } from '../appraise/design.ts'
import type { Design } from '../appraise/study-design.ts'
import { documentSentences } from '../corpus/text-index/indexed-lines.ts'
import type { Hit } from '../corpus/text-index/evidence-index.ts'
import { chooseQuote } from './document/quote.ts'
import { answerFrames } from './frames/answer-frames.ts'
import { presentSource } from './respond.ts'

/** A document's card, and the design its score was made by. */
export type DocumentCard = { evidence: Evidence; design: Design }

/** What each design is mostly made to answer; all else is read as a study of treatment. */
const madeFor: Partial<Record<Design, QuestionKind>> = {
  'diagnostic-accuracy': 'diagnosis',
  'prediction-rule': 'prognosis',
  guideline: 'guideline',
}

const exact = { population: 'match', intervention: 'match', comparator: 'match', outcome: 'match' } as const

/** The card of a document that nobody asked a question of: its own comparison and its own primary outcome, in English. */
export function presentDocument(
  { document, record }: Pick<Hit, 'document' | 'record'>,
  currentYear: number,
): DocumentCard {
  const kind = madeFor[detectDesign(document).design] ?? 'treatment'
  const appraisal = appraise(document, { kind, directness: exact, currentYear })
  const bestSentence = documentSentences(document)[0] ?? { text: document.title, section: null }
  const asked = { kind, concepts: [], intervention: [] }
  const quote = chooseQuote({ document, record, bestSentence }, appraisal, asked)
  return {
    evidence: presentSource({ document, appraisal, quote }, answerFrames('en')),
    design: appraisal.design,
  }
}
