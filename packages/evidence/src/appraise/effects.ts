import type { Effect } from '@auscult/contract/evidence/evidence.ts'
import { findMeasures, type NamedMeasure, scaleOf } from './measures.ts'
import { numberPattern, readNumber } from './numbers.ts'

const interval = String.raw`(${numberPattern})\s*(?:%|percentage points?|points?)?\s*(?:to|through|and|[-–—−‒]|,|;|\.\.)\s*\+?(${numberPattern})`
const intervalName = String.raw`(?:confidence|credible|credibility|uncertainty)[\s-]+(?:interval|limit)s?|C\.?I\.?s?|CrI|CL`
/** '95% CI, 0.65 to 0.85'; '95% confidence interval [CI] 0.65–0.85'; '(95%CI: −9.5, 1.6)'. */
const namedInterval = new RegExp(
  String.raw`(?:(\d{2}(?:[.·]\d+)?)\s?(?:%|per ?cent)[\s-]*)?(?<![\p{L}\d])(?:${intervalName})(?![\p{L}\d])(?:\s*[([](?:95\s?%\s*)?(?:${intervalName})[)\]])?(?:\s*(?:[,:;=]|of|was|were|from|ranging from|between|is)){0,2}\s*[([]?\s*\+?${interval}`,
  'gu',
)
/** '0.74 (0.65–0.85)' and '0.74 [0.65, 0.85]', without the name of the interval. */
const bareInterval = new RegExp(
  String.raw`(?<![\p{L}\d.,·])(${numberPattern})\s*%?\s*[([]\s*${interval}\s*%?\s*[)\]]`,
  'gu',
)
const number = new RegExp(
  String.raw`(?<![\p{L}\d.,·%])${numberPattern}(?![\d%]*\s*%?\s*(?:CI|confidence|CrI))`,
  'gu',
)
const levelBefore = /(\d{2}(?:[.·]\d+)?)\s?%\s*(?:CI|CrI|confidence)/u

/** An interval or a ratio is named; the search for measures costs far more than this look. */
const mayHoldEffect =
  /CI|CrI|C\.I|CL|[Cc]onfidence|[Cc]redib|[Uu]ncertainty|[Rr]atio|[Rr]elative (?:[Rr]isk|[Oo]dds)|[HORSP]Rs?\b|OR/u

/** More than any article prints in a section; bounds the search for overlaps. */
const mostEffects = 200

const reach = { measureBefore: 220, estimateBefore: 110, ratioAlone: 60 }

type Found = { effect: Effect; start: number; end: number }

/**
 * Ratios, differences and test accuracies with their intervals, in the order of the text. `text` is an exact substring of
 * the given text. A number that does not lie inside its interval is never taken for the estimate.
 */
export function findEffects(text: string): Effect[] {
  if (!mayHoldEffect.test(text)) return []
  const measures = findMeasures(text)
  if (measures.length === 0) return []
  const found = [...withNamedInterval(text, measures)]
  for (const candidate of [...withBareInterval(text, measures), ...withoutInterval(text, measures)]) {
    if (found.length >= mostEffects) break
    if (!found.some((other) => candidate.start < other.end && other.start < candidate.end))
      found.push(candidate)
  }
  return found.toSorted((a, b) => a.start - b.start).map(({ effect }) => effect)
}

function* withNamedInterval(text: string, measures: readonly NamedMeasure[]): Generator<Found> {
  let from = 0
  for (const match of text.matchAll(namedInterval)) {
    const [low, high] = [readNumber(match[2] ?? ''), readNumber(match[3] ?? '')]
    const estimate = findEstimateBefore(
      text,
      Math.max(from, match.index - reach.estimateBefore),
      match.index,
      low,
      high,
    )
    const end = match.index + match[0].length
    from = end
    if (estimate === undefined) continue
    const level = match[1] === undefined ? 95 : readNumber(match[1])
    const found = name(text, measures, { estimate: estimate.value, low, high, level }, estimate, end)
    if (found !== undefined) yield found
  }
}

function* withBareInterval(text: string, measures: readonly NamedMeasure[]): Generator<Found> {
  for (const match of text.matchAll(bareInterval)) {
    const [estimate, low, high] = [match[1], match[2], match[3]].map((part) => readNumber(part ?? ''))
    if (
      estimate === undefined ||
      low === undefined ||
      high === undefined ||
      !(low <= estimate && estimate <= high)
    )
      continue
    const before = text.slice(Math.max(0, match.index - reach.measureBefore), match.index)
    const level = levelBefore.exec(before)?.[1]
    const place = { start: match.index, end: match.index + (match[1]?.length ?? 0) }
    const numbers = { estimate, low, high, level: level === undefined ? null : readNumber(level) }
    const found = name(text, measures, numbers, place, match.index + match[0].length)
    if (found !== undefined && scaleOf(found.effect.measure) === 'ratio') yield found
  }
}

/** A ratio printed without an interval: 'odds ratio 2.5, P = .03'. */
function* withoutInterval(text: string, measures: readonly NamedMeasure[]): Generator<Found> {
  for (const measure of measures) {
    if (measure.measure === null || measure.scale !== 'ratio') continue
    const after = text.slice(measure.end, measure.end + reach.ratioAlone)
    const match = /^[^\d.;]{0,30}?[\s=:,[(]\s*(\d{1,3}[.·]\d{1,3})(?![\d%]|\s*%)/u.exec(after)
    // An interval follows that the estimate does not lie in: one of them was misread.
    if (match?.[1] === undefined || /^[^.;]{0,15}\b(?:CI|confidence)\b/u.test(after.slice(match[0].length)))
      continue
    const end = measure.end + match[0].length
    const effect = {
      measure: measure.measure,
      estimate: readNumber(match[1]),
      low: null,
      high: null,
      level: null,
    }
    yield { effect: { ...effect, text: text.slice(measure.start, end) }, start: measure.start, end }
  }
}

type Place = { start: number; end: number }

/** The last number before the interval that lies inside it; 'P = 0.03' and the level of the interval do not count. */
function findEstimateBefore(
  text: string,
  from: number,
  to: number,
  low: number,
  high: number,
): (Place & { value: number }) | undefined {
  const [bottom, top] = low <= high ? [low, high] : [high, low]
  let last: (Place & { value: number }) | undefined
  for (const match of text.slice(from, to).matchAll(number)) {
    const start = from + match.index
    const value = signedValue(text, start, match[0], bottom, top)
    if (
      value === undefined ||
      /[pP][\s-]*(?:values?)?\s*[=<>≤≥]\s*$/u.test(text.slice(Math.max(0, start - 12), start))
    )
      continue
    last = { start, end: start + match[0].length, value }
  }
  return last
}

/** A dash before a number may be a hyphen ('mean change -0.4' or 'score-2.1'): whichever reading lies inside the interval. */
function signedValue(
  text: string,
  start: number,
  printed: string,
  low: number,
  high: number,
): number | undefined {
  const value = readNumber(printed)
  if (value >= low && value <= high) return value
  const unsigned = Math.abs(value)
  return /[\p{L}\d]/u.test(text[start - 1] ?? '') && unsigned >= low && unsigned <= high
    ? unsigned
    : undefined
}

function name(
  text: string,
  measures: readonly NamedMeasure[],
  numbers: Omit<Effect, 'measure' | 'text'>,
  estimate: Place,
  intervalEnd: number,
): Found | undefined {
  const measure = nearestMeasure(text, measures, estimate)
  if (measure?.measure == null) return undefined
  const [low, high] = sorted(numbers.low, numbers.high)
  if (measure.scale === 'ratio' && (numbers.estimate <= 0 || (low ?? 0) < 0)) return undefined
  const start = Math.min(measure.start, estimate.start)
  const end = Math.max(withClosingBracket(text, start, intervalEnd), measure.end)
  const effect = { ...numbers, measure: measure.measure, low, high, text: text.slice(start, end) }
  return { effect, start, end }
}

/** The measure named last before the estimate in the same sentence, else right after it ('a 44% relative reduction'). */
function nearestMeasure(
  text: string,
  measures: readonly NamedMeasure[],
  estimate: Place,
): NamedMeasure | undefined {
  const before = measures.findLast(({ end }) => end <= estimate.start)
  if (before !== undefined && estimate.start - before.end <= reach.measureBefore) {
    if (!/[.!?]\s+(?:[\p{Lu}\d]|$)|\n/u.test(text.slice(before.end, estimate.start))) return before
  }
  const after = measures.find(({ start }) => start >= estimate.end && start - estimate.end <= 40)
  return after !== undefined && !/[.;]\s/u.test(text.slice(estimate.end, after.start)) ? after : undefined
}

function sorted(low: number | null, high: number | null): [number | null, number | null] {
  return low !== null && high !== null && low > high ? [high, low] : [low, high]
}

function withClosingBracket(text: string, start: number, end: number): number {
  const inside = text.slice(start, end)
  const tail = /^\s*%?\s*([)\]])/u.exec(text.slice(end, end + 6))
  if (tail === null) return end
  const open = tail[1] === ')' ? '(' : '['
  const close = tail[1] ?? ')'
  return inside.split(open).length > inside.split(close).length ? end + tail[0].length : end
}
