import { describe, expect, test } from 'vitest'
import { read } from './testing/read.ts'

describe('age and sex', () => {
  test.each([
    ['75F with AF, apixaban?', 75, 'female'],
    ['68M HFrEF, spironolactone?', 68, 'male'],
    ['68yo woman with AF', 68, 'female'],
    ['82-year-old man with hypertension', 82, 'male'],
    ['aged 54, gout', 54, null],
    ['statin in people over 75', 75, null],
    ['72aa, fibrillazione atriale, apixaban', 72, null],
    ['donna di 80 anni con ictus, aspirina', 80, 'female'],
    ['67J. Vorhofflimmern Apixaban', 67, null],
    ['80-jährige Patientin mit Vorhofflimmern, Apixaban?', 80, 'female'],
    ['mujer de 80 años con ictus, aspirina', 80, 'female'],
    ['varón de 45 años con gota', 45, 'male'],
    ['74y male with AF', 74, 'male'],
    ['74yo F with AF', 74, 'female'],
    ['74 M with AF', 74, 'male'],
    ['74 female, AF', 74, 'female'],
    ['74 anni M con FA', 74, 'male'],
    ['74jährige mit Vorhofflimmern', 74, 'female'],
    ['74jähriger Patient mit Vorhofflimmern', 74, 'male'],
    ['bei 74jähriger mit Vorhofflimmern', 74, null],
  ])('%s: %d years, %s', (text, ageYears, sex) => {
    expect(read(text).patient).toMatchObject({ ageYears, sex })
  })

  test.each([
    ['7 months old with fever, ibuprofen?', 7 / 12],
    ['5 days old, jaundice, phototherapy?', 5 / 365],
    ['Säugling, 3 Monate alt, Fieber', 3 / 12],
  ])('%s: a part of a year', (text, years) => {
    expect(read(text).patient.ageYears).toBeCloseTo(years, 2)
  })

  test.each([
    'oxygen saturation over 90%',
    'systolic pressure above 80 mmHg',
    'aspirin 75 mg in stroke',
    'aspirin over 90 days in stroke',
    'clopidogrel 12 months after stent',
    'zoledronate in 30 female patients',
  ])('%s: tells no age', (text) => {
    expect(read(text).patient.ageYears).toBeNull()
  })
})

describe('pregnancy', () => {
  test.each([
    ['pregnant 21/40, hypertension, labetalol?', 21],
    ['35+1 weeks pre-eclampsia, deliver?', 35],
    ['28 weeks pregnant, anti-D', 28],
    ['Schwangere 8. SSW Hyperthyreose Propylthiouracil', 8],
    ['embarazada de 30 semanas con preeclampsia', 30],
    ['antibiotic for UTI in pregnancy 37 weeks', 37],
  ])('%s: %d weeks', (text, gestationWeeks) => {
    expect(read(text).patient).toMatchObject({ isPregnant: true, gestationWeeks, sex: 'female' })
  })

  test('told without weeks has none', () => {
    expect(read('in gravidanza, levotiroxina?').patient).toMatchObject({
      isPregnant: true,
      gestationWeeks: null,
    })
  })

  test.each(['not pregnant, valproate for epilepsy?', 'nicht schwanger, Valproat bei Epilepsie?'])(
    '%s: is denied',
    (text) => {
      expect(read(text).patient.isPregnant).toBe(false)
    },
  )

  test.each(['breastfeeding, sertraline?', 'in allattamento, sertralina?', 'Sertralin in der Stillzeit?'])(
    '%s: breastfeeds',
    (text) => {
      expect(read(text).patient.isBreastfeeding).toBe(true)
    },
  )
})

test.each([
  ['stroke onset 4 hrs, alteplase?', 4],
  ['alteplase 90 min after stroke', 1.5],
  ['apixaban 5 days after stroke', 120],
  ['ictus da 3 ore, trombolisi?', 3],
  ['Schlaganfall vor 2 Stunden, Lyse?', 2],
  ['ictus hace 5 horas, trombólisis?', 5],
  ['3/12 after PCI, stop clopidogrel?', 2190],
])('%s: %d hours ago', (text, hours) => {
  expect(read(text).patient.sinceHours).toBe(hours)
})

test.each([
  'salbutamol every 6 hours in asthma',
  'apixaban after stroke',
  '24-hour blood pressure monitoring',
])('%s: tells no time since', (text) => {
  expect(read(text).patient.sinceHours).toBeNull()
})

test.each([
  ['former smoker 10 years, COPD', null],
  ['ex-smoker 30 years, COPD', null],
  ['exfumador 10 años, EPOC', null],
  ['ex fumatore da 10 anni, BPCO', null],
  ['COPD 80y, oxygen', 80],
  ['metformin 6y, potassium 5', null],
])('%s: the age is that of the patient, and no time since', (text, age) => {
  expect(read(text).patient.ageYears).toBe(age)
})

test.each([
  'mi 2 yrs ago, semaglutide?',
  'infarto 2 anni fa, semaglutide?',
  'breast ca 6yrs back, HRT?',
  '3 yrs post stroke aspirin?',
  'localised prostate ca, surgery or watch, 15 yr data?',
  '12 wk screening combined high risk, aspirin 150 nocte?',
])('%s: time that has passed is no age', (text) => {
  expect(read(text).patient.ageYears).toBeNull()
})

test.each([
  ['72 yrs, after an MI: statin?', 72],
  ['72 yrs post MI, statin?', 72],
  ['58yo, 3 yrs post mi', 58],
])('%s: is %d years old', (text, years) => {
  expect(read(text).patient.ageYears).toBe(years)
})

test('the class of a cirrhosis is no child', () => {
  expect(read('Child C Varizenblutung, frühes TIPS?').people).toEqual([])
})
