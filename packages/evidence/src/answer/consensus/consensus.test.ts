import { ConsensusResponse } from '@auscult/contract/ai/consensus.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../ask.ts'
import type { Document, TrialFacts } from '../../corpus/document.ts'
import { openStarterParts, type StarterParts } from '../testing/starter-parts.ts'
import { figuresIn, verifySentences } from '../verify.ts'
import { withoutStudies } from './consensus-grouping.ts'

let opened: StarterParts

beforeAll(async () => {
  opened = await openStarterParts()
}, 60_000)

afterAll(() => opened.close())

const askConsensus = (question: string) => ask(question, 'consensus', opened.parts)
const entriesOf = ({
  high_evidence: high,
  emerging_evidence: emerging,
  weak_evidence: weak,
}: ConsensusResponse) => [...high, ...emerging, ...weak]

describe('the consensus agent', () => {
  test('shows replicated strong trials as High, each with what it found and why it stands there', async () => {
    const response = await askConsensus('Do SGLT2 inhibitors reduce hospitalisation in heart failure?')

    expect(response.meter).toMatchObject({ level: 'high', direction: 'benefit', isConflicting: false })
    const dapaHf = response.high_evidence.find(({ pmid }) => pmid === '31535829')
    expect(dapaHf?.explaination).toContain('hazard ratio 0.74 (95% CI 0.65 to 0.85)')
    expect(dapaHf?.key_reason).toMatch(/^High: .*4,744 participants.*points to benefit/u)
  })

  test('says that strong trials conflict and keeps all sides', async () => {
    const response = await askConsensus('Is intensive glucose lowering beneficial in type 2 diabetes?')

    expect(response.high_evidence).toEqual([])
    expect(response.meter).toMatchObject({ level: 'weak', isConflicting: true, direction: null })
    expect(response.meter?.reason).toContain('strong studies conflict')
    const directions = response.weak_evidence.map(({ direction }) => direction)
    expect(directions).toEqual(expect.arrayContaining(['benefit', 'harm']))
  })

  test('counts no other drug of the class as a confirmation', async () => {
    const response = await askConsensus(
      'Does dapagliflozin help in heart failure with reduced ejection fraction?',
    )

    expect(entriesOf(response).map(({ basis }) => basis.name)).not.toContain('EMPEROR-Reduced')
  })

  test.each([
    'Does aspirin prevent cardiovascular events in healthy older adults?',
    'What helps best in chronic heart failure?',
    'Is thrombectomy effective in acute ischaemic stroke?',
    'Are balanced crystalloids better than saline in critically ill adults?',
    'Does tranexamic acid reduce death from bleeding?',
    'Is apixaban better than warfarin in atrial fibrillation?',
  ])('%s: every study is counted once with design and size, and every sentence holds', async (question) => {
    const response = ConsensusResponse.parse(await askConsensus(question))

    const entries = entriesOf(response)
    const segments = response.meter?.segments ?? []
    expect(entries.length).toBeGreaterThan(0)
    expect(segments.flatMap(({ ids }) => ids).toSorted()).toEqual(entries.map(({ id }) => id).toSorted())
    expect(segments.every(({ design, ids, studies }) => design !== '' && ids.length === studies)).toBe(true)
    const sentences = [...entries.map(({ sentence }) => sentence), ...response.future_sentences]
    expect(verifySentences(sentences, opened.starter)).toEqual(sentences)
    expect(entries.every(({ explaination, sentence }) => explaination === sentence.text)).toBe(true)
  })

  test('a reason names no figure that its study does not have', async () => {
    const response = await askConsensus('Do GLP-1 agonists reduce cardiovascular events in type 2 diabetes?')

    for (const entry of entriesOf(response)) {
      const text = opened.starter
        .find(({ id }) => id === entry.id)
        ?.sections.map((section) => section.text)
        .join(' ')
      const others = entriesOf(response)
        .map(({ basis }) => basis.name)
        .join(' ')
      const known = figuresIn(`${text} ${others}`)
      const reason = entry.key_reason.replaceAll(/ and \d+ more\b/gu, '')
      expect([...figuresIn(reason)].filter((figure) => !known.has(figure))).toEqual([])
    }
  })

  test('refuses in the words of the specification, with nothing invented', async () => {
    const response = await askConsensus('Does homeopathy cure the common cold?')

    expect(response).toMatchObject({
      status_code: 200,
      message: 'No Consensus Evidence Available',
      high_evidence: [],
      emerging_evidence: [],
      weak_evidence: [],
      meter: null,
    })
  })

  test('a question that is not clinical gets a message', async () => {
    expect(await askConsensus('Who won the football world cup?')).toMatchObject({
      status_code: 202,
      meter: null,
    })
  })

  test('a stored consensus of which one strong trial is left is High no more', async () => {
    const response = await askConsensus('Do SGLT2 inhibitors reduce hospitalisation in heart failure?')
    const last = response.high_evidence.find(({ design }) => design === 'Randomised controlled trial')?.id
    const others = response.high_evidence.map(({ id }) => id).filter((id) => id !== last)
    const kept = withoutStudies(response, new Set(others))

    expect(response.meter?.level).toBe('high')
    expect(kept).toMatchObject({ high_evidence: [], meter: { level: 'emerging' } })
    expect(entriesOf(kept).map(({ id }) => id)).toContain(last)
    for (const id of others) expect(JSON.stringify(kept)).not.toContain(id)
  })
})

const registered: TrialFacts = {
  acronym: null,
  status: 'recruiting',
  phase: 'Phase 3',
  studyType: 'interventional',
  randomised: true,
  enrolment: 5_000,
  enrolmentIsActual: false,
  start: '2025-01',
  completion: '2029-12',
  completionIsActual: false,
  hasResults: false,
  sponsor: null,
  conditions: ['Myocardial infarction'],
  interventions: ['Colchicine'],
  primaryOutcomes: [],
}

const ongoing: Document = {
  id: 'nct:NCT99999901',
  kind: 'trial',
  title: 'Colchicine to Prevent Recurrent Events After Myocardial Infarction (EXAMPLE-1)',
  sections: [
    {
      label: 'Study design',
      text: 'Interventional, phase 3, randomized. 5000 participants are to be enrolled.',
    },
    { label: 'Conditions', text: 'Myocardial infarction.' },
  ],
  authors: [],
  journal: 'ClinicalTrials.gov',
  year: 2025,
  publicationTypes: ['Clinical Trial Protocol'],
  meshTerms: [],
  language: 'en',
  status: 'current',
  readPart: 'registry-record',
  links: ['https://clinicaltrials.gov/study/NCT99999901'],
  pmid: null,
  doi: null,
  registrations: ['NCT99999901'],
  related: [],
  licence: null,
  reviewed: null,
  facts: null,
  trial: registered,
}

const open =
  'Whether colchicine helps women after myocardial infarction remains unclear and further trials are needed.'
const cohort: Document = {
  ...ongoing,
  id: 'pmid:99999902',
  kind: 'article',
  title: 'Colchicine after myocardial infarction: a registry cohort',
  sections: [
    { label: 'BACKGROUND', text: 'Whether colchicine is used after myocardial infarction remains unclear.' },
    { label: 'RESULTS', text: 'Of 812 people after myocardial infarction, 91 had colchicine.' },
    { label: 'CONCLUSIONS', text: open },
  ],
  publicationTypes: ['Observational Study'],
  readPart: 'abstract',
  registrations: [],
  trial: null,
}

describe('what comes', () => {
  // Fit weights of abstracts turn registered trials away.
  test('is told of ongoing trials and of gaps in the words of those who name them, and never scored', async () => {
    await opened.parts.index.index([
      ongoing,
      cohort,
      { ...ongoing, id: 'nct:NCT99999903', trial: { ...registered, status: 'terminated' } },
    ])

    const response = await askConsensus('Does colchicine help after myocardial infarction?')

    await opened.parts.index.remove([ongoing.id, cohort.id, 'nct:NCT99999903'])
    expect(response.trials.map(({ id }) => id)).toEqual([ongoing.id])
    expect(response.future_perspective).toContain('recruiting, 5000 participants')
    expect(response.future_perspective).not.toContain('2029')
    expect(response.future_perspective).toContain(`“${open}”`)
    expect(entriesOf(response).map(({ id }) => id)).not.toContain(ongoing.id)
    expect(verifySentences(response.future_sentences, [ongoing, cohort])).toEqual(response.future_sentences)
  })
})
