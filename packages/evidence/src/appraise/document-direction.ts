import type { Direction } from '@auscult/contract/ai.ts'
import type { Document } from '../corpus/document.ts'
import type { Design } from './appraisal.ts'
import { estimateSign, tellArmsApart } from './arms.ts'
import { type Change, type Comparison, directionFor } from './direction.ts'
import { changeByEffect } from './effect-direction.ts'
import type { MainEffect } from './main-effect.ts'
import { polarityOf } from './outcome-polarity.ts'

/** `sentence` is what the direction rests on, in the source's own characters; null where it is unclear or a curator stated it. */
export type DirectionFound = { direction: Direction; sentence: string | null }

/** What is known of the comparison: the question's, and what the document says of itself. */
export type Known = {
  comparison: Comparison | undefined
  primary: string | null
  main: MainEffect | undefined
}

const withoutDirection: ReadonlySet<Design> = new Set([
  'guideline',
  'narrative-review',
  'opinion',
  'protocol',
  'laboratory',
  'diagnostic-accuracy',
  'prediction-rule',
])

/** Below these the sentence is likely about something else, or the model as often wrong as right. */
const least = { coverage: 1 / 3, probability: 0.45 }

const unclear: DirectionFound = { direction: 'unclear', sentence: null }

/**
 * Benefit, harm or no difference for the outcome that was asked for, else for the document's own primary outcome. Unclear where
 * the document does not speak of that outcome, or where it cannot be told whether more of it is good.
 */
export function readDirection(document: Document, design: Design, known: Known): DirectionFound {
  if (document.facts !== null) return { direction: document.facts.direction, sentence: null }
  if (withoutDirection.has(design)) return unclear
  const { comparison } = known
  if (comparison !== undefined && comparison.outcome !== '') return ofOutcome(comparison, document)
  return ofMainEffect(known) ?? ofOutcome(ownComparison(document, known), document)
}

function ofOutcome(comparison: Comparison, document: Document): DirectionFound {
  const found = directionFor(comparison, document)
  if (found === undefined || found.coverage < least.coverage || found.probability < least.probability)
    return unclear
  return judge(found.change, comparison.outcome, found.sentence)
}

function ofMainEffect({ comparison, primary, main }: Known): DirectionFound | undefined {
  if (main === undefined) return undefined
  const { effect, sentence } = main
  const before = sentence.text.slice(0, sentence.text.indexOf(effect.text))
  const outcome = /\bprimary\b/iu.test(before) && primary !== null ? primary : `${before} ${effect.text}`
  const arms = tellArmsApart(comparison?.intervention ?? '', comparison?.comparator ?? '')
  const change = changeByEffect(effect, outcome, estimateSign(before, arms))
  return change === undefined ? undefined : judge(change, outcome, sentence.text)
}

function ownComparison(document: Document, { comparison, primary }: Known): Comparison {
  const named = comparison?.intervention
  return {
    intervention: named ?? document.title,
    comparator: comparison?.comparator ?? '',
    outcome: primary ?? document.title,
  }
}

function judge(change: Change, outcome: string, sentence: string): DirectionFound {
  if (change === 'no-difference') return { direction: 'no-difference', sentence }
  const polarity = polarityOf(outcome)
  if (polarity === 'unknown') return unclear
  const isGood = (change === 'increased') === (polarity === 'more-is-better')
  return { direction: isGood ? 'benefit' : 'harm', sentence }
}
