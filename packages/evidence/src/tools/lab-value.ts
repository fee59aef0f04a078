import { placeOf, readLimits } from '@auscult/contract/guides/lab-range.ts'
import type { LabOffer } from '@auscult/contract/ai/tools.ts'
import type { LabValue } from '@auscult/contract/guides/labs.ts'
import { type Figures, readValues } from '../question/figures.ts'
import type { Measure } from '../question/grammar.ts'
import type { Value } from '../question/question.ts'
import { plainUnit } from './lab-units.ts'

/** What each name of a test may measure, as `readValues` reads it. */
export type MeasuresByName = ReadonlyMap<string, readonly Measure[]>

/** The figures that a text tells of a test. */
export function readLabFigures(text: string, measures: MeasuresByName): Figures {
  const own = new Set([...measures.values()].flat().map(({ measure }) => measure))
  const { values, unsureValues } = readValues(text, measures)
  const unsure = unsureValues.filter(({ measure }) => own.has(measure))
  // A unit that is typed leaves nothing open: grammar and row may both know it, and differ in the last digit.
  const typed = unsure.flatMap(({ readings: [first] }) =>
    first?.value.assumedUnit === null ? [first.value] : [],
  )
  return {
    values: [...values.filter(({ measure }) => own.has(measure)), ...typed],
    unsureValues: unsure.filter(({ readings: [first] }) => first?.value.assumedUnit !== null),
  }
}

/**
 * The figure that is told of a test, in the SI unit of its row; each of its readings where its unit is not told and more than one is
 * plausible. None where a bound or a range may lie on either side of a limit.
 */
export function placeTold(
  test: LabValue,
  { values, unsureValues }: Figures,
): LabOffer['tests'][number]['told'] {
  const [value] = values
  const [unsure] = unsureValues
  const readings =
    value !== undefined
      ? [{ value, unit: toldUnit(test, value), text: value.text }]
      : (unsure?.readings ?? []).map(({ unit, value: each }) => ({
          value: each,
          unit: null,
          // Written as the guide writes units.
          text: `${each.text} ${unit.replace(/^micro/u, 'µ')}`,
        }))
  const told = readings.flatMap(({ value: each, unit, text }) => {
    const valueSi = inSiOf(test, each)
    return valueSi === null || !isOnOneSide(test, each) ? [] : [{ text, valueSi, assumedUnit: unit }]
  })
  // Of several readings one alone would look like the answer.
  return told.length === readings.length ? told : []
}

/** The unit that was taken for one not typed, where another would have made it another figure. */
function toldUnit(
  { units, unitsConventional, factor, kind }: LabValue,
  { assumedUnit }: Value,
): string | null {
  if (assumedUnit === null || assumedUnit === '') return null
  // Behind a drug it might be a dose.
  const isOnly =
    kind !== 'therapeutic range or limit' &&
    factor === 1 &&
    [units, unitsConventional].some((unit) => plainUnit(unit) === plainUnit(assumedUnit))
  return isOnly ? null : assumedUnit.replace(/^micro/u, 'µ')
}

/** 'Hb < 70' lies below, and of 'K 5-6' nobody knows where it lies. */
function isOnOneSide(test: LabValue, value: Value): boolean {
  if (value.bound === 'at' && value.to === null) return true
  const { female, male, adult } = test.normal_range
  const ends =
    value.bound === 'below'
      ? [-Infinity, value.value]
      : [value.value, value.bound === 'above' ? Infinity : (value.to ?? value.value)]
  return [female, male, adult].every((range) => {
    const limits = range === null ? null : readLimits(range)
    if (limits === null) return true
    const places = ends.map((end) => placeOf(inSiOf(test, { ...value, value: end }) ?? Number.NaN, limits))
    return places[0] === places[1]
  })
}

/** Whether figures of a measure are ones of the test: the 'TC' of a temperature is no total cholesterol. */
export function leadsTo(test: LabValue, { unit, units }: Measure): boolean {
  const numbers = Object.entries(units).flatMap(([name, each]) =>
    typeof each === 'number' ? [[name, each]] : [],
  )
  const scales = Object.entries(units).flatMap(([name, each]) =>
    typeof each === 'number' ? [] : [[name, { factor: each[0], offset: each[1] }]],
  )
  return (
    inSiOf(test, {
      value: 1,
      unit,
      units: Object.fromEntries(numbers),
      scales: Object.fromEntries(scales),
    }) !== null
  )
}

/** A figure of the patient in the SI unit of a row of the laboratory guide; null where its unit is none of the row's. */
function inSiOf(
  { units, unitsConventional, factor }: LabValue,
  told: Pick<Value, 'value' | 'unit' | 'units' | 'scales'>,
): number | null {
  const [si, conventional] = [sameUnit(units), sameUnit(unitsConventional)]
  if (sameUnit(told.unit) === si) return told.value
  if (sameUnit(told.unit) === conventional && factor !== null) return rounded(told.value * factor)
  // The measure has read it in a unit of its own: another of its units may be the row's.
  const [, scale] = Object.entries(told.scales ?? {}).find(([unit]) => sameUnit(unit) === si) ?? []
  if (scale !== undefined) return rounded((told.value - scale.offset) / scale.factor)
  const other = Object.entries(told.units).find(([unit]) => sameUnit(unit) === si)
  return other === undefined || other[1] === 0 ? null : rounded(told.value / other[1])
}

function rounded(value: number): number {
  return Number(value.toPrecision(4))
}

/** One spelling for units that are the same: 'ng/mL' of a mass is 'µg/L'. */
function sameUnit(unit: string): string {
  const plain = plainUnit(unit).replaceAll('x', '').replace('micromol', 'umol').replace('iu', 'u')
  return same[plain] ?? plain
}

const same: Readonly<Record<string, string>> = {
  'ng/ml': 'ug/l',
  'pg/ml': 'ng/l',
  // A ratio has no unit; the guide writes 1, or the name of the scale.
  '1': '',
  ph: '',
}
