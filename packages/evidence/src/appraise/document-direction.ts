import type { Direction, Effect } from '@auscult/contract/evidence/evidence.ts'
import type { Document } from '../corpus/document.ts'
import type { Design } from './study-design.ts'
import { estimateSign, tellArmsApart } from './arms.ts'
import { comparison, improved, noDifference } from './change-cues.ts'
import { type Comparison, directionFor } from './direction.ts'
import type { Change } from './effect-direction.ts'
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
  const asked = known.comparison
  if (asked !== undefined && asked.outcome !== '') return ofOutcome(asked, document)
  return ofMainEffect(known) ?? ofOutcome(ownComparison(document, known), document)
}

function ofOutcome(asked: Comparison, document: Document): DirectionFound {
  const found = directionFor(asked, document)
  if (found === undefined || found.coverage < least.coverage || found.probability < least.probability)
    return unclear
  return judge(found.change, asked.outcome, found.sentence)
}

function ofMainEffect({ comparison: asked, primary, main }: Known): DirectionFound | undefined {
  if (main === undefined) return undefined
  const { effect, sentence } = main
  const before = sentence.text.slice(0, sentence.text.indexOf(effect.text))
  const outcome = outcomeOf(before, effect, primary)
  const arms = tellArmsApart(asked?.intervention ?? '', asked?.comparator ?? '')
  const change = changeByEffect(effect, outcome, estimateSign(before, arms))
  if (change === undefined) return undefined
  const found = judge(change, outcome, sentence.text)
  return isContradicted(found.direction, before) ? unclear : found
}

/** What the estimate is of, as its sentence names it, else as the measure does: 'hazard ratio for death', 'vaccine efficacy'. */
function outcomeOf(before: string, effect: Effect, primary: string | null): string {
  const named = /\bprimary\b/iu.test(before) && primary !== null ? primary : namedOutcome(before)
  if (polarityOf(named) !== 'unknown') return named
  const measured = effect.text.replaceAll(/\b(?:efficacy|effectiveness|reduction)\b/giu, ' ')
  if (polarityOf(measured) !== 'unknown') return measured
  return /efficacy|effectiveness|relative risk reduction/u.test(effect.measure) ? `risk of ${named}` : named
}

/** The words of the sentence say the opposite: an outcome that was named by its other end, such as a scale. */
function isContradicted(direction: Direction, before: string): boolean {
  if (noDifference.test(before)) return false
  const saysGood = improved.test(before)
  const saysBad = didWorse.test(before)
  return (direction === 'harm' && saysGood && !saysBad) || (direction === 'benefit' && saysBad && !saysGood)
}

/** Of the result: 'worsening heart failure' is an outcome. */
const didWorse = /\b(?:worse|worsened|harmed|harmful|inferior|detrimental)\b/iu

const namesOutcome =
  /\b(?:(?:risks?|rates?|incidences?|odds|hazards?|frequency|occurrence|likelihood|probability) (?:of|for)|(?:lower|reduc|increas|rais|decreas|improv|prolong|shorten|chang|affect|prevent)(?:s|ed|es|d|e)?)\s(?!with\b|in\b|among\b|than\b|by\b|for\b|after\b)(?!.*\b(?:risk|rate|incidence)s? (?:of|for)\s)/iu

const leadingPopulation = /^(?:In|Among|For)\b[^,]*,\s*/u

/** The outcome of a result sentence stands after 'the risk of' or the verb; before them stands who was treated. */
function namedOutcome(before: string): string {
  const at = namesOutcome.exec(before)
  const tail = at === null ? before.replace(leadingPopulation, '') : before.slice(at.index)
  return tail.split(comparison)[0] ?? tail
}

function ownComparison(document: Document, { comparison: asked, primary }: Known): Comparison {
  const named = asked?.intervention
  return {
    intervention: named ?? document.title,
    comparator: asked?.comparator ?? '',
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
