import { describe, expect, test } from 'vitest'
import { en } from './en.ts'

const topic = { treatment: 'zinc', people: 'in adults with asthma', kind: 'treatment' as const, harms: [] }

describe('the lead', () => {
  test.each([
    ['strong', 'Strong evidence, from A and B, supports zinc in adults with asthma.'],
    ['moderate', 'Moderate evidence, from A and B, favours zinc in adults with asthma.'],
    ['limited', 'Limited evidence, from A and B, hints at a benefit of zinc in adults with asthma.'],
  ] as const)('on %s evidence says no more than that', (band, sentence) => {
    expect(en.lead.benefit(topic, band, ['A', 'B'], null, null)).toBe(sentence)
  })

  test('names what was compared and by what it was judged', () => {
    const sentence = en.lead.benefit(topic, 'strong', ['A'], 'death', {
      treatment: 'zinc 5 mg',
      control: 'placebo',
    })

    expect(sentence).toBe(
      'Strong evidence, from A, supports zinc 5 mg over placebo in adults with asthma, judged by death.',
    )
  })

  test('tells both sides of a divided body of evidence', () => {
    const sentence = en.lead.conflicting(topic, [
      { stance: 'benefit', names: ['A'] },
      { stance: 'no-difference', names: ['B', 'C'] },
    ])

    expect(sentence).toBe(
      'The evidence on zinc in adults with asthma is divided: A found a benefit; B and C found no clear difference.',
    )
  })
})

test.each([
  [[], [], [], ''],
  [['children'], [], [], 'in children'],
  [[], ['asthma', 'eczema'], [], 'in asthma and eczema'],
  [['children'], ['asthma'], ['without eczema'], 'in children with asthma without eczema'],
  [[], [], ['without diabetes'], 'in people without diabetes'],
])('people %j with %j %j are named as %j', (populations, conditions, excluded, words) => {
  expect(en.people(populations, conditions, excluded)).toBe(words)
})

test('a guideline is named by body and year, its advice in its own words', () => {
  const sentence = en.guideline({
    name: 'ESC 2024',
    part: 'first-line',
    words: 'two drugs.',
    isQuotation: false,
    topic: 'Hypertension in adults',
  })

  expect(sentence).toBe('On hypertension in adults, ESC 2024 gives as the first step: two drugs.')
})
