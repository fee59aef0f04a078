import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ask } from '../../ask.ts'
import { createFolder } from '../../corpus/testing/pubmed-fixtures.ts'
import { studyOf } from '../../corpus/testing/trial-fixtures.ts'
import type { EvidenceIndex } from '../../corpus/text-index/evidence-index.ts'
import { openLanceIndex } from '../../corpus/text-index/lance-index.ts'
import { toTrialDocument } from '../../corpus/trials/trial-record.ts'
import { createRecordMaker } from '../../record/record-maker.ts'
import { loadSafetyRules } from '../../safety/compile-rules.ts'
import { shippedLexicon as lexicon } from '../../testing/shipped-lexicon.ts'

const content = join(import.meta.dirname, '../../../../../content')
const safety = await loadSafetyRules(join(content, 'safety'), lexicon)
const question = 'Does dapagliflozin improve walking distance in adults with sarcoidosis?'

let index: EvidenceIndex
beforeEach(async () => {
  index = await openLanceIndex(join(await createFolder(), 'evidence'), createRecordMaker(lexicon))
})
afterEach(() => index.close())

const askNow = () =>
  ask(question, 'clinical', { index, lexicon, safety, clock: () => new Date('2026-11-20') })

/** A made-up trial: nothing is said of a real one. */
function trialOf(nctId: string, resultsSection?: object) {
  const study = studyOf(nctId, {
    identificationModule: {
      nctId,
      briefTitle: 'Dapagliflozin in Adults With Sarcoidosis',
      acronym: 'DAPA-TEST',
    },
    descriptionModule: {
      briefSummary: 'Dapagliflozin is expected to improve walking distance in adults with sarcoidosis.',
    },
    designModule: {
      studyType: 'INTERVENTIONAL',
      designInfo: { allocation: 'RANDOMIZED' },
      enrollmentInfo: { count: 300, type: 'ACTUAL' },
    },
  })
  return toTrialDocument({ ...study, resultsSection, hasResults: resultsSection !== undefined })
}

const measurements = [
  { groupId: 'OG0', value: '20' },
  { groupId: 'OG1', value: '41' },
]
const posted = {
  outcomeMeasuresModule: {
    outcomeMeasures: [
      {
        type: 'PRIMARY',
        title: 'Change in Walking Distance',
        unitOfMeasure: 'metres',
        groups: [
          { id: 'OG0', title: 'Placebo' },
          { id: 'OG1', title: 'Dapagliflozin' },
        ],
        classes: [{ categories: [{ measurements }] }],
        analyses: [
          {
            groupIds: ['OG0', 'OG1'],
            paramType: 'Mean Difference',
            paramValue: '21',
            ciLowerLimit: '9',
            ciUpperLimit: '33',
          },
        ],
      },
    ],
  },
}

test('what a registered trial hopes for is no evidence; it is shown as what comes near', async () => {
  await index.index([trialOf('NCT00000001')])

  const answer = await askNow()

  expect(answer).toMatchObject({ clinical_recommendation: '', evidence: [] })
  expect(answer.nearest.map(({ id }) => id)).toEqual(['nct:NCT00000001'])
})

// Fit weights of abstracts turn registered trials away.
test.fails('posted results are evidence under the name of the trial, quoted with what was measured', async () => {
  await index.index([trialOf('NCT00000001', posted), trialOf('NCT00000002')])

  const answer = await askNow()

  expect(answer.evidence.map(({ id }) => id)).toEqual(['nct:NCT00000001'])
  expect(answer.evidence[0]).toMatchObject({ participants: 300, readPart: 'registry-record' })
  expect(answer.evidence[0]?.quote).toContain('Walking Distance')
  expect(answer.clinical_recommendation).toContain('DAPA-TEST')
})
