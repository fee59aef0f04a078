import { type Arms, armOf, comparesArms, orientation } from './arms.ts'
import * as cues from './change-cues.ts'
import type { Sentence } from './document-text.ts'
import { findEffects } from './effects.ts'
import { scaleOf } from './measures.ts'
import { readNumber } from './numbers.ts'
import type { Polarity } from './outcome-polarity.ts'

/** Named numbers about one clause in its sentence; the model of `change-weights.ts` is a weight for each. */
export type Features = Readonly<Record<string, number>>

/**
 * A part of a sentence with how much of the outcome it names, 0 to 1. In `masked` the outcome's own words are struck out by
 * `outcomeMark`, so that 'weight loss was greater' is not read as a loss.
 */
export type Clause = {
  text: string
  masked: string
  sentence: Sentence
  coverage: number
  sentenceCoverage: number
}

export const outcomeMark = '▮'

/** What the clause says about the outcome, seen from the intervention. Words in the rest of the sentence count apart. */
export function readFeatures(clause: Clause, arms: Arms, polarity: Polarity): Features {
  const whole = clause.sentence.text
  const rest = whole === clause.text ? '' : whole.replace(clause.text, ' ')
  const sign = orientation(cues.comparison.test(clause.masked) || rest === '' ? clause.masked : whole, arms)
  const words = readWords('', clause.masked, sign, polarity)
  return {
    coverage: clause.coverage,
    ...words,
    'compared-change': comparesArms(clause.masked, arms) ? (words['change'] ?? 0) : 0,
    ...readWords('rest-', rest, sign, polarity),
    ...readNumbers(clause, sign, arms),
    [`part-${clause.sentence.part}`]: 1,
  }
}

/** What a clause says in words alone: used for the rest of the sentence and for other sentences on the outcome too. */
export function readWords(prefix: string, text: string, sign: 1 | -1, polarity: Polarity): Features {
  if (text === '') return {}
  const plain = cues.withoutAmounts(text)
  const change = nearest(plain, cues.higher, cues.lower)
  const value = nearest(plain, cues.improved, cues.worsened)
  const better = polarity === 'less-is-better' ? -1 : polarity === 'more-is-better' ? 1 : 0
  const denial = cues.noDifference.exec(plain)
  const none = denial !== null
  const isDenied = none && (change.sign === 0 || distance(plain, denial.index) <= change.distance)
  const isBaseline = cues.baseline.test(text)
  return {
    [`${prefix}none`]: Number(none),
    [`${prefix}denied`]: Number(isDenied),
    [`${prefix}change`]: none ? 0 : sign * change.sign,
    [`${prefix}change-beside-denial`]: none && !isDenied ? sign * change.sign : 0,
    [`${prefix}change-denied`]: isDenied ? sign * change.sign : 0,
    [`${prefix}any-change`]: Number(change.sign !== 0),
    [`${prefix}both-changes`]: Number(change.both),
    [`${prefix}value`]: none ? 0 : sign * better * value.sign,
    [`${prefix}value-alone`]: none || change.sign !== 0 ? 0 : sign * better * value.sign,
    [`${prefix}value-unknown`]: better === 0 && !none ? sign * value.sign : 0,
    [`${prefix}any-value`]: Number(value.sign !== 0),
    [`${prefix}significant`]: Number(cues.significant.test(plain)),
    [`${prefix}small-p`]: Number(cues.significantP.test(text)),
    [`${prefix}large-p`]: Number(cues.insignificantP.test(text)),
    [`${prefix}change-large-p`]: cues.insignificantP.test(text) ? sign * change.sign : 0,
    [`${prefix}change-small-p`]: cues.significantP.test(text) && !none ? sign * change.sign : 0,
    [`${prefix}baseline`]: Number(isBaseline),
    [`${prefix}none-at-baseline`]: Number(isBaseline && none),
  }
}

type Cue = { sign: -1 | 0 | 1; distance: number; both: boolean }

/** Of words up and words down, the one that stands nearest to the outcome. */
function nearest(text: string, up: RegExp, down: RegExp): Cue {
  const rise = up.exec(text)
  const fall = down.exec(text)
  if (rise === null && fall === null) return { sign: 0, distance: Number.POSITIVE_INFINITY, both: false }
  const far = rise === null ? Number.POSITIVE_INFINITY : distance(text, rise.index)
  const near = fall === null ? Number.POSITIVE_INFINITY : distance(text, fall.index)
  return { sign: far <= near ? 1 : -1, distance: Math.min(far, near), both: rise !== null && fall !== null }
}

/** Characters from a place to the nearest struck-out word of the outcome. */
function distance(text: string, at: number): number {
  const before = text.lastIndexOf(outcomeMark, at)
  const after = text.indexOf(outcomeMark, at)
  if (before < 0 && after < 0) return at
  return Math.min(
    before < 0 ? Number.POSITIVE_INFINITY : at - before,
    after < 0 ? Number.POSITIVE_INFINITY : after - at,
  )
}

function readNumbers({ text, sentence }: Clause, sign: 1 | -1, arms: Arms): Features {
  const effect = findEffects(text)[0] ?? findEffects(sentence.text)[0]
  const order = orderOfValues(text, arms)
  const numeric: Record<string, number> = {
    'values-by-arm': order.byArm,
    'values-order': sign * order.asPrinted,
  }
  if (cues.insignificantP.test(text)) numeric['values-large-p'] = order.byArm
  if (effect === undefined || effect.low === null || effect.high === null) return numeric
  const nothing = scaleOf(effect.measure) === 'ratio' ? 1 : 0
  const contains = effect.low <= nothing && effect.high >= nothing
  numeric['interval-contains-none'] = Number(contains)
  numeric['interval-side'] = contains ? 0 : Math.sign(effect.estimate - nothing)
  return numeric
}

const value = /(?<![\p{L}\d.,·-])\d+(?:[.·]\d+)?(?![\d]*-)/gu
const notAValue = /(?:p\s*(?:value)?\s*[=<>≤≥]|±|\+\/-|\bn\s*=|CI[:,]?|to|week|day|month|year|day)\s*$/iu

const namesArmAfter = /^[^,;.(]{0,25}?\b(?:in|for|with|among|on|after|following|receiving)\b/iu

/** Whether the value printed for the intervention is above (1) or below (-1) that for the comparator; also by place alone. */
function orderOfValues(text: string, arms: Arms): { byArm: number; asPrinted: number } {
  const found: { value: number; arm: number }[] = []
  const matches = [...text.slice(0, 600).matchAll(value)].filter(
    ({ index }) => !notAValue.test(text.slice(Math.max(0, index - 12), index)),
  )
  matches.forEach((match, at) => {
    const end = match.index + match[0].length
    const previous = matches[at - 1]
    const start = previous === undefined ? 0 : previous.index + previous[0].length
    const following = text.slice(end, matches[at + 1]?.index ?? text.length)
    // '38% in the control group' names its arm after the value, 'the control group (38%)' before it.
    const arm = armOf(namesArmAfter.test(following) ? following : text.slice(start, match.index), arms)
    found.push({ value: readNumber(match[0]), arm })
  })
  const first = found.find(({ arm }) => arm > 0)
  const second = found.find(({ arm }) => arm < 0)
  const byArm = first === undefined || second === undefined ? 0 : Math.sign(first.value - second.value)
  const pair = cues.twoValues.exec(text)
  const asPrinted = pair === null ? 0 : Math.sign(readNumber(pair[1] ?? '') - readNumber(pair[2] ?? ''))
  return { byArm, asPrinted: Number.isFinite(asPrinted) ? asPrinted : 0 }
}
