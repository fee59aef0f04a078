import type { Measured } from '@auscult/contract/ai.ts'
import { fold } from '../../../text/terms.ts'
import type { Lexicon } from '../../../understand/lexicon/lexicon.ts'
import { isWithin } from '../../../understand/search-forms.ts'
import { readWords } from '../../../understand/words.ts'
import type { Comparison } from '../asked.ts'

/** Inclusive at both ends unless `isOpen`: 'above 40 %' is not 40 %. */
type Range = { from: number; to: number; isOpen: boolean; unit: string }

const figure = String.raw`(\d+(?:\.\d+)?)`
const unitAfter = String.raw`(?:\s*(%|mg\/dl|g\/dl|g\/l|mmol\/l|mmhg|mg\/l))?`
const filler = String.raw`^[\s)(]*(?:expression |count |level |score )?(?:of |at )?`
const between = new RegExp(
  String.raw`${filler}${figure}${unitAfter}\s*(?:-|–|to|and)\s*${figure}${unitAfter}`,
  'u',
)
const orMore = new RegExp(String.raw`${filler}${figure}${unitAfter} or (?:more|higher|above|over)`, 'u')
const orLess = new RegExp(String.raw`${filler}${figure}${unitAfter} or (?:less|lower|below)`, 'u')
const above = new RegExp(String.raw`${filler}(?:above|over|more than) ${figure}${unitAfter}`, 'u')
const below = new RegExp(String.raw`${filler}(?:below|under|less than) ${figure}${unitAfter}`, 'u')

/** Whether the source's people are by their own description outside a figure of the question, or it does not tell the one value asked about. */
export function lacksMeasured(comparison: Comparison): boolean {
  const { measured } = comparison.understood
  const places = measured.map((asked) => placeOf(asked, comparison))
  if (places.includes('outside')) return true
  // 'Metformin eGFR 28', '50 % carotid stenosis': a single value that the source does not tell was not studied as such.
  const [only] = measured
  return measured.length === 1 && only !== undefined && places[0] === 'untold' && isToldOf(only, comparison)
}

/** A value of a test, or the extent of a condition; where the arms are targets of it, or give the very figure, it is what was compared. */
function isToldOf(
  { term, value, unit }: Measured,
  { lexicon, candidate: { document } }: Comparison,
): boolean {
  const type = lexicon.find(term)?.type
  const arm = document.facts?.intervention ?? ''
  const isCompared =
    /\b(?:target|threshold)\b/u.test(arm) || new RegExp(String.raw`\b${value}\b`, 'u').test(arm)
  const isValue = type === 'test' || (type === 'condition' && unit === '%')
  return isValue && document.facts !== null && !isCompared
}

/** Whether they are by their own description of the figures asked about; true where none was. */
export function isOfMeasured(comparison: Comparison): boolean {
  return comparison.understood.measured.every((asked) => placeOf(asked, comparison) === 'inside')
}

function placeOf(asked: Measured, { candidate, lexicon }: Comparison): 'inside' | 'outside' | 'untold' {
  const people = candidate.document.facts?.population ?? ''
  if (asked.term === 'stage' || asked.term === 'genotype' || asked.term === 'class')
    return placeOfGrade(asked, people)
  const ranges = asked.term === 'weeks' ? weeksIn(people) : rangesOf(asked.term, people, lexicon)
  if (ranges.length === 0) return 'untold'
  return ranges.every((range) => isOutside(asked, range)) ? 'outside' : 'inside'
}

/** A figure of another unit, or without one where the record's own is told in several, is not compared. */
function isOutside({ value, bound, unit: asked }: Measured, { from, to, isOpen, unit: own }: Range): boolean {
  if (asked !== '' && own !== '' && asked !== own) return false
  if (bound === 'below') return value <= from
  if (bound === 'above') return value >= to
  return isOpen ? value <= from || value >= to : value < from || value > to
}

/** What stands behind each name of the concept in the description of the people. */
function rangesOf(term: string, people: string, lexicon: Lexicon): Range[] {
  const asked = lexicon.find(term)
  if (asked === undefined) return []
  const words = readWords(people)
  return lexicon.match(words).flatMap(({ from, to, concepts }) => {
    const isNamed = concepts.some((concept) => isWithin(concept, asked) || isWithin(asked, concept))
    const end = words.slice(from, to).at(-1)?.end
    return isNamed && end !== undefined ? rangeIn(fold(people.slice(end))) : []
  })
}

/** How each wording sets the ends: figures and units are the groups of the pattern in their order. */
const wordings: readonly (readonly [RegExp, (figures: [number, number]) => Omit<Range, 'unit'>])[] = [
  [between, ([from, to]) => ({ from, to, isOpen: false })],
  [orMore, ([from]) => ({ from, to: Infinity, isOpen: false })],
  [orLess, ([to]) => ({ from: -Infinity, to, isOpen: false })],
  [above, ([from]) => ({ from, to: Infinity, isOpen: true })],
  [below, ([to]) => ({ from: -Infinity, to, isOpen: true })],
]

function rangeIn(text: string): Range[] {
  for (const [pattern, ends] of wordings) {
    const found = pattern.exec(text)
    if (found === null) continue
    const [, first, unitOfFirst, second, unitOfSecond] = found
    return [{ ...ends([Number(first), Number(second)]), unit: unitOfSecond ?? unitOfFirst ?? '' }]
  }
  return []
}

const gestation = /\b(\d{1,2})(?:\+\d)?(?:\s*(?:-|–|to)\s*(\d{1,2})(?:\+\d)?)? weeks\b/gu

/** Only women who are told by a week are pregnant or in labour: 'women at high risk of pre-eclampsia at 11-14 weeks'. */
function weeksIn(people: string): Range[] {
  if (!/\b(?:women|pregnan\w+)\b/u.test(people)) return []
  return [...people.matchAll(gestation)].map(([, from, to]) => ({
    from: Number(from),
    to: Number(to ?? from),
    isOpen: false,
    unit: '',
  }))
}

const romans = ['', 'i', 'ii', 'iii', 'iv', 'v']

/** 'Stage II-III' does not hold IV, and 'genotype 1, 2, 4, 5 or 6' does not hold 3. */
function placeOfGrade({ term, value }: Measured, people: string): 'inside' | 'outside' | 'untold' {
  const name = term === 'class' ? 'class' : `${term}s?`
  const list = new RegExp(String.raw`\b${name} ((?:(?:iv|v|i{1,3}|\d)[abc]?\b(?:, | or | and |-|–)?)+)`, 'u')
  const [, told] = list.exec(fold(people)) ?? []
  if (told === undefined) return 'untold'
  const grades = [...told.matchAll(/\d|iv|v|i{1,3}/gu)].map(([grade]) =>
    /\d/u.test(grade) ? Number(grade) : romans.indexOf(grade),
  )
  const isRange = /[iv\d][abc]?(?:-|–)[iv\d]/u.test(told)
  const isHeld = isRange
    ? value >= Math.min(...grades) && value <= Math.max(...grades)
    : grades.includes(value)
  return isHeld ? 'inside' : 'outside'
}
