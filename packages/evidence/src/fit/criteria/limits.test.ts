import { expect, test } from 'vitest'
import { judge, study } from '../../answer/testing/answer.fixture.ts'
import { shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'

type Limits = NonNullable<NonNullable<Parameters<typeof study>[0]['people']>['eligibility']>

const within = (...eligibility: Limits) =>
  study({
    population: 'adults with heart failure',
    intervention: 'dapagliflozin',
    comparator: 'placebo',
    outcome: 'death',
    people: { conditions: ['heart failure'], eligibility },
  })
const limit = (
  measure: string,
  op: Limits[number]['op'],
  value: number,
  unit: string,
  group: string | null = null,
) => ({
  measure,
  op,
  value,
  unit,
  group,
})
const limitsOf = (question: string, document: ReturnType<typeof study>) =>
  judge(question, document, lexicon).limits

const eGfr = limit('eGFR', '>=', 30, 'mL/min/1.73 m2')

test.each([
  ['below it', 'dapagliflozin in heart failure, eGFR 22', 'outside'],
  ['at it', 'dapagliflozin in heart failure, eGFR 30', 'inside'],
  ['above it', 'dapagliflozin in heart failure, eGFR 55', 'inside'],
  ['said to be under a figure below it', 'dapagliflozin in heart failure, eGFR < 20', 'outside'],
  ['of another measure', 'dapagliflozin in heart failure, Hb 90', 'untold'],
  ['of none', 'dapagliflozin in heart failure', 'not-asked'],
])('a patient with a figure %s is told so', (_, question, degree) => {
  expect(limitsOf(question, within(eGfr)).degree).toBe(degree)
})

test.each([
  ['<', 5, 'outside'],
  ['<=', 5, 'inside'],
  ['>', 5, 'outside'],
  ['>=', 5, 'inside'],
] as const)('a potassium of 5.0 beside %s %d is %s', (op, value, degree) => {
  const document = within(limit('potassium', op, value, 'mmol/L'))

  expect(limitsOf('dapagliflozin in heart failure, K 5.0', document).degree).toBe(degree)
})

test('a creatinine clearance is held beside the limit of kidney function, whatever it is called', () => {
  expect(limitsOf('dapagliflozin in heart failure, CrCl 22', within(eGfr)).degree).toBe('outside')
})

test('one of several ways to be let in bars nobody by itself', () => {
  const either = within(limit('eGFR', '>=', 30, '', 'a'), limit('BNP', '>=', 100, 'pg/mL', 'a'))

  expect(limitsOf('dapagliflozin in heart failure, eGFR 22', either).degree).not.toBe('outside')
})

test.each([
  ['alteplase 3 h after stroke onset', 'inside'],
  ['alteplase 9 h after stroke onset', 'outside'],
])('%s: time that has passed counts', (question, degree) => {
  const document = study({
    population: 'adults with ischaemic stroke',
    intervention: 'alteplase',
    comparator: 'placebo',
    outcome: 'death',
    people: {
      conditions: ['ischaemic stroke'],
      eligibility: [limit('time from symptom onset', '<=', 4.5, 'h')],
    },
  })

  expect(limitsOf(question, document).degree).toBe(degree)
})

test('the reason names the figure of the patient and the limit of the study', () => {
  const { reason } = limitsOf('dapagliflozin in heart failure, eGFR 22', within(eGfr))

  expect(reason.asked.join(' ')).toContain('22')
  expect(reason.found.join(' ')).toContain('30')
})

test.each([
  ['creatinine', '<=', 2.5, 'mg/dL', 'creat 1.0', 'inside'],
  ['creatinine', '<=', 2.5, 'mg/dL', 'creatinine 250 micromol/L', 'outside'],
  ['triglycerides', '>=', 180, 'mg/dL', 'TG 290', 'inside'],
  ['triglycerides', '>=', 180, 'mg/dL', 'TG 1.2 mmol/L', 'outside'],
  ['LDL cholesterol', '>=', 70, 'mg/dL (100 if untreated)', 'LDL 2.6 mmol/L', 'inside'],
] as const)(
  'a limit of %s %s %d %s holds in the units of the patient: %s is %s',
  (measure, op, value, unit, told, degree) => {
    const document = within(limit(measure, op, value, unit))

    expect(limitsOf(`dapagliflozin in heart failure, ${told}`, document).degree).toBe(degree)
  },
)

test('a limit in a unit that leads nowhere is not compared', () => {
  const document = within(limit('bilirubin', '<=', 2, 'times upper limit of normal'))

  expect(limitsOf('dapagliflozin in heart failure, bilirubin 30 umol/l', document).degree).toBe('untold')
})

test.each([
  ['eGFR 15-22', 'outside'],
  ['eGFR 25-35', 'inside'],
])('a range breaks a limit where all of it lies outside: %s', (told, degree) => {
  expect(limitsOf(`dapagliflozin in heart failure, ${told}`, within(eGfr)).degree).toBe(degree)
})

test.each([
  ['on dialysis', 'outside'],
  ['with end-stage renal disease', 'outside'],
  ['on dialysis, eGFR 45', 'inside'],
  ['with chronic kidney disease', 'not-asked'],
])('what a disease implies is held beside the limit where no figure is typed: %s', (told, degree) => {
  expect(limitsOf(`dapagliflozin in heart failure, patient ${told}`, within(eGfr)).degree).toBe(degree)
})

test('the reason names the treatment that implies the figure', () => {
  const { reason } = limitsOf('dapagliflozin in heart failure, patient on dialysis', within(eGfr))

  expect(reason.asked).toEqual(['dialysis'])
})
