import { expect, test } from 'vitest'
import { measureDesign } from './design.ts'
import { makeEvaluationDocument } from './judged-set.ts'
import { judgeSingleLabels } from './label-figures.ts'

test('F1 of each label, their mean, accuracy and what was taken for what', () => {
  const figures = judgeSingleLabels(
    [
      { truth: 'yes', found: 'yes' },
      { truth: 'yes', found: 'no' },
      { truth: 'no', found: 'no' },
      { truth: 'no', found: 'not found' },
    ],
    ['yes', 'no', 'maybe'],
  )

  expect(figures.accuracy).toBe(1 / 2)
  expect(figures.byLabel['yes']).toEqual({ precision: 1, recall: 1 / 2, f1: 2 / 3, truth: 2, found: 1 })
  expect(figures.byLabel['no']).toEqual({ precision: 1 / 2, recall: 1 / 2, f1: 1 / 2, truth: 2, found: 2 })
  expect(figures.macroF1).toBeCloseTo((2 / 3 + 1 / 2) / 2)
  expect(figures.confusion).toEqual({ yes: { yes: 1, no: 1 }, no: { no: 1, 'not found': 1 } })
})

function tagged(title: string, publicationTypes: string[]) {
  return makeEvaluationDocument({
    id: title,
    title,
    sections: [{ label: null, text: 'Text.' }],
    publicationTypes,
  })
}

test('publication types are read with the tags hidden: a wrong tag makes a right reading count as wrong', () => {
  const title = 'Aspirin in sepsis: a randomised trial'

  const right = measureDesign([tagged(title, ['Randomized Controlled Trial', 'Journal Article'])])
  const wrong = measureDesign([tagged(title, ['Case Reports'])])

  expect(right.macroF1).toBe(1)
  expect(wrong.macroF1).toBe(0)
})

test('a tag that says less than the one beside it is not asked for, and a bare article is not judged', () => {
  const figures = measureDesign([
    tagged('Statins: a systematic review of randomised trials', ['Review', 'Systematic Review']),
    tagged('Statins', ['Journal Article']),
  ])

  expect(figures).toMatchObject({ documents: 2, judged: 1, macroF1: 1 })
  expect(figures.byLabel['Review']?.truth).toBe(0)
})
