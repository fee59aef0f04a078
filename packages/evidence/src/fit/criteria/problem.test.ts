import { expect, test } from 'vitest'
import { judge, study } from '../../answer/testing/answer.fixture.ts'
import { shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'

const arms = { intervention: 'dapagliflozin', comparator: 'placebo', outcome: 'death' }
const about = (condition: string, people: Parameters<typeof study>[0]['people'] = {}) =>
  study({ ...arms, population: `adults with ${condition}`, people: { conditions: [condition], ...people } })
const problemOf = (question: string, document: ReturnType<typeof study>) =>
  judge(question, document, lexicon).problem

test.each([
  ['the very disease', 'heart failure', about('heart failure'), 'same'],
  ['a kind of it', 'heart failure', about('heart failure with reduced ejection fraction'), 'narrower'],
  ['a wider one', 'heart failure with reduced ejection fraction', about('heart failure'), 'broader'],
  [
    'one that the record names as a wider one',
    'cardiovascular disease',
    about('heart failure', { broader: ['cardiovascular disease'] }),
    'wider',
  ],
  ['what some of them had', 'asthma', about('heart failure', { includes: ['asthma'] }), 'included'],
  ['something else', 'multiple sclerosis', about('heart failure'), 'other'],
])('a patient is told whether those studied had %s', (_, disease, document, degree) => {
  expect(problemOf(`dapagliflozin in ${disease}`, document).degree).toBe(degree)
})

test('what was counted is no disease of those studied', () => {
  const document = study({ ...arms, population: 'adults with type 2 diabetes', outcomes: ['heart failure'] })

  expect(problemOf('dapagliflozin in heart failure', document).degree).toBe('counted')
})

test('no disease rules a study out by itself: the sum decides', () => {
  expect(problemOf('dapagliflozin in multiple sclerosis', about('heart failure')).isHard).toBe(false)
})

test('of two diseases the one that is missing lowers the share', () => {
  const document = about('heart failure')
  const one = problemOf('dapagliflozin in heart failure', document)
  const two = problemOf('dapagliflozin in heart failure and multiple sclerosis', document)

  expect(two.shares['problemShare']).toBeLessThan(one.shares['problemShare'] ?? 0)
})

const shareOf = (question: string, studied: string) =>
  problemOf(question, about(studied)).shares['problemShare']

test('a former disease speaks for a study of it, and not against another', () => {
  expect(shareOf('dapagliflozin in heart failure, h/o multiple sclerosis', 'heart failure')).toBe(1)
  expect(shareOf('dapagliflozin, h/o multiple sclerosis', 'heart failure')).toBe(0)
  expect(shareOf('dapagliflozin in heart failure, h/o stroke', 'stroke')).toBeGreaterThan(
    shareOf('dapagliflozin in heart failure', 'stroke') ?? 1,
  )
})

test('what the patient does not have is not looked for', () => {
  const { reason } = problemOf('dapagliflozin in heart failure without diabetes', about('heart failure'))

  expect(reason.asked).toEqual(['heart failure'])
})

test.each([
  [
    'narrowerPartly',
    'heart failure and multiple sclerosis',
    about('heart failure with reduced ejection fraction'),
  ],
  [
    'widerPartly',
    'cardiovascular disease and multiple sclerosis',
    about('heart failure', { broader: ['cardiovascular disease'] }),
  ],
])(
  '%s: a near disease says little where the other one asked about is nowhere',
  (share, diseases, document) => {
    const [alone, both] = [diseases.split(' and ')[0], diseases]

    expect(problemOf(`dapagliflozin in ${both}`, document).shares[share]).toBe(1)
    expect(problemOf(`dapagliflozin in ${alone}`, document).shares[share]).toBe(0)
  },
)
