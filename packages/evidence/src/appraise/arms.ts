import { contentTerms } from '../text/terms.ts'
import * as cues from './change-cues.ts'

/** The terms of one comparison, with the arms told apart by the words they do not share. */
export type Arms = { intervention: ReadonlySet<string>; comparator: ReadonlySet<string> }

const generic = {
  intervention: contentTerms('intervention treatment experimental treated active study'),
  comparator: contentTerms(
    'placebo control controls usual sham standard conventional routine comparator untreated saline',
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
  const at = cues.than.exec(text) ?? cues.comparison.exec(text)
  const before = armOf(at === null ? text : text.slice(0, at.index), arms)
  const after = at === null ? 0 : armOf(text.slice(at.index + at[0].length), arms)
  if (at?.index === 0) return after < 0 ? 1 : after > 0 ? -1 : 1
  if (after !== 0) return after < 0 ? 1 : -1
  return before < 0 ? -1 : 1
}

/**
 * The same for a printed estimate, which by convention is of the intervention against the comparator: -1 only where the words
 * say the reverse ('placebo compared with X').
 */
export function estimateSign(text: string, arms: Arms): 1 | -1 {
  const at = cues.than.exec(text) ?? cues.comparison.exec(text)
  if (at === null) return 1
  const isReversed =
    armOf(text.slice(at.index + at[0].length), arms) > 0 && armOf(text.slice(0, at.index), arms) < 0
  return isReversed ? -1 : 1
}

/** Whether a text sets one arm against the other in so many words. */
export function comparesArms(text: string, arms: Arms): boolean {
  const at = cues.than.exec(text) ?? cues.comparison.exec(text)
  if (at === null) return false
  return armOf(text.slice(0, at.index), arms) * armOf(text.slice(at.index + at[0].length), arms) < 0
}

const negatedArm = /\b(?:non|un)-?(\p{L}{4,})/giu

/** 1 when the intervention is the first arm a text names, -1 for the comparator, 0 for neither. 'Non-implanted' is no implant. */
export function armOf(text: string, arms: Arms): -1 | 0 | 1 {
  for (const term of contentTerms(text.replaceAll(negatedArm, ' '))) {
    if (arms.intervention.has(term)) return 1
    if (arms.comparator.has(term)) return -1
  }
  return 0
}
