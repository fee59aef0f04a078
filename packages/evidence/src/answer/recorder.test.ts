import type { AgentType } from '@auscult/contract/ai/ai.ts'
import type { DropReason, EngineRecord } from '@auscult/contract/ai/record.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../ask.ts'
import type { Document } from '../corpus/document.ts'
import { abstract, study } from './testing/answer.fixture.ts'
import { openStarterParts, type StarterParts, withDocuments } from './testing/starter-parts.ts'

let starter: StarterParts

beforeAll(async () => {
  starter = await openStarterParts()
}, 60_000)

afterAll(() => starter.close())

async function recordOf(question: string, agent: AgentType) {
  const records: EngineRecord[] = []
  const response = await ask(question, agent, {
    ...starter.parts,
    onRecord: (record) => records.push(record),
  })
  const [record] = records
  if (record === undefined) throw new Error('nothing was recorded')
  return { record, response }
}

const withoutTimings = ({ searches, candidates }: EngineRecord) => ({ searches, candidates })

const questions: [AgentType, string][] = [
  ['clinical', 'Does dapagliflozin reduce hospitalisation in heart failure with reduced ejection fraction?'],
  ['clinical', 'Does apixaban prevent stroke better than warfarin in atrial fibrillation?'],
  ['clinical', 'Does zinc shorten the common cold in schoolchildren?'],
  ['consensus', 'Do statins prevent cardiovascular events in older adults?'],
  ['consensus', 'What helps in septic shock?'],
  ['guideline', 'First-line treatment of type 2 diabetes'],
  ['guideline', 'hypertension in pregnancy'],
]

describe.each(questions)('the record of what the %s agent did for %s', (agent, question) => {
  test('gives every candidate that is no evidence the reason it was turned away', async () => {
    const { record } = await recordOf(question, agent)

    const unexplained = record.candidates.filter(
      ({ shownAs, reason }) => (shownAs === 'evidence') !== (reason === null),
    )
    expect(record.candidates.length).toBeGreaterThan(0)
    expect(unexplained).toEqual([])
    expect(record.candidates.every(({ name }) => name !== '')).toBe(true)
  })

  test('is the same when the question is asked again on the same corpus, and so is the answer', async () => {
    const first = await recordOf(question, agent)
    const again = await recordOf(question, agent)

    expect(withoutTimings(again.record)).toEqual(withoutTimings(first.record))
    expect({ ...again.response, engine: null }).toEqual({ ...first.response, engine: null })
  })
})

test('the words searched for are those the index holds, with the other names beside them', async () => {
  const { record } = await recordOf('Does dapagliflozin reduce death in heart failure?', 'clinical')

  const [own] = record.searches
  expect(own).toMatchObject({
    for: 'question',
    words: ['dapagliflozin', 'reduc', 'death', 'heart', 'failur'],
  })
  expect(own?.forms).toEqual(expect.arrayContaining(['cardiac failure', 'mortality']))
})

describe('the reason', () => {
  const asked = 'Does propranolol reduce death in adults with narcolepsy?'
  const arms = {
    population: 'adults with narcolepsy',
    intervention: 'propranolol',
    comparator: 'placebo',
    outcome: 'death',
  }
  const other = { ...study(arms), id: 'starter:other' }

  test.each<[DropReason, Document]>([
    ['other-treatment', { ...study({ ...arms, intervention: 'metformin' }), id: 'starter:other' }],
    ['other-people', { ...study({ ...arms, population: 'adults with asthma' }), id: 'starter:other' }],
    ['withdrawn', { ...other, status: 'retracted' }],
    [
      'weak-beside-sound',
      {
        ...abstract(
          'Death in narcolepsy on propranolol: a case report',
          'We report the death of a man with narcolepsy on propranolol.',
        ),
        id: 'starter:other',
        publicationTypes: ['Case Reports'],
      },
    ],
  ])('%s is told of what was turned away for it', async (reason, document) => {
    const records: EngineRecord[] = []

    await withDocuments(starter, [study(arms), document], () =>
      ask(asked, 'clinical', { ...starter.parts, onRecord: (record) => records.push(record) }),
    )

    const [record] = records
    expect(record?.candidates.find(({ id }) => id === 'starter:other')).toMatchObject({ reason })
  })
})
