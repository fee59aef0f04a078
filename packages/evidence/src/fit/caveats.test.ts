import { expect, test } from 'vitest'
import { fitOf, study } from '../answer/testing/answer.fixture.ts'
import { shippedLexicon as lexicon } from '../testing/shipped-lexicon.ts'

const arms = {
  population: 'adults with heart failure',
  intervention: 'dapagliflozin',
  comparator: 'placebo',
  outcome: 'death',
}
const trial = study({
  ...arms,
  people: {
    conditions: ['heart failure'],
    eligibility: [{ measure: 'eGFR', op: '>=', value: 30, unit: 'mL/min', group: null }],
    excluded: ['type 1 diabetes'],
    age: { min: 18, max: null, mean: null },
  },
})
const kindsOf = (question: string, document = trial) =>
  fitOf(question, document, lexicon).caveats.map(({ kind }) => kind)

test.each([
  ['a figure outside its limits', 'dapagliflozin in heart failure, eGFR 20', 'limit'],
  ['a disease that it left out', 'dapagliflozin in heart failure with type 1 diabetes', 'excluded'],
  ['a child', 'dapagliflozin in children with heart failure', 'adults-only'],
  ['a pregnant woman', 'dapagliflozin in heart failure in pregnancy', 'not-pregnant'],
  ['a mother who breastfeeds', 'dapagliflozin in heart failure while breastfeeding', 'breastfeeding-untold'],
  ['another comparison', 'dapagliflozin vs empagliflozin in heart failure', 'comparator'],
  ['a harm that it tells nothing of', 'does dapagliflozin cause bleeding in heart failure', 'outcome'],
])('a patient is told where the study does not reach: %s', (_, question, kind) => {
  expect(kindsOf(question)).toContain(kind)
})

test('a drug that was studied among its class is told as one of the class', () => {
  const ofClass = study({ ...arms, intervention: 'SGLT2 inhibitor' })

  expect(kindsOf('dapagliflozin in heart failure', ofClass)).toEqual(['class'])
})

test.each([
  'dapagliflozin in heart failure',
  'dapagliflozin in heart failure, eGFR 45, 67 year old man',
  'hi there!! is dapagliflozin any good in triple spontaneous zorblish heart failure, any gain?',
  'pt keen on dapagliflozin for heart failure, wife worried, thoughts pls',
  'dapagliflozin in heart failure, Hb 90',
])('nobody is told of a word that the study lacks: %s', (question) => {
  expect(kindsOf(question)).toEqual([])
})

test('who has pre-eclampsia need not be told that the women were pregnant', () => {
  const magnesium = study({
    population: 'women with pre-eclampsia in pregnancy',
    intervention: 'magnesium sulfate',
    people: { conditions: ['pre-eclampsia'], broader: ['pregnancy'] },
  })

  expect(kindsOf('magnesium sulfate in pre-eclampsia', magnesium)).toEqual([])
})

test('of several the one that weighs most comes first', () => {
  expect(kindsOf('dapagliflozin vs empagliflozin in heart failure, eGFR 20')[0]).toBe('limit')
})

test.each([
  [
    'the record tells of it',
    'dapagliflozin in heart failure while breastfeeding',
    'breastfeeding women with heart failure',
  ],
  ['it is asked about itself', 'breastfeeding in heart failure', 'adults with heart failure'],
  [
    'she does not breastfeed',
    'dapagliflozin in heart failure, not breastfeeding',
    'adults with heart failure',
  ],
])('nobody is told that a record is silent on breastfeeding where %s', (_, question, population) => {
  expect(kindsOf(question, study({ ...arms, population }))).not.toContain('breastfeeding-untold')
})
