import { fold } from '../text/terms.ts'
import type { Measure } from './grammar.ts'
import type { UnsureValue, Value } from './question.ts'
import { type Figure, figureBehind } from './typed-figure.ts'

/** What stands before makes the figure what is aimed at, and not what the patient has. */
const aimedAt =
  /(?:\b(?:targets?|goals?|aim(?:ing|ed)?|ziel(?:wert|e)?|obiettivo|objetivo|meta)\b)(?:\s(?:of|for|at|an?|the|di|de|del|da|fur|bei|von|un|una|el|la|il|ein|eine[nr]?|intensive|strict|tight|systolic))*\s$/u
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
  return [first, { ...first, measure: 'diastolic blood pressure', ...second }]
}

/** Nothing is nothing in every unit. */
function isSame(one: Value, other: Value): boolean {
  return (
    one.measure === other.measure &&
    one.value === other.value &&
    one.to === other.to &&
    one.unit === other.unit
  )
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

/** What a figure may be of a measure: in the unit typed, or in each unit in which it is plausible. */
function readingsOf(measure: Measure, found: Figure, text: string): UnsureValue['readings'] {
  const { value, to, unit, second } = found
  if (second !== null && measure.unit !== 'mmHg') return []
  const bounds = Object.entries(measure.bare)
  if (value < 0 && !bounds.some(([, [least]]) => least < 0)) return []
  const units =
    unit === ''
      ? bounds.flatMap(([each, [least, most]]) => (value >= least && (to ?? value) <= most ? [each] : []))
      : [unit]
  return units.flatMap((each) => {
    const read = toValue(measure, found, each, text)
    return read === undefined ? [] : [{ unit: each, value: read }]
  })
}

function toValue(measure: Measure, found: Figure, unit: string, text: string): Value | undefined {
  const { bound, value, to } = found
  const plain = plainUnit(unit)
  const factors = Object.entries(measure.units)
  const factor =
    plain === plainUnit(measure.unit) ? 1 : factors.find(([name]) => plainUnit(name) === plain)?.[1]
  if (factor === undefined) return undefined
  const told = { measure: measure.measure, bound, text, assumedUnit: found.unit === '' ? unit : null }
  // Nothing leads from one unit to the other: the figure stays as it was typed.
  if (factor === 0) return { ...told, value, to, unit, units: {} }
  const [times, offset] = typeof factor === 'number' ? [factor, 0] : factor
  const scales = factors.flatMap(([name, each]) =>
    typeof each === 'number' ? [] : [[name, { factor: each[0], offset: each[1] }] as const],
  )
  return {
    ...told,
    value: round(value * times + offset),
    to: to === null ? null : round(to * times + offset),
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
  const told = { unit: '', assumedUnit: null, to: null, bound: 'at', text, units: {} } as const
  const [eye = 0, verbal = 0, motor = 0] = points.map(Number)
  return [
    { ...told, measure: 'GCS eye response', value: eye },
    { ...told, measure: 'GCS verbal response', value: verbal },
    { ...told, measure: 'GCS motor response', value: motor },
    { ...told, measure: 'Glasgow coma scale', value: eye + verbal + motor },
  ]
}
