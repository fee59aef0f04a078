import { expect, it } from 'vitest'
import { listShorterForms } from './shorten-sentence.ts'

it.each([
  [
    'Death occurred less often (16.3% vs 21.2%; hazard ratio 0.74); adverse events were as frequent.',
    [
      'Death occurred less often (16.3% vs 21.2%; hazard ratio 0.74); adverse events were as frequent.',
      'Death occurred less often; adverse events were as frequent.',
      'Death occurred less often.',
    ],
  ],
  ['RESULTS: Pain was lower', ['Pain was lower.']],
  ['However, pain was lower.', ['Pain was lower.']],
])('shortens %s without a word of its own', (sentence, forms) => {
  expect(listShorterForms(sentence)).toEqual(forms)
})

it.each([
  'Survival was longer; however, toxicity was greater.',
  'Survival was longer; but only in women.',
  'The drug was safe (in adults; children were not studied).',
])('keeps whole what is turned after its semicolon: %s', (sentence) => {
  for (const form of listShorterForms(sentence)) expect(form).not.toMatch(/longer\.$/u)
})
