import type { GuidelineColumn } from '@auscult/contract/ai/guideline.ts'

/** Where guidance of European bodies is at home: the EU, the EEA, Switzerland and the United Kingdom. */
const european: ReadonlySet<string> = new Set(
  `AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK`.split(
    ' ',
  ),
)

/**
 * The user's country first, then its region, international bodies and other countries, each the newest first. Superseded editions
 * come last: nothing is treated by them any more.
 */
export function inReadingOrder(
  columns: readonly GuidelineColumn[],
  country: string | null,
): GuidelineColumn[] {
  const rank = (column: GuidelineColumn) => Number(column.isSuperseded) * 10 + distance(column, country)
  return columns.toSorted((a, b) => rank(a) - rank(b) || (b.year ?? 0) - (a.year ?? 0))
}

/** 0 for the user's own country, more the further away. */
export function distance(
  { country: from }: Pick<GuidelineColumn, 'country'>,
  country: string | null,
): number {
  // Nobody's guidance goes first for a user whose country is not known.
  if (country === null) return 0
  if (from === country) return 0
  if (from === 'EU' && european.has(country)) return 1
  return from === null ? 2 : 3
}
