import { expect, test } from 'vitest'
import { findEffects } from './effects.ts'

test.each<[string, string, number, number | null, number | null, number | null]>([
  [
    'hazard ratio, 0.74; 95% confidence interval [CI], 0.65 to 0.85; P<0.001',
    'hazard ratio',
    0.74,
    0.65,
    0.85,
    95,
  ],
  ['HR 0·74 [0·65–0·85]', 'hazard ratio', 0.74, 0.65, 0.85, null],
  ['(risk ratio 0·80, 95% CI 0·68–0·93; p=0·005)', 'risk ratio', 0.8, 0.68, 0.93, 95],
  ['odds ratio (OR): 0.5; 95% confidence interval (CI): 0.3 to 0.9', 'odds ratio', 0.5, 0.3, 0.9, 95],
  ['relative risk, 0,74 (95% CI 0,65-0,85)', 'risk ratio', 0.74, 0.65, 0.85, 95],
  ['Adjusted OR=2.31 (95%CI=1.20-4.45)', 'odds ratio', 2.31, 1.2, 4.45, 95],
  ['subdistribution hazard ratio 1.3 (95% CI, 1.1, 1.6)', 'subdistribution hazard ratio', 1.3, 1.1, 1.6, 95],
  ['the IRR was 0.37; 95% CI, 0.21 to 0.57', 'incidence rate ratio', 0.37, 0.21, 0.57, 95],
  ['a mean difference of −3.9 points (95% CI −9.5 to 1.6)', 'mean difference', -3.9, -9.5, 1.6, 95],
  ['SMD -0.91 (95% CI -1.27 to -0.54)', 'standardised mean difference', -0.91, -1.27, -0.54, 95],
  ['difference, −5.81 percentage points; 95% CI, −7.78 to −3.84', 'difference', -5.81, -7.78, -3.84, 95],
  ['hazard ratio for death was 0.83 (97.5% CI, 0.71–0.97)', 'hazard ratio', 0.83, 0.71, 0.97, 97.5],
  ['vaccine efficacy was 97.2% (95% CI, 93.7 to 99.0)', 'efficacy', 97.2, 93.7, 99, 95],
  ['sensitivity of 92% (95% CI 88-95)', 'sensitivity', 92, 88, 95, 95],
  ['AUC 0.83 (95% CI 0.79 to 0.87)', 'area under the curve', 0.83, 0.79, 0.87, 95],
  ['odds ratio 2.5, P = .03', 'odds ratio', 2.5, null, null, null],
])('%s', (text, measure, estimate, low, high, level) => {
  const [effect] = findEffects(text)

  expect(effect).toMatchObject({ measure, estimate, low, high, level })
  expect(text).toContain(effect?.text)
})

test.each([
  'The number needed to treat was 21 (95% CI, 15 to 38).',
  'Mean age was 65 years (95% CI 60 to 70).',
  'aspirin or placebo, 0.74 (0.65-0.85)',
  'The hazard ratio was not estimated. 100 (50-150) patients',
  'hazard ratio 3.4 (95% CI 0.65 to 0.85)',
])('no effect is read from: %s', (text) => {
  expect(findEffects(text)).toEqual([])
})

test('every effect of a sentence is found with the measure it belongs to', () => {
  const text =
    'Stroke (HR 0.66, 95% CI 0.53-0.82) and bleeding (RR 1.07; 95% CI 0.92-1.25) were counted; sensitivity was 0.9 (95% CI 0.8 to 0.95).'

  const effects = findEffects(text)

  expect(effects.map(({ measure, estimate }) => [measure, estimate])).toEqual([
    ['hazard ratio', 0.66],
    ['risk ratio', 1.07],
    ['sensitivity', 0.9],
  ])
})
