import { expect, test } from 'vitest'
import { findAge } from './age.ts'

test.each([
  ['an 82-year-old with hypertension', 82],
  ['blood pressure target over 80', 80],
  ['Blutdruckziel über 80 Jahre', 80],
  ['statin older than 75', 75],
  ['apixaban oltre gli 80 anni', 80],
  ['apixaban mayores de 80 años', 80],
])('%s: asks about %d years', (question, age) => {
  expect(findAge(question)).toBe(age)
})

test.each([
  'oxygen saturation over 90%',
  'systolic pressure above 80 mmHg',
  'PD-L1 over 50',
  'beta blocker for a heart rate over 80',
  'aspirin over 90 days',
])('%s: gives no age', (question) => {
  expect(findAge(question)).toBeUndefined()
})
