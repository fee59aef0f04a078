import type { Document } from '../corpus/document.ts'
import { estimateSign, orientation, tellArmsApart } from './arms.ts'
import * as cues from './change-cues.ts'
import { type Clause, type Features, readFeatures, readWords } from './change-features.ts'
import { moreWeights, noneWeights } from './change-weights.ts'
import { listClauses } from './clauses.ts'
import { readSentences, type Sentence } from './document-text.ts'
import { type Change, changeByEffect } from './effect-direction.ts'
import { findEffects } from './effects.ts'
import { type Polarity, polarityOf } from './outcome-polarity.ts'

/** What is compared and for what, each in a few words. */
export type Comparison = { intervention: string; comparator: string; outcome: string }

/**
 * `sentence` is an exact substring of the document; `probability` is the model's, 0 to 1; `coverage`, 0 to 1, is how much of the
 * outcome the clause names: below a third the sentence is likely about something else.
 */
export type ChangeFound = { change: Change; sentence: string; probability: number; coverage: number }

/**
 * Whether a study found more, less or no different an amount of the outcome with the intervention than with the comparator,
 * and the sentence this was read from. Undefined when no sentence of the document speaks of a result.
 */
export function directionFor(
  comparison: Comparison,
  document: Pick<Document, 'title' | 'sections'>,
): ChangeFound | undefined {
  const sentences = readSentences(document.title, document.sections)
  const clauses = listClauses(comparison.outcome, sentences)
  const [clause] = clauses
  if (clause === undefined) return undefined
  const [best] = weigh(changeFeatures(comparison, clauses, sentences))
  if (best === undefined) return undefined
  const found = { sentence: clause.sentence.text, coverage: clause.coverage }
  const measured = clause.coverage >= wellCovered ? measuredChange(comparison, clause) : undefined
  return measured === undefined ? { ...found, ...best } : { ...found, change: measured, probability: 1 }
}

/** An interval in the very clause decides more surely than its words. */
function measuredChange(
  { intervention, comparator, outcome }: Comparison,
  { text, masked }: Clause,
): Change | undefined {
  const [effect, another] = findEffects(text)
  if (effect === undefined || another !== undefined) return undefined
  return changeByEffect(effect, outcome, estimateSign(masked, tellArmsApart(intervention, comparator)))
}

/**
 * The features a comparison is judged by: of the clause that speaks most of the outcome, of the next sentence that does, and of
 * the document as a whole. The model's weights are fitted on these.
 */
export function changeFeatures(
  comparison: Comparison,
  clauses: readonly Clause[],
  sentences: readonly Sentence[],
): Features {
  const [clause, second] = clauses
  if (clause === undefined) return { bias: 1 }
  const arms = tellArmsApart(comparison.intervention, comparison.comparator)
  const polarity = polarityOf(comparison.outcome)
  const group = clause.coverage >= wellCovered ? 'near' : 'far'
  const read = readFeatures(clause, arms, polarity)
  const own = Object.entries(read).map(([name, value]) => [`${group}-${name}`, value] as const)
  const next =
    second === undefined || second.coverage < wellCovered
      ? {}
      : readWords('next-', second.masked, orientation(second.masked, arms), polarity)
  const tone = toneOf(sentences)
  // What is usual for such an outcome counts only where the clause itself says nothing: 'increased mortality' must stand.
  const isSilent = group === 'far' || (read['any-change'] === 0 && read['any-value'] === 0)
  return {
    bias: 1,
    [`${group}-bias`]: 1,
    ...Object.fromEntries(own),
    ...next,
    ...documentFeatures(comparison.outcome, tone),
    ...(isSilent ? usualFeatures(polarity, tone) : {}),
  }
}

const safety = /\b(?:adverse|safety|complication|side effect|toxicit|tolerab|mortality|death|serious)/iu

/** What the result sentences of a document say as a whole. */
type Tone = { denials: number; closingDenies: boolean; closingPraises: boolean; hasSmallP: boolean }

function toneOf(sentences: readonly Sentence[]): Tone {
  const told = sentences.filter(({ part }) => part !== 'methods' && part !== 'background' && part !== 'title')
  const denies = told.map(({ text }) => cues.noDifference.test(text))
  return {
    denials: told.length === 0 ? 0 : denies.filter(Boolean).length / told.length,
    closingDenies: denies.slice(-2).includes(true),
    closingPraises: told.slice(-2).some(({ text }) => cues.improved.test(text)),
    hasSmallP: told.some(({ text }) => cues.significantP.test(text)),
  }
}

function documentFeatures(outcome: string, tone: Tone): Features {
  return {
    'outcome-safety': Number(safety.test(outcome)),
    'document-denials': tone.denials,
    'closing-denies': Number(tone.closingDenies),
    'closing-praises': Number(tone.closingPraises),
    'document-small-p': Number(tone.hasSmallP),
  }
}

/** Treatments are tried because they may help: the good side of the outcome, more so where the closing praises. */
function usualFeatures(polarity: Polarity, tone: Tone): Features {
  const better = polarity === 'less-is-better' ? -1 : polarity === 'more-is-better' ? 1 : 0
  return { better, 'closing-value': better * Number(tone.closingPraises && !tone.closingDenies) }
}

const wellCovered = 0.5
/** In the order of the scores. */
const changes: readonly Change[] = ['increased', 'decreased', 'no-difference']

function weigh(features: Features): { change: Change; probability: number }[] {
  let [more, none] = [0, 0]
  for (const [name, value] of Object.entries(features)) {
    more += value * (moreWeights[name] ?? 0)
    none += value * (noneWeights[name] ?? 0)
  }
  const scores = [more, -more, none]
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return changes
    .map((change, index) => ({ change, probability: (powers[index] ?? 0) / total }))
    .toSorted((a, b) => b.probability - a.probability)
}
