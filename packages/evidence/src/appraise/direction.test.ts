import { describe, expect, test } from 'vitest'
import { appraise } from './appraise.ts'
import { directionFor } from './direction.ts'
import { polarityOf } from './outcome-polarity.ts'
import { article, treatment } from './testing/records.ts'

const drug = { intervention: 'dapagliflozin', comparator: 'placebo' }

function read(outcome: string, results: string): string | undefined {
  return directionFor(
    { ...drug, outcome },
    { title: 'A trial', sections: [{ label: 'RESULTS', text: results }] },
  )?.change
}

describe('what an intervention did to an outcome', () => {
  test.each([
    [
      'mortality',
      'Mortality was significantly lower with dapagliflozin than with placebo (P<0.001).',
      'decreased',
    ],
    [
      'mortality',
      'Mortality was significantly higher with placebo than with dapagliflozin (P<0.001).',
      'decreased',
    ],
    ['mortality', 'Dapagliflozin increased mortality as compared with placebo (P=0.01).', 'increased'],
    ['mortality', 'Dapagliflozin did not reduce mortality.', 'no-difference'],
    [
      'mortality',
      'There was no significant difference in mortality between the groups (P=0.45).',
      'no-difference',
    ],
    [
      'pain',
      'Pain scores improved significantly with dapagliflozin compared with placebo (P=0.002).',
      'decreased',
    ],
    [
      'walking distance',
      'Walking distance improved significantly with dapagliflozin compared with placebo (P=0.002).',
      'increased',
    ],
    [
      'weight loss',
      'Weight loss was significantly greater with dapagliflozin than with placebo (P<0.001).',
      'increased',
    ],
    [
      'blood pressure',
      'Dapagliflozin produced a greater reduction in blood pressure than placebo (P=0.003).',
      'decreased',
    ],
    ['stroke', 'The hazard ratio for stroke was 0.60 (95% CI, 0.45 to 0.80).', 'decreased'],
    ['stroke', 'The hazard ratio for stroke was 0.95 (95% CI, 0.80 to 1.12).', 'no-difference'],
    [
      'progression-free survival',
      'For progression-free survival the hazard ratio was 0.50 (95% CI, 0.40 to 0.62).',
      'increased',
    ],
    [
      'stroke',
      'Death was lower with dapagliflozin than with placebo (P<0.001), but stroke did not differ (P=0.6).',
      'no-difference',
    ],
  ])('%s: %s', (outcome, results, change) => {
    expect(read(outcome, results)).toBe(change)
  })

  test('swapping the arms swaps the answer', () => {
    const document = {
      title: '',
      sections: [
        {
          label: 'RESULTS',
          text: 'Nausea was significantly more frequent with metformin than with acarbose (P=0.01).',
        },
      ],
    }

    const forward = directionFor(
      { intervention: 'metformin', comparator: 'acarbose', outcome: 'nausea' },
      document,
    )
    const back = directionFor(
      { intervention: 'acarbose', comparator: 'metformin', outcome: 'nausea' },
      document,
    )

    expect([forward?.change, back?.change]).toEqual(['increased', 'decreased'])
  })

  test('a document that tells no result has no direction', () => {
    const document = { title: '', sections: [{ label: 'METHODS', text: 'We will measure pain.' }] }

    expect(directionFor({ ...drug, outcome: 'pain' }, document)).toBeUndefined()
  })
})

describe('what that means for the person treated', () => {
  const comparison = { ...drug, outcome: 'mortality' }

  test.each([
    ['benefit', 'Mortality was lower with dapagliflozin than with placebo (P<0.001).'],
    ['harm', 'Dapagliflozin increased mortality as compared with placebo (P=0.01).'],
    ['no-difference', 'Mortality did not differ between dapagliflozin and placebo (P=0.6).'],
    ['unclear', 'Blood pressure was lower with dapagliflozin than with placebo (P<0.001).'],
  ])('%s: %s', (direction, text) => {
    const document = article({ title: 'A randomised trial', sections: [{ label: 'RESULTS', text }] })

    expect(appraise(document, { ...treatment, comparison }).direction).toBe(direction)
  })

  test('without a question the main estimate tells: a relative risk of death above 1 is harm', () => {
    const text =
      'Death by day 28 occurred in 40% with the drug and in 30% with placebo (relative risk, 1.33; 95% CI, 1.10 to 1.60).'
    const document = article({ title: 'A randomised trial in shock', sections: [{ label: 'RESULTS', text }] })

    expect(appraise(document, treatment)).toMatchObject({ direction: 'harm', directionSentence: text })
  })
})

test.each([
  ['mortality', 'less-is-better'],
  ['overall survival', 'more-is-better'],
  ['relapse-free survival', 'more-is-better'],
  ['weight loss', 'more-is-better'],
  ['HbA1c', 'less-is-better'],
  ['stroke or systemic embolism', 'less-is-better'],
  ['quality of life', 'more-is-better'],
  ['serum osmolality', 'unknown'],
])('of %s, %s', (outcome, polarity) => {
  expect(polarityOf(outcome)).toBe(polarity)
})
