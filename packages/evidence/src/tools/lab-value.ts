import type { LabValue } from '@auscult/contract/guides/labs.ts'
import type { Value } from '../question/question.ts'

/** A figure of the patient in the SI unit of a row of the laboratory guide; null where its unit is none of the row's. */
export function inSiOf({ units, unitsConventional, factor }: LabValue, told: Value): number | null {
  const [si, conventional] = [plainUnit(units), plainUnit(unitsConventional)]
  if (plainUnit(told.unit) === si) return told.value
  if (plainUnit(told.unit) === conventional && factor !== null) return rounded(told.value * factor)
  // The measure has read it in a unit of its own: another of its units may be the row's.
  const [, scale] = Object.entries(told.scales ?? {}).find(([unit]) => plainUnit(unit) === si) ?? []
  if (scale !== undefined) return rounded((told.value - scale.offset) / scale.factor)
  const other = Object.entries(told.units).find(([unit]) => plainUnit(unit) === si)
  return other === undefined || other[1] === 0 ? null : rounded(told.value / other[1])
}

function rounded(value: number): number {
  return Number(value.toPrecision(4))
}

/** One spelling for units that are the same: 'ng/mL' of a mass is 'µg/L', 'mEq/L' of an ion with one charge is 'mmol/L'. */
function plainUnit(unit: string): string {
  const plain = unit
    .toLowerCase()
    .replaceAll(/[µμ]/gu, 'u')
    .replaceAll(/[×x\s]/gu, '')
    .replace('micromol', 'umol')
    .replace('iu', 'u')
  return same[plain] ?? plain
}

const same: Readonly<Record<string, string>> = {
  'ng/ml': 'ug/l',
  'pg/ml': 'ng/l',
  // A ratio has no unit; the guide writes 1, or the name of the scale.
  '1': '',
  ph: '',
}
