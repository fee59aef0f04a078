import { fold } from '../text/terms.ts'
import type { Measure } from './grammar.ts'
import type { UnsureValue, Value } from './question.ts'

const belowWords = /(?:<|≤|under|below|less than|sotto|unter|inferiore a|menor de)/u
const aboveWords = /(?:>|≥|over|above|more than|sopra|über|uber|superiore a|mayor de)/u
/** What stands before makes the figure what is aimed at, and not what the patient has. */
const aimedAt =
  /(?:\b(?:targets?|goals?|aim(?:ing|ed)?|ziel(?:wert|e)?|obiettivo|objetivo|meta)\b)(?:\s(?:of|for|at|an?|the|di|de|del|da|fur|bei|von|un|una|el|la|il|ein|eine[nr]?|intensive|strict|tight|systolic))*\s$/u
/** What follows makes the figure a time, a dose or a count and no value. */
const notAValue =
  /^\s*(?:mg|mcg|g|iu|units?|tabs?|days?|d|weeks?|wks?|months?|mo|hours?|hrs?|h|min|years?|yrs?|y|yo|gg|sett|mesi|anni|tage|wochen|monate|jahre|dias|semanas|meses|anos|x)\b/u

/** What stands before the name makes it a figure of another specimen than blood. */
const elsewhere =
  /(?:\b(?:urine|urinary|urin|urinar[ei]|urinari[oa]|orina|spot|csf|liquor|lcr|pleural|ascitic|ascites|cord)\s)$/u

/** Figures of a patient, by what they are told with. */
export type Figures = { values: Value[]; unsureValues: UnsureValue[] }

/**
 * Values of the patient in the typed text: `measure value unit`. What a figure without a unit may be, its measure says; where that is
 * several things, it is unsure and counts as none of them.
 */
export function readValues(typed: string, measures: ReadonlyMap<string, readonly Measure[]>): Figures {
  const folded = fold(typed.replaceAll(/[µμ]/gu, 'u')).replaceAll(/\s+/gu, ' ')
  const values: Value[] = [...readComaResponses(folded)]
  const unsureValues: UnsureValue[] = []
  for (const name of namesIn(folded, measures)) {
    const found = figureBehind(folded.slice(name.end))
    const before = folded.slice(0, name.start)
    if (found === undefined || aimedAt.test(before)) continue
    const text = folded.slice(name.start, name.end + found.length)
    const readings = name.measures
      .filter(({ measure }) => !elsewhere.test(before) || measure.startsWith('urine'))
      .flatMap((measure) => readingsOf(measure, found, text))
    const [first] = readings
    if (first === undefined) continue
    const { measure } = first.value
    if ([...values, ...unsureValues].some((each) => each.measure === measure)) continue
    if (readings.every((each) => isSame(each.value, first.value))) values.push(...ofPair(first.value, found))
    else unsureValues.push({ measure, text, readings })
  }
  return { values, unsureValues }
}

/** 'BP 120/50' tells both pressures. */
function ofPair(first: Value, { second }: Figure): Value[] {
  if (second === null || first.measure !== 'systolic blood pressure') return [first]
  return [first, { ...first, measure: 'diastolic blood pressure', value: second }]
}

/** Nothing is nothing in every unit. */
function isSame(one: Value, other: Value): boolean {
  return one.measure === other.measure && one.value === other.value && one.unit === other.unit
}

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

type Figure = {
  value: number
  unit: string
  bound: Value['bound']
  length: number
  /** The 80 of '120/80'; null where one figure stands alone. */
  second: number | null
}

const joining =
  /^[\s:=(]*(?:(?:of|at|is|was|now|only|still|level|count|de|di|von|del|a|al|bei|about|around|ca|circa|under|below|over|above|less than|more than|sotto|sopra|unter|uber|inferiore a|superiore a|menor de|mayor de)\s+){0,2}(?:>=|<=|[<>≥≤~≈=])?\s*/u
const figure =
  /^(\d{1,7}(?:[.,]\d{1,3})?)(\s?\/\s?\d{2,3})?\s?(%|°?[cf]\b|x ?10\^?9\/l|10\^?9\/l|mmol\/mol|[mnpu]mol\/l|micromol\/l|meq\/l|mg\/mmol|[mg]?g\/(?:dl|l|g)|ng\/ml|ng\/l|pg\/ml|ug\/(?:m?l)|miu\/l|mu\/l|i?u\/l|l\/l|ml\/min(?:\/1\.73 ?m?2?)?|mm ?hg|kpa|bpm\b|msec\b|ms\b|sec\b|s\b|kg\/m2|kg\b|lbs?\b|mm\b|cm\b|cells\/ul|k\/ul|\/ul|\/nl|\/mm3|\/min|k\b|ml\b)?/u
/** A unit that no measure has: 'BNP 30 fmol/mL' is no figure without one. */
const unknownUnit =
  /^\s?(?:[mnpfukd]?(?:mol|g|eq|l|iu|u|osm|kat)|mcg|cells?|copies)\s?\/\s?(?:[mdunp]?l|mol|m?mol|k?g|min|h|mm3|24|d)\b/u
const range = /^\s?[-–]\s?(\d+(?:[.,]\d+)?)/u

/** The figure that stands right behind a name, if one does. */
function figureBehind(rest: string): Figure | undefined {
  const [joint = ''] = joining.exec(rest) ?? []
  const behind = rest.slice(joint.length)
  const [whole = '', value, pair, unit = ''] = figure.exec(behind) ?? []
  if (value === undefined) return undefined
  const after = behind.slice(whole.length)
  // 'CA 19-9' and 'CA 15-3' are names; a range rises.
  const [, end] = range.exec(after) ?? []
  if (end !== undefined && Number(end) < Number(value)) return undefined
  if (unit === '' && (notAValue.test(after) || unknownUnit.test(after))) return undefined
  const bound = belowWords.test(joint) ? 'below' : aboveWords.test(joint) ? 'above' : 'at'
  return {
    value: Number(value.replace(',', '.')),
    unit: unit.replaceAll(' ', ''),
    bound,
    length: joint.length + whole.length,
    second: pair === undefined ? null : Number(pair.replaceAll(/\D/gu, '')),
  }
}

/** What a figure may be of a measure: in the unit typed, or in each unit in which it is plausible. */
function readingsOf(measure: Measure, found: Figure, text: string): UnsureValue['readings'] {
  const { value, unit, second } = found
  if (second !== null && measure.unit !== 'mmHg') return []
  const units =
    unit === ''
      ? Object.entries(measure.bare).flatMap(([each, [least, most]]) =>
          value >= least && value <= most ? [each] : [],
        )
      : [unit]
  return units.flatMap((each) => {
    const read = toValue(measure, found, each, text)
    return read === undefined ? [] : [{ unit: each, value: read }]
  })
}

function toValue(measure: Measure, found: Figure, unit: string, text: string): Value | undefined {
  const { bound, value } = found
  const plain = plainUnit(unit)
  const factors = Object.entries(measure.units)
  const factor =
    plain === plainUnit(measure.unit) ? 1 : factors.find(([name]) => plainUnit(name) === plain)?.[1]
  if (factor === undefined) return undefined
  const told = { measure: measure.measure, bound, text }
  // Nothing leads from one unit to the other: the figure stays as it was typed.
  if (factor === 0) return { ...told, value, unit, units: {} }
  const [times, offset] = typeof factor === 'number' ? [factor, 0] : factor
  const scales = factors.flatMap(([name, each]) =>
    typeof each === 'number' ? [] : [[name, { factor: each[0], offset: each[1] }] as const],
  )
  return {
    ...told,
    value: round(value * times + offset),
    unit: measure.unit,
    units: Object.fromEntries(
      factors.flatMap(([name, each]) => (typeof each === 'number' ? [[name, each]] : [])),
    ),
    ...(scales.length > 0 && { scales: Object.fromEntries(scales) }),
  }
}

function plainUnit(unit: string): string {
  return unit.toLowerCase().replaceAll(/[µμ]/gu, 'u')
}

function round(value: number): number {
  return Number(value.toPrecision(4))
}

const comaResponses = /\be ?([1-4])[ ,/]{0,2}v ?([1-5])[ ,/]{0,2}m ?([1-6])\b/u

/** 'E3 V4 M5' is the coma scale by its responses. */
function readComaResponses(folded: string): Value[] {
  const [text, ...points] = comaResponses.exec(folded) ?? []
  if (text === undefined) return []
  const told = { unit: '', bound: 'at', text, units: {} } as const
  const [eye = 0, verbal = 0, motor = 0] = points.map(Number)
  return [
    { ...told, measure: 'GCS eye response', value: eye },
    { ...told, measure: 'GCS verbal response', value: verbal },
    { ...told, measure: 'GCS motor response', value: motor },
    { ...told, measure: 'Glasgow coma scale', value: eye + verbal + motor },
  ]
}
