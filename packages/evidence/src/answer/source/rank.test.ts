import { expect, test } from 'vitest'
import { abstract, askAmong, readLexicon, study } from '../testing/answer.fixture.ts'

test('beside a sound answer a weak paper that shares its words is not listed', async () => {
  const trial = study({
    population: 'adults with migraine',
    intervention: 'propranolol',
    comparator: 'placebo',
    outcome: 'death',
  })
  const opinion = {
    ...abstract('Propranolol in migraine: a case report', 'We report a man with migraine on propranolol.'),
    publicationTypes: ['Case Reports'],
  }
  const lexicon = await readLexicon()

  const both = await askAmong([trial, opinion], 'propranolol in migraine', lexicon)
  const alone = await askAmong([opinion], 'propranolol in migraine', lexicon)

  expect(both.evidence.map(({ id }) => id)).toEqual([trial.id])
  expect(alone.evidence.map(({ id }) => id)).toEqual([opinion.id])
})
