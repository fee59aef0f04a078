import { expect, test } from 'vitest'
import { detectPublicationTypes } from './publication-types.ts'

test.each<[string, string, string[]]>([
  ['Aspirin in sepsis: a randomised trial', 'RESULTS: 20% died.', ['Randomized Controlled Trial']],
  [
    'Statins: a meta-analysis of randomised trials',
    'We pooled 12 trials.',
    ['Meta-Analysis', 'Systematic Review'],
  ],
  [
    'Screening for tuberculosis: a systematic review',
    'We searched five databases. Random-effects models gave pooled proportions.',
    ['Meta-Analysis', 'Systematic Review'],
  ],
  [
    'Yoga for asthma: a systematic review',
    'We searched five databases. Meta-analysis was not possible.',
    ['Systematic Review'],
  ],
  ['Hepatitis after kava: a case report', 'A 40-year-old man was treated.', ['Case Reports']],
  ['Salt and stroke: a prospective cohort study', 'RESULTS: 20% died.', ['Observational Study']],
  ['Back pain: differential diagnosis', 'Back pain is common and often benign.', ['Review']],
  ['Reply', '', ['Editorial']],
  ['Aspirin in mice', 'Mice were given aspirin.', []],
])('%s', (title, abstract, types) => {
  const sections = abstract === '' ? [] : [{ label: null, text: abstract }]

  expect(detectPublicationTypes(title, sections)).toEqual(types)
})
