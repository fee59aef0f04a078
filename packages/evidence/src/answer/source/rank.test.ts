import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../ask.ts'
import { abstract, study } from '../testing/answer.fixture.ts'
import { openStarterParts, type StarterParts, withDocuments } from '../testing/starter-parts.ts'

let starter: StarterParts

beforeAll(async () => {
  starter = await openStarterParts()
}, 60_000)
afterAll(() => starter.close())

const trial = study({
  population: 'adults with narcolepsy',
  intervention: 'propranolol',
  comparator: 'placebo',
  outcome: 'death',
})
const opinion = {
  ...abstract(
    'Propranolol in narcolepsy: a case report',
    'We report a man with narcolepsy on propranolol. He slept less.',
  ),
  publicationTypes: ['Case Reports'],
}

async function listEvidence(...documents: Parameters<typeof withDocuments>[1]) {
  const { evidence } = await withDocuments(starter, documents, () =>
    ask('propranolol in narcolepsy', 'clinical', starter.parts),
  )
  return evidence.map(({ id }) => id)
}

test('beside a sound answer a weak paper that shares its words is not listed', async () => {
  expect(await listEvidence(trial, opinion)).toEqual([trial.id])
})

test('where there is nothing better it is', async () => {
  expect(await listEvidence(opinion)).toEqual([opinion.id])
})
