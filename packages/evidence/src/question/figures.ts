import { fold } from '../text/terms.ts'
import type { Measure } from './grammar.ts'
import type { Value } from './question.ts'

const belowWords = /(?:<|≤|under|below|less than|sotto|unter|inferiore a|menor de)/u
const aboveWords = /(?:>|≥|over|above|more than|sopra|über|uber|superiore a|mayor de)/u
/** What stands before makes the figure what is aimed at, and not what the patient has. */
const aimedAt =
  /(?:\b(?:targets?|goals?|aim(?:ing|ed)?|ziel(?:wert|e)?|obiettivo|objetivo|meta)\b)(?:\s(?:of|for|at|an?|the|di|de|del|da|fur|bei|von|un|una|el|la|il|ein|eine[nr]?|intensive|strict|tight|systolic))*\s$/u
/** What follows makes the figure a time, a dose or a count and no value. */
const notAValue =
  /^\s*(?:mg|mcg|g|iu|units?|tabs?|days?|d|weeks?|wks?|months?|mo|hours?|hrs?|h|min|years?|yrs?|y|yo|gg|sett|mesi|anni|tage|wochen|monate|jahre|dias|semanas|meses|anos|x)\b/u

/** Values of the patient in the typed text: `measure value unit`, with or without the unit. Ranges decide what a bare figure is. */
export function readValues(typed: string, measures: ReadonlyMap<string, readonly Measure[]>): Value[] {
  const folded = fold(typed).replaceAll(/\s+/gu, ' ')
  const values: Value[] = []
  for (const name of namesIn(folded, measures)) {
    const found = figureBehind(folded.slice(name.end))
    if (found === undefined || aimedAt.test(folded.slice(0, name.start))) continue
    const text = folded.slice(name.start, name.end + found.length)
    const value = name.measures.map((measure) => toValue(measure, found, text)).find(isRead)
    if (value !== undefined && values.every(({ measure }) => measure !== value.measure)) values.push(value)
  }
  return values
}

const isRead = (value: Value | undefined): value is Value => value !== undefined

type NamedMeasure = { start: number; end: number; measures: readonly Measure[] }

const mostNameWords = 4

/** Longest names first at each word. */
function namesIn(folded: string, measures: ReadonlyMap<string, readonly Measure[]>): NamedMeasure[] {
  const words = [...folded.matchAll(/[\p{L}\p{N}]+(?:[-/][\p{L}\p{N}]+)*\+{0,2}/gu)]
  const found: NamedMeasure[] = []
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(mostNameWords, words.length - at); length > 0; length--) {
      const first = words[at]
      const last = words[at + length - 1]
      if (first === undefined || last === undefined) continue
      const end = last.index + last[0].length
      const known = measures.get(folded.slice(first.index, end))
      if (known === undefined) continue
      found.push({ start: first.index, end, measures: known })
      at += length - 1
      break
    }
  }
  return found
}

type Figure = { value: number; unit: string; bound: Value['bound']; length: number }

const joining =
  /^[\s:=(]*(?:(?:of|at|is|was|now|only|still|level|count|de|di|von|del|a|al|bei|about|around|ca|circa|under|below|over|above|less than|more than|sotto|sopra|unter|uber|inferiore a|superiore a|menor de|mayor de)\s+){0,2}(?:>=|<=|[<>≥≤~≈=])?\s*/u
const figure =
  /^(\d{1,6}(?:[.,]\d{1,3})?)(?:\s?\/\s?\d{2,3})?\s?(%|°?[cf]\b|x ?10\^?9\/l|10\^?9\/l|mmol\/mol|mmol\/l|[µu]mol\/l|micromol\/l|meq\/l|mg\/mmol|mg\/dl|mg\/l|mg\/g|g\/dl|g\/l|ng\/ml|ng\/l|pg\/ml|[µu]g\/l|miu\/l|mu\/l|i?u\/l|ml\/min(?:\/1\.73 ?m?2?)?|mmhg|kpa|bpm\b|msec\b|ms\b|kg\/m2|kg\b|mm\b|\/[µu]l|\/mm3|\/min|k\b|ml\b)?/u

/** The figure that stands right behind a name, if one does. */
function figureBehind(rest: string): Figure | undefined {
  const [joint = ''] = joining.exec(rest) ?? []
  const behind = rest.slice(joint.length)
  const [whole = '', value, unit = ''] = figure.exec(behind) ?? []
  if (value === undefined) return undefined
  if (unit === '' && notAValue.test(behind.slice(whole.length))) return undefined
  const bound = belowWords.test(joint) ? 'below' : aboveWords.test(joint) ? 'above' : 'at'
  return { value: Number(value.replace(',', '.')), unit, bound, length: joint.length + whole.length }
}

function toValue(measure: Measure, { value, unit, bound }: Figure, text: string): Value | undefined {
  const [low, high] = measure.plausible
  const { units } = measure
  const isPlausible = (each: number) => each >= (low ?? -Infinity) && each <= (high ?? Infinity)
  const factor = unit === '' ? undefined : measure.units[unit]
  if (unit !== '' && factor === undefined && unit !== measure.unit.toLowerCase()) return undefined
  if (factor === 0) return { measure: measure.measure, value, unit, bound, text, units: {} }
  if (factor !== undefined)
    return { measure: measure.measure, value: round(value * factor), unit: measure.unit, bound, text, units }
  if (isPlausible(value)) return { measure: measure.measure, value, unit: measure.unit, bound, text, units }
  const [bare] = Object.entries(measure.bareUnits).filter(
    ([, [least, most]]) => value >= least && value <= most,
  )
  const bareFactor = bare === undefined ? undefined : measure.units[bare[0]]
  if (bareFactor === undefined) return undefined
  return {
    measure: measure.measure,
    value: round(value * bareFactor),
    unit: measure.unit,
    bound,
    text,
    units,
  }
}

function round(value: number): number {
  return Number(value.toPrecision(4))
}
