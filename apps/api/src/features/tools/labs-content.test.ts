import { readLimits } from '@auscult/contract/guides/lab-range.ts'
import type { LabRange } from '@auscult/contract/guides/labs.ts'
import ucum from '@lhncbc/ucum-lhc'
import { describe, expect, it } from 'vitest'
import { readToolsContent } from './read-content.ts'

const { labs } = await readToolsContent(new URL('../../../../../content/', import.meta.url))
const units = ucum.UcumLhcUtils.getInstance()

/** LOINC codes end in a check digit by the Luhn algorithm (modulus 10) over the digits before the hyphen. */
function hasCheckDigit(code: string): boolean {
  const [digits = '', check] = code.split('-')
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, nth) => {
      const doubled = Number(digit) * (nth % 2 === 0 ? 2 : 1)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return check === String((10 - (sum % 10)) % 10)
}

/** As `content/labs/README.md` says how conventional limits are rounded. */
function roundedAlike(computed: number, told: number): boolean {
  const decimals = computed < 0.1 ? 3 : computed < 10 ? 2 : computed < 100 ? 1 : 0
  return Math.abs(computed - told) <= 0.5 * 10 ** -decimals + 1e-9
}

function limitsOf(range: LabRange): Map<string, number> {
  return new Map(
    (['female', 'male', 'adult'] as const).flatMap((who) => {
      const limits = readLimits(range[who] ?? '')
      return (['low', 'high'] as const).flatMap((side) => {
        const limit = limits?.[side] ?? null
        return limit === null ? [] : [[`${who} ${side}`, limit] as const]
      })
    }),
  )
}

it('holds the tests that its README tells of, each under a name of its own', () => {
  expect(labs).toHaveLength(176)
  expect(new Set(labs.map(({ _id }) => _id)).size).toBe(labs.length)
  expect(new Set(labs.map(({ shortcode }) => shortcode)).size).toBe(labs.length)
})

describe.each(labs)('$name ($shortcode)', (test) => {
  it('names its source', () => {
    expect(test.source.trim()).not.toBe('')
  })

  it('has units that UCUM knows', () => {
    for (const unit of [test.unitsUcum, test.unitsConventionalUcum])
      expect(units.validateUnitString(unit).status, unit).toBe('valid')
  })

  it('has a LOINC code whose check digit holds, or none', () => {
    if (test.loinc === null) expect(test.loincProperty).toBeNull()
    else expect(hasCheckDigit(test.loinc), test.loinc).toBe(true)
  })

  it('has one range for both sexes, or one for each that has the test', () => {
    for (const { female, male, adult } of [test.normal_range, test.normalRangeConventional])
      expect((female ?? male) === null).toBe(adult !== null)
  })

  it('converts by a factor that UCUM confirms, where it can without a molar mass', () => {
    const converted = units.convertUnitTo(test.unitsConventionalUcum, 1, test.unitsUcum)
    if (converted.status !== 'succeeded' || test.factor === null) return
    expect(converted.toVal / test.factor).toBeCloseTo(1, 2)
  })

  it('has the same limits in both units, but for those shown as a guideline publishes them', () => {
    if (test.factor === null || test.conversionNote !== null) return
    const conventional = limitsOf(test.normalRangeConventional)
    for (const [side, si] of limitsOf(test.normal_range)) {
      const told = conventional.get(side) ?? Number.NaN
      expect(roundedAlike(si / test.factor, told), `${si} / ${test.factor}, told ${told}`).toBe(true)
    }
  })

  it('says why where there is no factor, or a limit is not what the factor gives', () => {
    if (test.factor === null) expect(test.conversionNote).not.toBeNull()
  })
})

it('finds a wrong check digit', () => {
  expect(hasCheckDigit('718-7')).toBe(true)
  expect(hasCheckDigit('718-6')).toBe(false)
})
