import { expect, it } from 'vitest'
import { listShorterForms } from './shorten-sentence.ts'

it.each([
  [
    'Death occurred less often (16.3% vs 21.2%; hazard ratio 0.74); adverse events were as frequent.',
    [
      'Death occurred less often (16.3% vs 21.2%; hazard ratio 0.74); adverse events were as frequent.',
      'Death occurred less often; adverse events were as frequent.',
    ],
  ],
  ['RESULTS: Pain was lower', ['Pain was lower.']],
  ['However, pain was lower.', ['Pain was lower.']],
])('shortens %s without a word of its own', (sentence, forms) => {
  expect(listShorterForms(sentence)).toEqual(forms)
})

it.each([
  'Survival was longer; however, toxicity was greater.',
  'Mortality was lower; the difference was not statistically significant.',
  'Mortality was lower; neither difference was beyond chance.',
  'Mortality was lower; in women it was not.',
  'Mortality was lower (P=0.75).',
  'Mortality was lower (not significant).',
  'The drug was safe (in adults; children were not studied).',
])('keeps whole what something may turn: %s', (sentence) => {
  expect(listShorterForms(sentence)).toEqual([sentence])
})
