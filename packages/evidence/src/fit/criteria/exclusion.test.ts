import { expect, test } from 'vitest'
import { judge, study } from '../../answer/testing/answer.fixture.ts'
import { shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'

const trial = study({
  population: 'adults with heart failure',
  intervention: 'bisoprolol',
  comparator: 'placebo',
  outcome: 'death',
  people: {
    conditions: ['heart failure with reduced ejection fraction'],
    excluded: ['asthma', 'verapamil', 'eGFR below 20', 'severe liver disease', 'heart failure', 'dialysis'],
  },
})
const exclusionOf = (question: string) => judge(question, trial, lexicon).exclusion

test.each([
  ['a disease', 'bisoprolol in heart failure with asthma', ['asthma']],
  ['a treatment they live by', 'bisoprolol in heart failure, patient on dialysis', ['dialysis']],
  ['a drug that is taken', 'bisoprolol in heart failure, on verapamil', ['verapamil']],
])('whoever has %s that was left out is told', (_, question, found) => {
  expect(exclusionOf(question)).toMatchObject({ degree: 'excluded', reason: { found } })
})

test.each([
  ['whoever has none of it', 'bisoprolol in heart failure'],
  ['whoever is said not to have it', 'bisoprolol in heart failure without asthma'],
  ['a limit that only a figure tells', 'bisoprolol in heart failure with chronic kidney disease'],
  ['what only the severe of were left out', 'bisoprolol in heart failure with liver disease'],
  ['a wider name of what all of them had', 'bisoprolol in heart failure with reduced ejection fraction'],
])('nobody is told of %s', (_, question) => {
  expect(exclusionOf(question).degree).toBe('not-excluded')
})

test('a study that left out nobody says nothing', () => {
  const open = study({ population: 'adults with heart failure', intervention: 'bisoprolol' })

  expect(judge('bisoprolol in heart failure with asthma', open, lexicon).exclusion.degree).toBe('not-asked')
})
