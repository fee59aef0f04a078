import { expect, test } from 'vitest'
import { judge, study } from '../../answer/testing/answer.fixture.ts'
import { shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'

const arms = { intervention: 'budesonide', comparator: 'placebo', outcome: 'death' }
const aged = (min: number | null, max: number | null, conditions = ['asthma']) =>
  study({
    ...arms,
    population: 'people with asthma',
    people: { conditions, age: { min, max, mean: null } },
  })
const peopleOf = (question: string, document: ReturnType<typeof study>) =>
  judge(question, document, lexicon).people

test.each([
  ['a child is no adult', 'budesonide in children with asthma', aged(18, null), 'adults-only', false],
  ['nor is one of five years', 'budesonide in asthma, 5 year old', aged(18, null), 'adults-only', true],
  ['a child is told of children', 'budesonide in asthma, 9 year old', aged(6, 11), 'same', false],
  ['a man of 40 is no child', 'budesonide in asthma, 40 year old man', aged(6, 11), 'children-only', true],
  ['a man of 85 is older than all', 'budesonide in asthma, 85 year old man', aged(40, 70), 'too-old', false],
  ['a woman of 30 is younger', 'budesonide in asthma, 30 year old woman', aged(60, null), 'too-young', false],
  ['a man of 50 is among them', 'budesonide in asthma, 50 year old man', aged(18, 75), 'same', false],
  ['nobody in particular is asked about', 'budesonide in asthma', aged(18, null), 'not-asked', false],
])('%s', (_, question, document, degree, isHard) => {
  expect(peopleOf(question, document)).toMatchObject({ degree, isHard })
})

test('a woman of 85 is far older than the average of a study without an upper limit', () => {
  const document = study({
    ...arms,
    population: 'people with asthma',
    people: { conditions: ['asthma'], age: { min: 18, max: null, mean: 66.4 } },
  })

  expect(peopleOf('budesonide in asthma, 85 year old woman', document)).toMatchObject({
    degree: 'older',
    reason: { asked: ['85'], found: ['66'] },
  })
  expect(peopleOf('budesonide in asthma, 75 year old woman', document).degree).toBe('same')
})

test('a pregnant woman is not everybody', () => {
  expect(peopleOf('budesonide in asthma in pregnancy', aged(18, null)).degree).toBe('not-pregnant')
})

// The disease itself is named among the conditions of such a study, which is taken for asking about pregnancy.
test.fails('nor is everybody pregnant', () => {
  const pregnant = aged(18, null, ['asthma in pregnancy', 'asthma'])

  expect(peopleOf('budesonide in asthma', pregnant).degree).toBe('pregnant-only')
})

test('a disease of newborns was not studied where grown-ups alone were taken in', () => {
  const adults = aged(18, null, ['sepsis'])

  expect(peopleOf('antibiotics in neonatal sepsis', adults)).toMatchObject({
    degree: 'adults-only',
    isHard: true,
  })
  expect(peopleOf('antibiotics in sepsis', adults).isHard).toBe(false)
})

test('who breastfeeds is no child', () => {
  const children = study({
    ...arms,
    population: 'children with asthma',
    people: { conditions: ['asthma'], age: { min: 0.5, max: null, mean: 2.5 } },
  })

  expect(peopleOf('budesonide in asthma, breastfeeding', children)).toMatchObject({
    degree: 'children-only',
    isHard: true,
  })
  expect(peopleOf('budesonide in asthma, breastfeeding', aged(18, null)).isHard).toBe(false)
  expect(peopleOf('budesonide in asthma', children).isHard).toBe(false)
})
