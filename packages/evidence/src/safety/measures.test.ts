import { expect, test } from 'vitest'
import { convert, familyOf, findMeasure } from './measures.ts'

test.each([
  ['potassium', 5.9, 'mEq/L', 5.9],
  ['calcium', 8, 'mg/dL', 2],
  ['calcium', 8, null, 2],
  ['glucose', 90, 'mg/dL', 5],
  ['creatinine', 1.6, 'mg/dL', 141.5],
  ['creatinine', 1.6, null, 141.5],
  ['creatinine', 140, null, 140],
  ['haemoglobin', 9.5, 'g/dL', 95],
  ['QTc', 0.51, null, 510],
  ['eGFR', 28, 'mL/min/1.73 m²', 28],
  ['weight', 110, 'lb', 49.9],
] as const)('%s %d %s is %d in the unit of the rules', (measure, value, unit, expected) => {
  expect(convert(measure, value, unit)).toBeCloseTo(expected, 1)
})

test('a unit of something else is no figure of the measure', () => {
  expect(convert('potassium', 40, 'mg')).toBeUndefined()
})

test('filtration rate and clearance are held against each other', () => {
  expect(familyOf('eGFR')).toBe(familyOf('CrCl'))
})

test.each([
  ['serum potassium', 'potassium'],
  ['estimated glomerular filtration rate', 'eGFR'],
  ['International normalised ratio', 'INR'],
])('%s is known by its name', (name, measure) => {
  expect(findMeasure(name)).toBe(measure)
})
