import { expect, test } from 'vitest'
import { actsOf, problemsOf, read } from './testing/read.ts'

test.each([
  ['hypertension, mother diabetic', 'present hypertension'],
  ['72m hypertension, mother: stroke, father: MI', 'present hypertension'],
  ['72m, mum diabetic, he has hypertension', 'present hypertension'],
  ['70m FH stroke, hypertension', 'present hypertension'],
  ['70m hypertension, FH: stroke, diabetes', 'present hypertension'],
  ['72m, mother had diabetes, gout and a stroke. Hypertension', 'present hypertension'],
  ['72m hypertension, father died suddenly from a stroke', 'present hypertension'],
  ['72m hypertension, has a diabetic father', 'present hypertension'],
  ['72m hypertension, daughter diabetic', 'present hypertension'],
  ['Mann 72, Hypertonie, Mutter Diabetikerin', 'present hypertension'],
  ['Frau 72, Hypertonie, Sohn mit Diabetes', 'present hypertension'],
  ['varón 72 años hipertenso, madre diabética', 'present hypertension'],
  ['mujer 72 años hipertensa, hijo diabético', 'present hypertension'],
  ['donna 72 anni ipertesa, figlia diabetica', 'present hypertension'],
  ['uomo 72 anni iperteso, madre ictus', 'present hypertension'],
])('%s: what a relative has the patient does not', (text, problems) => {
  expect(problemsOf(text)).toBe(problems)
})

test.each([
  ['mum with eclampsia', 'present eclampsia'],
  ['mother with HIV, breastfeeding', 'present HIV infection'],
  ['mother 3 days post partum with fever', 'present fever'],
  ['28F mother with eclampsia', 'present eclampsia'],
  ['30 yo mother with eclampsia', 'present eclampsia'],
  ['diabetic mother at 38 weeks', 'present diabetes'],
  ['madre de 30 años con eclampsia', 'present eclampsia'],
  ['madre puerpera con mastite', 'present mastitis'],
  ['Mutter 3 Tage postpartal, Mastitis', 'present mastitis'],
  ['son 6 years with asthma', 'present asthma'],
])('%s: who is a mother or a son may be the patient', (text, problems) => {
  expect(problemsOf(text)).toBe(problems)
})

test('a mother beside a pregnant patient is another person', () => {
  expect(problemsOf('34f pregnant with asthma, mother had a stroke')).toBe('present asthma')
  expect(problemsOf('newborn with fever, mother had eclampsia')).toBe('present fever')
})

test('letters of the family history are a name where no disease stands behind them', () => {
  expect(problemsOf('statin for a child with FH')).toBe('present familial hypercholesterolaemia')
})

test('what a relative takes the patient does not, and what is told behind a family history the patient does', () => {
  expect(actsOf('72m, mother on warfarin, start ibuprofen?')).toBe('asked ibuprofen')
  expect(actsOf('70m family history of MI on simvastatin, start clarithromycin')).toBe(
    'current simvastatin, asked clarithromycin',
  )
})

test('an allergy of a relative is none of the patient', () => {
  expect(read('72m sinusitis, mother allergic to penicillin').patient.allergies).toEqual([])
})
