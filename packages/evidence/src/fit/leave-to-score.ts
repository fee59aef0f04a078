import type { ToolOffer } from '@auscult/contract/ai/tools.ts'
import type { Fitted } from './fit-result.ts'
import type { Question } from '../question/question.ts'

/**
 * Where a score is all that is asked for, what else the question tells are its items: 'chadsvasc 72f htn' asks for no treatment of
 * hypertension. Only evidence that speaks of the score answers then.
 */
export function leaveToScore(
  fitted: readonly Fitted[],
  { tests }: Question,
  offers: readonly ToolOffer[],
): readonly Fitted[] {
  if (!offers.some(({ tool, covers }) => tool === 'calculator' && covers)) return fitted
  const scores = new Set(tests.map(({ term }) => term))
  return fitted.map((each) =>
    each.candidate.matched.some((term) => scores.has(term))
      ? each
      : { ...each, fit: { ...each.fit, answers: false, obstacle: each.fit.obstacle ?? 'shares-words' } },
  )
}
