import { expect, it } from 'vitest'
import { isAside } from './aside.ts'

it.each([
  'LVEF',
  'n = 4,744',
  '16.3% vs 21.2%',
  '16.3% vs 21.2%; hazard ratio, 0.74; 95% CI, 0.65 to 0.85; P<0.001',
  'HR 0·74, 95% CI 0·65–0·85',
  'mean difference −4.2 mmHg; 95% CI −6.1 to −2.3',
  'mean 12.3 ± 2.1 vs 14.0 ± 2.2 mm',
])('(%s) may go', (inside) => {
  expect(isAside(inside)).toBe(true)
})

it.each([
  'not significant',
  'NS',
  'P=0.75',
  'p = 0.05',
  'P > 0.05',
  'P = NS',
  'hazard ratio 0.97, 95% CI 0.80 to 1.17',
  'mean difference −0.2 mmHg; 95% CI −0.6 to 0.3',
  '95% CI of 12 studies',
  'except in women',
  'in adults',
  'P for interaction 0.01',
])('(%s) stays', (inside) => {
  expect(isAside(inside)).toBe(false)
})
