import { type Limits, readLimits } from '@auscult/contract/guides/lab-range.ts'
import type { LabRange, LabValue } from '@auscult/contract/guides/labs.ts'

export type UnitSystem = 'si' | 'conventional'

/** A test in one system of units. */
export type InUnits = { unit: string; ucum: string; range: LabRange }

export function inUnits(test: LabValue, system: UnitSystem): InUnits {
  return system === 'si'
    ? { unit: test.units, ucum: test.unitsUcum, range: test.normal_range }
    : { unit: test.unitsConventional, ucum: test.unitsConventionalUcum, range: test.normalRangeConventional }
}

/** A value of the other system in this one, to four figures as reports have them; null where no fixed factor converts. */
export function convert(value: number, { factor }: LabValue, to: UnitSystem): number | null {
  if (factor === null) return null
  return Number((to === 'si' ? value * factor : value / factor).toPrecision(4))
}

export type Group = 'women' | 'men' | 'adults'

/** The ranges there are, each with whose it is, in figures where it has any. */
export function rangesOf({ female, male, adult }: LabRange): {
  group: Group
  range: string
  limits: Limits | null
}[] {
  const all = [
    ['women', female],
    ['men', male],
    ['adults', adult],
  ] as const
  return all.flatMap(([group, range]) =>
    range === null ? [] : [{ group, range, limits: readLimits(range) }],
  )
}

/** With a dash between figures and a sign for 'at least', as people write it. */
export function writeRange(range: string): string {
  return range
    .replace(/(?<=\d)-(?=\d)/u, '–')
    .replace('>=', '≥')
    .replace('<=', '≤')
}

const superscripts: Readonly<Record<string, string>> = { '^6': '⁶', '^9': '⁹', '^12': '¹²' }

/** '×10⁹/L' for '×10^9/L', 'mL/min/1.73 m²' for 'mL/min/1.73m2'; '1' stands for 'no unit' in the data. */
export function writeUnit(unit: string): string {
  if (unit === '1') return ''
  return unit.replace(/\^\d+/u, (power) => superscripts[power] ?? power).replace(/(?<=\d)m2$/u, ' m²')
}
