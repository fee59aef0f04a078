import { expect, it } from 'vitest'
import { fillFromRecord } from './record-facts.ts'

const now = new Date('2026-11-20T10:00:00Z')
const pressure = {
  resourceType: 'Observation',
  status: 'final',
  code: { coding: [{ system: 'http://loinc.org', code: '8480-6' }] },
  effectiveDateTime: '2026-11-20T08:00:00Z',
  valueQuantity: { value: 92, system: 'http://unitsofmeasure.org', code: 'mm[Hg]' },
}

function read(birthDate: string) {
  return fillFromRecord([{ resourceType: 'Patient', birthDate }, pressure], now)
}

it('fills in nothing of a child, and says that it is one', () => {
  const { isChild, calculators } = read('2015-01-01')

  expect(isChild).toBe(true)
  expect(calculators.every(({ filled }) => filled.length === 0)).toBe(true)
})

it('fills in what the record tells of an adult', () => {
  const { isChild, calculators } = read('1950-01-01')

  expect(isChild).toBe(false)
  expect(calculators.find(({ id }) => id === 'qsofa')?.filled).toEqual([
    { item: 'sbp_100_or_less', value: true },
  ])
})
