import { expect, test } from 'vitest'
import { en } from './en.ts'

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
  })

  expect(sentence).toBe('ESC 2024 gives as the first step: two drugs.')
})
