import { expect, test } from 'vitest'
import { candidateOf, study } from '../answer/testing/answer.fixture.ts'
import { shippedLexicon as lexicon } from '../testing/shipped-lexicon.ts'
import { readQuestion } from '../question/read-question.ts'
import { chooseReadings } from './choose-readings.ts'
import { fitCandidates } from './fit-candidates.ts'

const on = (id: string, condition: string) =>
  study({
    id,
    population: `adults with ${condition}`,
    intervention: 'semaglutide',
    people: { conditions: [condition] },
  })
const embolism = on('starter:embolism', 'pulmonary embolism')
const eclampsia = on('starter:eclampsia', 'pre-eclampsia')

function choose(question: string, ...documents: ReturnType<typeof study>[]) {
  return chooseReadings(
    readQuestion(question, lexicon),
    documents.map((document) => candidateOf(document, [], lexicon)),
    lexicon,
    fitCandidates,
    (readings) => readQuestion(question, lexicon, { chosen: readings }),
  )
}

test('a short form is asked back where each reading has an answer of its own', () => {
  const chosen = choose('semaglutide in PE', embolism, eclampsia)

  expect(chosen).toMatchObject({ outcome: 'ambiguous', typed: 'PE' })
  const readings = chosen.outcome === 'ambiguous' ? chosen.readings.map(({ term }) => term) : []
  expect(readings.toSorted()).toEqual(['pre-eclampsia', 'pulmonary embolism'])
})

test.each([
  ['pulmonary embolism', embolism],
  ['pre-eclampsia', eclampsia],
])('where only one is answered it is read as that: %s', (term, document) => {
  const chosen = choose('semaglutide in PE', document)

  expect(chosen.outcome).toBe('chosen')
  const problems = chosen.outcome === 'chosen' ? chosen.question.problems : []
  expect(problems.map(({ concept }) => concept.term)).toEqual([term])
})

test('where neither is, nobody is asked back', () => {
  expect(choose('semaglutide in PE', on('starter:gout', 'gout')).outcome).toBe('chosen')
})

test('where one source answers both, nobody is asked back', () => {
  const both = study({
    population: 'adults with pulmonary embolism or pre-eclampsia',
    intervention: 'semaglutide',
    people: { conditions: ['pulmonary embolism', 'pre-eclampsia'] },
  })

  expect(choose('semaglutide in PE', both).outcome).toBe('chosen')
})
