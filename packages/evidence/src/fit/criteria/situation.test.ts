import { expect, test } from 'vitest'
import { fitOf, study } from '../../answer/testing/answer.fixture.ts'
import { shippedLexicon } from '../../testing/shipped-lexicon.ts'

const lexicon = shippedLexicon

const arms = {
  population: 'adults with breast cancer',
  intervention: 'pembrolizumab',
  comparator: 'placebo',
  outcome: 'death',
}
const firstLine = study({
  ...arms,
  people: { conditions: ['breast cancer'], stage: 'metastatic', line: 'first-line', setting: 'outpatient' },
})
const judge = (question: string) => fitOf(question, firstLine, lexicon)

test.each([
  ['line', 'pembrolizumab first line in breast cancer', 'same'],
  ['line', 'breast cancer progressed on capecitabine, pembrolizumab?', 'other'],
  ['line', 'pembrolizumab in breast cancer', 'not-asked'],
  ['stage', 'pembrolizumab in metastatic breast cancer', 'same'],
  ['stage', 'early stage breast cancer, pembrolizumab?', 'other'],
  ['severity', 'severe breast cancer, pembrolizumab?', 'situation-untold'],
  ['setting', 'pembrolizumab in clinic for breast cancer', 'same'],
] as const)('the %s of "%s" is %s', (axis, question, degree) => {
  expect(judge(question).judgement[axis].degree).toBe(degree)
})

const silent = study({
  ...arms,
  population: 'adults with severe aortic stenosis',
  intervention: 'transcatheter aortic valve replacement',
  people: { conditions: ['asymptomatic aortic stenosis'] },
})

test.each([
  ['TAVI in asymptomatic aortic stenosis', 'same'],
  ['aortic stenosis, incidental finding, TAVI?', 'same'],
  ['symptomatic aortic stenosis TAVI', 'other'],
  ['TAVI in aortic stenosis', 'not-asked'],
])('whether it is felt is a part of how far a disease has come: "%s" is %s', (question, degree) => {
  expect(fitOf(question, silent, lexicon).judgement.stage.degree).toBe(degree)
})

test('a situation that was not studied is said, once it is asked about', () => {
  expect(judge('breast cancer relapsed after surgery, pembrolizumab?').caveats).toContainEqual({
    kind: 'situation',
    asked: 'line=later',
    found: 'line=first',
  })
  expect(judge('pembrolizumab first line in breast cancer').caveats).toEqual([])
})

test('to prevent what a study counted is no other aim than its own', () => {
  const counted = study({
    population: 'adults with chronic atrial fibrillation',
    intervention: 'apixaban',
    comparator: 'warfarin',
    outcome: 'stroke',
    outcomes: ['stroke'],
    people: { conditions: ['atrial fibrillation'], course: 'chronic' },
  })

  expect(
    fitOf('does apixaban prevent stroke in atrial fibrillation', counted, lexicon).judgement.aim.degree,
  ).toBe('situation-untold')
  expect(
    fitOf('does apixaban prevent asthma in atrial fibrillation', counted, lexicon).judgement.aim.degree,
  ).toBe('other')
})

test('a second course is tried in a later line', () => {
  const later = study({ ...arms, people: { conditions: ['breast cancer'], line: 'second-line' } })

  expect(fitOf('breast cancer, second course of pembrolizumab?', later, lexicon).judgement.line.degree).toBe(
    'same',
  )
  expect(judge('breast cancer, second course of pembrolizumab?').judgement.line.degree).toBe('other')
})
