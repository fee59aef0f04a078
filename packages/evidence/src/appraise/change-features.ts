import { contentTerms } from '../text/terms.ts'
import * as cues from './change-cues.ts'
import type { Sentence } from './document-text.ts'
import { findEffects } from './effects.ts'
import { scaleOf } from './measures.ts'
import type { Polarity } from './outcome-polarity.ts'

/** The terms of one question, with the arms told apart by the words they do not share. */
export type Arms = { intervention: ReadonlySet<string>; comparator: ReadonlySet<string> }

/** Named numbers about one clause in its sentence; all features of the model of `change-weights.ts`. */
export type Features = Readonly<Record<string, number>>

const generic = {
  intervention: contentTerms('intervention treatment experimental treated active'),
  comparator: contentTerms(
    'placebo control controls usual sham standard conventional routine baseline comparator without untreated',
  ),
}

export function tellArmsApart(intervention: string, comparator: string): Arms {
  const first = new Set(contentTerms(intervention))
  const second = new Set(contentTerms(comparator))
  const onlyFirst = new Set([...first].filter((term) => !second.has(term)))
  const onlySecond = new Set([...second].filter((term) => !first.has(term)))
  for (const term of generic.intervention) if (!second.has(term)) onlyFirst.add(term)
  for (const term of generic.comparator) if (!first.has(term)) onlySecond.add(term)
  return { intervention: onlyFirst, comparator: onlySecond }
}

/**
 * 1 when a comparison speaks of the intervention against the comparator ('lower with X than with placebo'), -1 the other way
 * round ('higher with placebo than with X').
 */
export function orientation(text: string, arms: Arms): 1 | -1 {
  const at = cues.comparison.exec(text)
  const before = balance(at === null ? text : text.slice(0, at.index), arms)
  const after = at === null ? 0 : balance(text.slice(at.index + at[0].length), arms)
  if (after !== 0) return after < 0 ? 1 : -1
  return before < 0 ? -1 : 1
}

/** Above 0 when the intervention is named first or alone, below 0 for the comparator, 0 for neither. */
function balance(text: string, arms: Arms): number {
  for (const term of contentTerms(text)) {
    if (arms.intervention.has(term)) return 1
    if (arms.comparator.has(term)) return -1
  }
  return 0
}

export type Clause = { text: string; sentence: Sentence; coverage: number; sentenceCoverage: number }

/** What the clause says about the outcome, seen from the intervention. Words in the rest of the sentence count apart. */
export function readFeatures(clause: Clause, arms: Arms, polarity: Polarity): Features {
  const { text } = clause
  const whole = clause.sentence.text
  const sign = orientation(cues.comparison.test(text) ? text : whole, arms)
  const rest = whole === text ? '' : whole.replace(text, ' ')
  return {
    coverage: clause.coverage,
    ...readWords('', text, sign, polarity),
    ...readWords('rest-', rest, sign, polarity),
    ...readNumbers(text, whole, sign),
    [`part-${clause.sentence.part}`]: 1,
  }
}

function readWords(prefix: string, text: string, sign: 1 | -1, polarity: Polarity): Features {
  if (text === '') return {}
  const up = cues.higher.test(text)
  const down = cues.lower.test(text)
  const good = cues.improved.test(text)
  const bad = cues.worsened.test(text)
  const better = polarity === 'less-is-better' ? -1 : polarity === 'more-is-better' ? 1 : 0
  const none = cues.noDifference.test(text)
  const change = Number(up) - Number(down)
  return {
    [`${prefix}none`]: Number(none),
    [`${prefix}change`]: none ? 0 : sign * change,
    [`${prefix}change-denied`]: none ? sign * change : 0,
    [`${prefix}any-change`]: Number(up || down),
    [`${prefix}both-changes`]: Number(up && down),
    [`${prefix}value`]: none ? 0 : sign * better * (Number(good) - Number(bad)),
    [`${prefix}value-unknown`]: better === 0 && !none ? sign * (Number(good) - Number(bad)) : 0,
    [`${prefix}any-value`]: Number(good || bad),
    [`${prefix}significant`]: Number(cues.significant.test(text)),
    [`${prefix}small-p`]: Number(cues.significantP.test(text)),
    [`${prefix}large-p`]: Number(cues.insignificantP.test(text)),
  }
}

function readNumbers(clause: string, sentence: string, sign: 1 | -1): Features {
  const effect = findEffects(clause)[0] ?? findEffects(sentence)[0]
  const values = cues.twoValues.exec(clause)
  const order =
    values === null
      ? 0
      : Math.sign(Number(values[1]?.replace('·', '.')) - Number(values[2]?.replace('·', '.')))
  const numeric: Record<string, number> = { 'values-order': sign * (Number.isFinite(order) ? order : 0) }
  if (effect === undefined || effect.low === null || effect.high === null) return numeric
  const nothing = scaleOf(effect.measure) === 'ratio' ? 1 : 0
  const contains = effect.low <= nothing && effect.high >= nothing
  numeric['interval-contains-none'] = Number(contains)
  numeric['interval-side'] = contains ? 0 : Math.sign(effect.estimate - nothing)
  return numeric
}
