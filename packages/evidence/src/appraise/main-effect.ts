import type { Effect } from '@auscult/contract/evidence/evidence.ts'
import { contentTerms } from '../text/terms.ts'
import type { Sentence } from './document-text.ts'
import { findEffects } from './effects.ts'
import { readNumber } from './numbers.ts'

const primary = /\bprimary\b|\bmain (?:outcome|end ?point)\b/iu
const aside =
  /\b(?:subgroup|secondary|post[- ]hoc|exploratory|sensitivity analys\w+|interaction|among those with|stratified)\b/iu
const smallerP = /\bp[\s-]*(?:values?)?\s*(?<sign>[<=≤])\s*(?<value>0?[.·]\d+)/giu

export type MainEffect = { effect: Effect; sentence: Sentence }

/**
 * The estimate a document stands or falls by: of the primary outcome, else of the sentence that speaks most of `terms` (the
 * question's intervention and outcome), else the first of the results. Ratios and differences before test accuracies.
 */
export function findMainEffect(
  sentences: readonly Sentence[],
  terms: ReadonlySet<string>,
): MainEffect | undefined {
  let best: (MainEffect & { points: number }) | undefined
  let order = 0
  for (const sentence of sentences) {
    if (sentence.part === 'background' || !/\d/u.test(sentence.text)) continue
    for (const effect of findEffects(sentence.text)) {
      const points = pointsOf(effect, sentence, terms) - 0.1 * order
      order += 1
      if (best === undefined || points > best.points) best = { effect, sentence, points }
    }
  }
  return best
}

function pointsOf(effect: Effect, { text, part }: Sentence, terms: ReadonlySet<string>): number {
  const shared =
    terms.size === 0 ? 0 : new Set(contentTerms(text).filter((term) => terms.has(term))).size / terms.size
  return (
    (effect.low === null ? 0 : 2) +
    (primary.test(text) ? 1.5 : 0) +
    (aside.test(text) ? -1 : 0) +
    (part === 'results' || part === 'conclusion' ? 0.5 : part === 'methods' ? -0.5 : 0) +
    2 * shared
  )
}

/** The smallest P value printed in results or conclusion, the upper bound where only a bound is given; undefined without one. */
export function findPValue(sentences: readonly Sentence[]): number | undefined {
  let smallest: number | undefined
  for (const { text, part } of sentences) {
    if (part === 'background' || part === 'methods') continue
    for (const match of text.matchAll(smallerP)) {
      const value = readNumber(match.groups?.['value'] ?? '')
      // 'P < 0.001' is below 0.001; 'P = 0.001' is not.
      const below = match.groups?.['sign'] === '=' ? value : value * 0.999
      if (Number.isFinite(below) && (smallest === undefined || below < smallest)) smallest = below
    }
  }
  return smallest
}
