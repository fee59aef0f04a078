import { expect, test } from 'vitest'
import { judge, study } from '../../answer/testing/answer.fixture.ts'
import { shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'

const arms = { population: 'adults with heart failure', intervention: 'finerenone', comparator: 'placebo' }
const question = 'does finerenone reduce mortality in heart failure'

test.each([
  ['was counted', study({ ...arms, outcome: 'death', outcomes: ['mortality'] }), 'counted'],
  [
    'is only spoken of',
    study({
      ...arms,
      outcomes: ['walking distance'],
      result: 'In adults, walking distance was longer with finerenone. Mortality was not clearly lower.',
    }),
    'told',
  ],
  [
    'is nowhere',
    study({ ...arms, outcomes: ['walking distance'], result: 'In adults, walking distance was longer.' }),
    'not-told',
  ],
])('a concern that %s is known as such', (_, document, degree) => {
  expect(judge(question, document, lexicon).outcome).toMatchObject({ degree, isHard: false })
})

test('a question without a concern misses none', () => {
  const document = study({ ...arms, outcome: 'death' })

  expect(judge('finerenone in heart failure', document, lexicon).outcome.degree).toBe('not-asked')
})
