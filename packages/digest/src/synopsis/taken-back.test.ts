import { expect, it } from 'vitest'
import { takesBack } from './taken-back.ts'

it.each([
  'However, this difference was not significant.',
  'The difference was not statistically significant.',
  'These effects disappeared after adjustment, and may be due to chance.',
  'But only in women.',
  'It must never be taken by pregnant women.',
])('%s takes back what was said before', (sentence) => {
  expect(takesBack(sentence)).toBe(true)
})

it.each([
  'Adverse events were not more frequent with dapagliflozin.',
  'However, adverse events were more frequent.',
  'The difference was larger in women.',
  'No deaths were reported.',
])('%s says something of its own', (sentence) => {
  expect(takesBack(sentence)).toBe(false)
})
