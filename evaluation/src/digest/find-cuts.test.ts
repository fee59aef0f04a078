import { expect, it } from 'vitest'
import { findGaps, findTakenBack, findTurningCuts } from './find-cuts.ts'

it.each([
  [
    'Mortality was lower with the drug.',
    'Mortality was lower with the drug; the difference was not statistically significant (P=0.75).',
  ],
  ['Mortality was lower.', 'Mortality was lower (P = 0.75).'],
  ['Mortality was lower.', 'Mortality was lower (hazard ratio 0.97, 95% CI 0.80 to 1.17).'],
  ['The drug lowers pressure in most.', 'The drug lowers pressure in most; in pregnant women never.'],
  ['Both are the same.', 'It is no proof that both are the same.'],
])('finds what was cut from: %s', (text, quote) => {
  expect(findTurningCuts(text, quote)).toHaveLength(1)
})

it.each([
  ['Mortality was lower.', 'Mortality was lower (16.3% vs 21.2%; 95% CI 0.65 to 0.85; P<0.001).'],
  ['Pain was lower.', 'However, pain was lower.'],
  ['Fewer died with the drug.', 'The drug lowered the risk of death.'],
  ['It was not clearly better.', 'There was no clear difference.'],
])('finds nothing in: %s', (text, quote) => {
  expect(findTurningCuts(text, quote)).toEqual([])
})

it('finds the sentence that takes one back', () => {
  const passage = 'Mortality was lower. However, this difference was not significant. More bled.'

  expect(findTakenBack('Mortality was lower.', [passage])).toBe(
    'However, this difference was not significant.',
  )
  expect(findTakenBack('More bled.', [passage])).toBeUndefined()
  expect(findTakenBack('However, this difference was not significant.', [passage])).toBeUndefined()
})

it('finds what stands between sentences that are set side by side', () => {
  const passage = 'It was approved for adults. It raised mortality in children. Everyone may use it.'

  expect(findGaps(['It was approved for adults.', 'Everyone may use it.'], passage)).toEqual([
    'It raised mortality in children.',
  ])
  expect(findGaps(['It was approved for adults.', 'It raised mortality in children.'], passage)).toEqual([])
})
