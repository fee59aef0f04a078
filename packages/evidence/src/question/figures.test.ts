import { expect, test } from 'vitest'
import { readValues } from './figures.ts'
import { shippedLexicon } from '../testing/shipped-lexicon.ts'

function valuesIn(text: string): string {
  return readValues(text, shippedLexicon.grammar.measures)
    .map(({ measure, bound, value, unit }) => `${measure} ${bound} ${value} ${unit}`.trim())
    .join(', ')
}

test.each([
  ['K 5.9', 'potassium at 5.9 mmol/L'],
  ['K+ 5,8 mmol/l', 'potassium at 5.8 mmol/L'],
  ['creat 180', 'creatinine at 180 micromol/L'],
  ['creatinine 2.1 mg/dL', 'creatinine at 185.6 micromol/L'],
  ['Hb 74', 'haemoglobin at 74 g/L'],
  ['Hb 7.4 g/dL', 'haemoglobin at 74 g/L'],
  ['glucose 250 mg/dL', 'glucose at 13.88 mmol/L'],
  ['INR 3.2', 'INR at 3.2'],
  ['BP 150/90', 'systolic blood pressure at 150 mmHg'],
  ['eGFR <30', 'eGFR below 30 mL/min/1.73 m2'],
  ['eGFR of 22', 'eGFR at 22 mL/min/1.73 m2'],
  ['LDL over 4.9', 'LDL cholesterol above 4.9 mmol/L'],
  ['glicemia 250 mg/dl', 'glucose at 13.88 mmol/L'],
  ['Blutdruck unter 90', 'systolic blood pressure below 90 mmHg'],
])('%s: %s', (text, values) => {
  expect(valuesIn(text)).toBe(values)
})

test.each([
  ['creat 2.1', 'creatinine at 185.6 micromol/L'],
  ['Hb 7.4', 'haemoglobin at 74 g/L'],
  ['glucose 250', 'glucose at 13.88 mmol/L'],
])('%s: the range decides on a unit that is left out', (text, values) => {
  expect(valuesIn(text)).toBe(values)
})

test.each([
  ['K 59', 'no potassium is so high'],
  ['K 5 mg', 'a dose'],
  ['potassium 3 days', 'a time'],
  ['calcium 2 tabs', 'a count'],
  ['ramipril 5 mg bd', 'a dose'],
  ['K 5.9 kg', 'a unit of something else'],
])('%s: no value, but %s', (text) => {
  expect(valuesIn(text)).toBe('')
})

test.each([
  'target HbA1c below 6 in type 2 diabetes',
  'aim for a systolic BP of 120 in CKD',
  'Zielwert HbA1c 7',
  'obiettivo di LDL 70 mg/dL dopo infarto',
  'objetivo de LDL 70 mg/dL',
])('what is aimed at is no value of the patient: %s', (text) => {
  expect(valuesIn(text)).toBe('')
})

test('what the patient has is, beside what is aimed at', () => {
  expect(valuesIn('HbA1c 8.5, target LDL 1.8')).toBe('HbA1c at 8.5 %')
})
