import type { ToolOffer } from '@auscult/contract/ai/tools.ts'
import type { Fitted } from './fit-result.ts'
import type { Question } from '../question/question.ts'

type Asked = {
  offers: readonly ToolOffer[]
  asksNothing: boolean
  /** The range of a test in somebody whom the guide is not for. */
  asksRangeOfOthers: boolean
}

/**
 * Where a score is all that is asked for, what else the question tells are its items: 'chadsvasc 72f htn' asks for no treatment of
 * hypertension. Only evidence that speaks of the score answers then. 'Normal CSF glucose' is told by the test's row. A figure that is told alone asks for no treatment either, whatever
 * study has the test among its limits, nor does one beside a complaint: what must not be missed comes before any advice.
 */
export function leaveToTool(
  fitted: readonly Fitted[],
  { tests }: Question,
  { offers, asksNothing, asksRangeOfOthers }: Asked,
): readonly Fitted[] {
  const isOfRow = offers.some(({ tool, covers }) => tool === 'labs' && covers)
  if (asksNothing || isOfRow) return fitted.map(withoutAnswer)
  if (asksRangeOfOthers) return fitted.map((each) => (isOfOthers(each) ? withoutAnswer(each) : each))
  if (!offers.some(({ tool, covers }) => tool === 'calculator' && covers)) return fitted
  const scores = new Set(tests.map(({ term }) => term))
  return fitted.map((each) =>
    each.candidate.matched.some((term) => scores.has(term)) ? each : withoutAnswer(each),
  )
}

function withoutAnswer({ candidate, fit }: Fitted): Fitted {
  return { candidate, fit: { ...fit, answers: false, obstacle: fit.obstacle ?? 'shares-words' } }
}

const ofOthers: ReadonlySet<string> = new Set(['not-pregnant', 'adults-only', 'children-untold'])

/** Studied in none of those whose range is asked. */
function isOfOthers({ fit: { judgement } }: Fitted): boolean {
  return ofOthers.has(judgement.people.degree)
}
