import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ClinicalResponse } from '@auscult/contract/ai.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifySentences } from './answer/verify.ts'
import { ask } from './ask.ts'
import { readStarterCorpus } from './corpus/starter/starter.ts'
import type { EvidenceIndex } from './corpus/text-index/evidence-index.ts'
import { openLanceIndex } from './corpus/text-index/lance-index.ts'
import { loadRecordMaker } from './record/record-maker.ts'
import { type Lexicon, loadLexicon } from './understand/lexicon/lexicon.ts'

const content = join(import.meta.dirname, '../../../content')
const naughtyStrings = join(import.meta.dirname, '../../../../shared/data/naughty-strings/blns.json')

let folder: string
let index: EvidenceIndex
let lexicon: Lexicon

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'auscult-ask-'))
  lexicon = await loadLexicon(join(content, 'lexicon'))
  index = await openLanceIndex(folder, await loadRecordMaker(content, folder, lexicon))
  await index.index(await readStarterCorpus(content))
}, 60_000)

afterAll(async () => {
  await index.close()
  await rm(folder, { recursive: true })
})

function clock(): Date {
  return new Date('2026-06-01T00:00:00Z')
}

function askStarter(question: string, signal?: AbortSignal) {
  return ask(
    question,
    'clinical',
    signal === undefined ? { index, lexicon, clock } : { index, lexicon, clock, signal },
  )
}

describe('a question the corpus answers', () => {
  test('gets the trials with their ratios and intervals, the class sibling marked as indirect', async () => {
    const response = await askStarter(
      'Does dapagliflozin reduce hospitalisation in heart failure with reduced ejection fraction?',
    )

    const [dapaHf, emperor] = ['pmid:31535829', 'pmid:32865377'].map((id) =>
      response.evidence.find((entry) => entry.id === id),
    )
    expect(dapaHf?.effect).toMatchObject({ estimate: 0.74, low: 0.65, high: 0.85 })
    expect(emperor?.effect).toMatchObject({ estimate: 0.75, low: 0.65, high: 0.86 })
    expect(response.clinical_recommendation).toContain('hazard ratio 0.74 (95% CI 0.65 to 0.85)')
    expect(response.clinical_recommendation).toContain(
      'indirect evidence: empagliflozin is another SGLT2 inhibitor',
    )
  })

  test.each([
    ['Does apixaban beat warfarin in atrial fibrillation?', 'pmid:21870978', 'supports apixaban'],
    ['Is warfarin better than apixaban in atrial fibrillation?', 'pmid:21870978', 'argues against warfarin'],
    ['Does intensive glucose control reduce death in type 2 diabetes?', null, 'argues against'],
    ['Does hydroxychloroquine work for COVID-19?', null, 'shows no clear difference'],
    ['Hydrocortisone in septic shock mortality', null, 'is divided'],
    ['First-line treatment of hypertension', null, 'On hypertension in adults'],
  ])('%s: the lead says where the evidence points', async (question, id, words) => {
    const response = await askStarter(question)

    expect(response.sentences[0]).toMatchObject({ role: 'lead', text: expect.stringContaining(words) })
    if (id !== null) expect(response.evidence.map((entry) => entry.id)).toContain(id)
  })

  test('is answered in three to six sentences by sources sorted by strength, each within the contract', async () => {
    const response = await askStarter('Does colchicine prevent cardiovascular events in coronary disease?')

    expect(ClinicalResponse.parse(response)).toEqual(response)
    expect(response.sentences.length).toBeGreaterThanOrEqual(3)
    expect(response.sentences.length).toBeLessThanOrEqual(6)
    const scores = response.evidence.map((entry) => entry.strength_score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(response.clinical_recommendation).toBe(response.sentences.map(({ text }) => text).join(' '))
  })
})

describe('a question the corpus does not answer', () => {
  test.each([
    'Does turmeric cure glioblastoma?',
    'Is zorblaxumab effective in sepsis?',
    'Does dapagliflozin help hair loss?',
    'Does metformin prevent dementia in type 2 diabetes?',
    'Is dapagliflozin safe in children with heart failure?',
    'Apixaban versus rivaroxaban in atrial fibrillation',
    'Lecanemab for Parkinson disease',
  ])('%s is refused, and what came near is marked as such', async (question) => {
    const response = await askStarter(question)

    expect(response).toMatchObject({
      status_code: 200,
      clinical_recommendation: '',
      evidence: [],
      sentences: [],
    })
    expect(response.message).toBe('No Clinical Evidence Found')
    expect(response.nearest.length).toBeGreaterThan(0)
  })

  test.each(['write a poem about spring', 'what is the meaning of life', 'best restaurants in Dublin', ''])(
    '%j is not clinical',
    async (question) => {
      expect(await askStarter(question)).toMatchObject({
        status_code: 202,
        evidence: [],
        clinical_recommendation: '',
      })
    },
  )

  test('an ambiguous abbreviation is asked back with its readings', async () => {
    const response = await askStarter('What is the best treatment for PE')

    expect(response.status_code).toBe(202)
    expect(response.message).toContain('pulmonary embolism')
    expect(response.message).toContain('pre-eclampsia')
  })
})

test('an emergency is told to act first, and gets its evidence too', async () => {
  const response = await askStarter('My patient is in cardiac arrest now, should I give adrenaline?')

  expect(response.notice).toContain('emergency')
  expect(response.evidence.length).toBeGreaterThan(0)
})

test('an emergency is told to act first even where there is nothing to answer', async () => {
  const response = await askStarter('the patient is not breathing!')

  expect(response.notice).toContain('emergency')
})

test('withdrawn work is named and never evidence', async () => {
  const [trial] = await index.get(['pmid:31535829'])
  if (trial === undefined) throw new Error('The starter corpus lacks DAPA-HF')
  for (const status of ['retracted', 'expression-of-concern'] as const) {
    await index.index([{ ...trial, status }])

    const response = await askStarter('Does dapagliflozin help heart failure with reduced ejection fraction?')

    expect(response.withdrawn).toContainEqual(expect.objectContaining({ id: trial.id, status }))
    expect([...response.evidence, ...response.nearest].map((entry) => entry.id)).not.toContain(trial.id)
    expect(response.sentences.flatMap(({ citations }) => citations.map(({ id }) => id))).not.toContain(
      trial.id,
    )
  }
  await index.index([trial])
})

test('a question given up is given up on the server too', async () => {
  const controller = new AbortController()
  controller.abort(new Error('Request was cancelled'))

  await expect(askStarter('apixaban in atrial fibrillation', controller.signal)).rejects.toThrow(
    'Request was cancelled',
  )
})

describe('a person in danger', () => {
  test.each(['I have crushing chest pain and my left arm is numb', 'I want to kill myself'])(
    '%s: is told where help is, and shown no study',
    async (question) => {
      const response = await askStarter(question)

      expect(response).toMatchObject({ status_code: 202, evidence: [], nearest: [] })
      expect(response.notice).toMatch(/call/iu)
      expect(response.message).toContain('Get help first')
    },
  )

  test('a clinician with an emergency gets the notice before the evidence', async () => {
    const response = await askStarter('Patient seizing now, midazolam or lorazepam?')

    expect(response.notice).toContain('emergency')
    expect(response.clinical_recommendation).toContain('RAMPART')
  })

  test('an emergency that names no subject is not called unclinical', async () => {
    const response = await askStarter('child swallowed button battery')

    expect(response.message).not.toContain('does not look like a clinical question')
    expect(response.notice).toContain('poison')
  })
})

test('studies of the starter corpus answer their own questions, every quote verbatim and every figure traced', async () => {
  const studies = (await readStarterCorpus(content)).filter(
    ({ facts }, nth) => facts !== null && nth % 4 === 0,
  )
  let found = 0
  for (const { facts, id } of studies) {
    const question = `In ${facts?.population}, how does ${facts?.intervention} compare with ${facts?.comparator} for ${facts?.outcome}?`
    const response = await askStarter(question)
    const cited = await index.get(
      response.sentences.flatMap(({ citations }) => citations.map((citation) => citation.id)),
    )

    expect(verifySentences(response.sentences, cited)).toEqual(response.sentences)
    if (response.evidence.some((entry) => entry.id === id)) found++
  }
  expect(found / studies.length).toBeGreaterThan(0.9)
}, 120_000)

test.skipIf(!existsSync(naughtyStrings))(
  'any string gets an answer, a refusal or a message',
  async () => {
    const strings: string[] = JSON.parse(readFileSync(naughtyStrings, 'utf8'))
    for (const text of [
      ...strings,
      'a'.repeat(2_000),
      'pe '.repeat(600),
      '💊'.repeat(500),
      '('.repeat(2_000),
    ]) {
      const response = await askStarter(text)

      expect([200, 202]).toContain(response.status_code)
      expect(ClinicalResponse.parse(response)).toEqual(response)
    }
  },
  60_000,
)
