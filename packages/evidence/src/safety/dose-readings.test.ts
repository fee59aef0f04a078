import { expect, test } from 'vitest'
import { firedBy } from './testing/fired-by.ts'

test.each([
  ['potassium chloride 20 mmol in 100 ml over 10 min', 'iv-potassium-over-40'],
  ['KCl 40 mmol ev in 30 minuti', 'iv-potassium-over-40'],
  ['KCl 20 mmol über 15 Minuten', 'iv-potassium-over-40'],
  ['KCl 30mmol iv over 2h', 'iv-potassium-rate'],
  ['phenytoin 1 g over 10 min iv', 'phenytoin-iv-cardiac'],
  ['vancomycin 1 g over 30 min', 'vancomycin-rate-aki'],
])('an amount over a time is a rate: %s', (question, id) => {
  expect(firedBy(question)).toContain(id)
})

test.each([
  ['KCl 40 mmol in 1 L over 6 h', 'iv-potassium-rate'],
  ['KCl 20 mmol over 1 h with ECG', 'iv-potassium-over-40'],
  ['phenytoin 1 g over 60 min iv', 'phenytoin-iv-cardiac'],
  ['vancomycin 1 g over 2 hours', 'vancomycin-rate-aki'],
])('and one within the limit is none to warn of: %s', (question, id) => {
  expect(firedBy(question)).not.toContain(id)
})
