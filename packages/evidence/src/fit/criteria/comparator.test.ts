import { expect, test } from 'vitest'
import { guideline, judge, study } from '../../answer/testing/answer.fixture.ts'
import { shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'

const arms = { population: 'adults with atrial fibrillation', intervention: 'apixaban', outcome: 'stroke' }
const againstWarfarin = study({ ...arms, comparator: 'warfarin' })
const againstPlacebo = study({ ...arms, comparator: 'placebo' })
const comparatorOf = (question: string, document = againstWarfarin) =>
  judge(question, document, lexicon).comparator

test.each(['apixaban vs warfarin in AF', 'warfarin instead of apixaban in AF'])(
  '%s: either way round the same two were compared',
  (question) => {
    expect(comparatorOf(question)).toMatchObject({ degree: 'same', isHard: false })
  },
)

test('whoever names another drug to compare with is not answered by a study without it', () => {
  expect(comparatorOf('apixaban vs dalteparin in AF')).toMatchObject({ degree: 'other', isHard: true })
})

test('a comparator that the record names elsewhere may be what its control is called', () => {
  const against = study({ ...arms, comparator: 'standard treatment', title: 'AF WITH OR WITHOUT WARFARIN' })

  expect(comparatorOf('apixaban vs warfarin in AF', against)).toMatchObject({
    degree: 'mentioned',
    isHard: false,
  })
})

test('a study against placebo says that it is one, and is no bar', () => {
  expect(comparatorOf('apixaban vs warfarin in AF', againstPlacebo)).toMatchObject({
    degree: 'inactive',
    isHard: false,
  })
})

test('two drugs given to the same arm were not compared', () => {
  const together = study({
    ...arms,
    comparator: 'placebo',
    arm: { drugs: ['apixaban', 'warfarin'] },
  })

  expect(comparatorOf('apixaban vs warfarin in AF', together).degree).toBe('together')
})

test('nothing is asked of a comparison that nobody made', () => {
  expect(comparatorOf('apixaban in AF').degree).toBe('not-asked')
})

test('a body may choose between drugs that it does not name side by side', () => {
  const body = guideline('Atrial fibrillation', 'apixaban.')

  expect(comparatorOf('apixaban vs dalteparin in AF', body).isHard).toBe(false)
})
