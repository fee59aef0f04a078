import type { ToolOffer } from '@auscult/contract/ai/tools.ts'
import type { Fitted } from './fit-result.ts'
import type { Question } from '../question/question.ts'

/**
 * Where a score is all that is asked for, what else the question tells are its items: 'chadsvasc 72f htn' asks for no treatment of
 * hypertension. Only evidence that speaks of the score answers then. 'Normal CSF glucose' is told by the test's row. A figure that is told alone asks for no treatment either, whatever
 * study has the test among its limits, nor does one beside a complaint: what must not be missed comes before any advice.
 */
export function leaveToTool(
  fitted: readonly Fitted[],
  { tests }: Question,
  { offers, asksNothing }: { offers: readonly ToolOffer[]; asksNothing: boolean },
): readonly Fitted[] {
  const isOfRow = offers.some(({ tool, covers }) => tool === 'labs' && covers)
  if (asksNothing || isOfRow) return fitted.map(withoutAnswer)
  if (!offers.some(({ tool, covers }) => tool === 'calculator' && covers)) return fitted
  const scores = new Set(tests.map(({ term }) => term))
  return fitted.map((each) =>
    each.candidate.matched.some((term) => scores.has(term)) ? each : withoutAnswer(each),
  )
}

function withoutAnswer({ candidate, fit }: Fitted): Fitted {
  return { candidate, fit: { ...fit, answers: false, obstacle: fit.obstacle ?? 'shares-words' } }
}
