import type { Language } from '@auscult/contract/language.ts'
import { fold } from '../text/terms.ts'
import type { Measure } from './grammar.ts'
import type { UnsureValue, Value } from './question.ts'
import { readNameless } from './nameless-figures.ts'
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
export function readValues(
  typed: string,
  measures: ReadonlyMap<string, readonly Measure[]>,
  language?: Language,
): Figures {
  const folded = fold(typed.replaceAll(/[µμ]/gu, 'u')).replaceAll(/\s+/gu, ' ')
  const values: Value[] = [...readComaScale(folded).values]
  const unsureValues: UnsureValue[] = []
  for (const name of namesIn(folded, measures)) {
    const found = figureBehind(folded.slice(name.end), wordsOfUnits(name.measures))
    const before = folded.slice(0, name.start)
    if (found === undefined || aimedAt.test(before)) continue
    const text = folded.slice(name.start, name.end + found.length)
    const readings = name.measures
      .filter(({ measure }) => !elsewhere.test(before) || measure.startsWith('urine'))
      .filter(({ notIn }) => language === undefined || notIn?.includes(language) !== true)
      .flatMap((measure) => readingsOf(measure, found, text))
    const [first] = readings
    if (first === undefined) continue
    const { measure } = first.value
    if ([...values, ...unsureValues].some((each) => each.measure === measure)) continue
    if (readings.every((each) => isSame(each.value, first.value))) values.push(...ofPair(first.value, found))
    else unsureValues.push({ measure, text, readings })
  }
  const named = new Set(values.map(({ measure }) => measure))
  values.push(...readNameless(folded).filter(({ measure }) => !named.has(measure)))
  return settleUnits({ values, unsureValues })
}

/** 'mmol/L' is SI and 'mg/dL' conventional, and nobody types both in one question. Of haemoglobin every country writes either. */
function systemOf({ measure, units }: Value, unit: string): 'molar' | 'mass' | null {
  if (measure === 'haemoglobin' || !Object.keys(units).some((name) => name.endsWith('g/dl'))) return null
  return unit.includes('mol') ? 'molar' : unit.toLowerCase().endsWith('g/dl') ? 'mass' : null
}

/** A figure that may be in either system is in that of one which can be in no other: the glucose of 'gluc 34, ketones 5.2' is in mmol/L. */
function settleUnits({ values, unsureValues }: Figures): Figures {
  const systems = new Set(values.flatMap((value) => systemOf(value, value.assumedUnit ?? '') ?? []))
  const [system, ...others] = systems
  if (system === undefined || others.length > 0) return { values, unsureValues }
  const settled = unsureValues.map((unsure) => {
    const [own, ...more] = unsure.readings.filter(({ unit, value }) => systemOf(value, unit) === system)
    return { unsure, value: more.length === 0 ? own?.value : undefined }
  })
  return {
    values: [...values, ...settled.flatMap(({ value }) => value ?? [])],
    unsureValues: settled.flatMap(({ unsure, value }) => (value === undefined ? [unsure] : [])),
  }
}

/** Units that are words: 'x uln', 'grad'. */
function wordsOfUnits(measures: readonly Measure[]): string[] {
  return measures
    .flatMap(({ unit, units }) => [unit.toLowerCase(), ...Object.keys(units)])
    .filter((unit) => /^\p{L}[\p{L} ]+$/u.test(unit))
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

const eye = String.raw`[eoa] ?(?<eye>nt|c|[1-4](?:c|nt)?)`
const verbal = String.raw`v ?(?<verbal>nt|tube|t|[1-5](?:t|nt)?)`
const motor = String.raw`m ?(?<motor>nt|[1-6])`
const comaResponses = new RegExp(String.raw`\b${eye}[ ,/]{0,2}${verbal}[ ,/]{0,2}${motor}\b`, 'u')

/**
 * 'E3 V4 M5' is the coma scale by its responses; 'O' and 'A' are the eyes of Spanish and German. What is written 'T', 'C' or 'NT' could not
 * be tested: it is no point, and then there is no sum.
 */
export function readComaScale(folded: string): { values: Value[]; untested: string[] } {
  const found = comaResponses.exec(folded)
  if (found === null) return { values: [], untested: [] }
  const told = { unit: '', assumedUnit: null, to: null, bound: 'at', text: found[0], units: {} } as const
  const responses = Object.entries(found.groups ?? {}).map(([response, typed]) => ({
    measure: `GCS ${response} response`,
    points: /^\d$/u.test(typed) ? Number(typed) : null,
  }))
  const values = responses.flatMap(({ measure, points }) =>
    points === null ? [] : [{ ...told, measure, value: points }],
  )
  const untested = responses.flatMap(({ measure, points }) => (points === null ? [measure] : []))
  if (untested.length > 0) return { values, untested }
  const sum = values.reduce((points, { value }) => points + value, 0)
  return { values: [...values, { ...told, measure: 'Glasgow coma scale', value: sum }], untested }
}
