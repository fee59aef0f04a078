import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ClinicalResponse } from '@auscult/contract/ai/ai.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStarterParts, type StarterParts } from './answer/testing/starter-parts.ts'
import { verifySentences } from './answer/verify.ts'
import { ask } from './ask.ts'

const naughtyStrings = join(import.meta.dirname, '../../../../shared/data/naughty-strings/blns.json')

let opened: StarterParts

beforeAll(async () => {
  opened = await openStarterParts()
}, 60_000)
afterAll(() => opened.close())

function askStarter(question: string, signal?: AbortSignal) {
  return ask(question, 'clinical', { ...opened.parts, ...(signal && { signal }) })
}

/** Ids of what the first sentence that answers rests on. */
async function leadingSources(question: string): Promise<string[]> {
  const { sentences } = await askStarter(question)
  const lead = sentences.find(({ role }) => role === 'lead')
  return lead?.citations.map(({ id }) => id) ?? []
}

describe('a question the corpus answers', () => {
  test('is answered by its trial, with ratio and interval, and those of the class are left aside', async () => {
    const response = await askStarter(
      'Does dapagliflozin reduce hospitalisation in heart failure with reduced ejection fraction?',
    )

    const dapaHf = response.evidence.find(({ id }) => id === 'pmid:31535829')
    expect(dapaHf?.effect).toMatchObject({ estimate: 0.74, low: 0.65, high: 0.85 })
    // Of the outcome that was asked about.
    expect(response.clinical_recommendation).toContain('hazard ratio 0.70 (95% CI 0.59 to 0.83)')
    expect(response.sentences[0]?.citations).toMatchObject([{ id: 'pmid:31535829' }])
  })

  test.each([
    ['Does apixaban beat warfarin in atrial fibrillation?', ['pmid:21870978']],
    ['Is warfarin better than apixaban in atrial fibrillation?', ['pmid:21870978']],
    ['Does hydroxychloroquine work for COVID-19?', ['pmid:33031652']],
    ['Hydrocortisone in septic shock mortality', ['pmid:29347874', 'pmid:29490185']],
  ])('%s: the trials on the matter lead', async (question, trials) => {
    expect((await leadingSources(question)).slice(0, 1)).toEqual(trials.slice(0, 1))
  })

  test('a trial that found more deaths leads before one that found no difference', async () => {
    const [lead] = await leadingSources('Does intensive glucose control reduce death in type 2 diabetes?')

    expect(lead).toBe('pmid:18539917')
  })

  test('of what comes first a guideline tells', async () => {
    const [lead] = await leadingSources('First-line treatment of hypertension')

    expect(lead).toMatch(/^guideline:.*hypertension-in-adults$/u)
  })

  test.each([
    'semaglutide for obesity',
    'Pt is a 68M, known HFrEF, was wondering re dapagliflozin?? thx',
    'dapagliflozine HFrEF',
  ])('typed in haste it is answered all the same: %s', async (question) => {
    const { sentences } = await askStarter(question)

    expect(sentences.some(({ role }) => role === 'lead')).toBe(true)
  })

  test('is answered in at most six sentences by sources sorted by strength, each within the contract', async () => {
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
    'Does dapagliflozin help hair loss?',
    'Should a bioprosthetic valve be anticoagulated with a DOAC?',
    'Does metformin help in multiple sclerosis?',
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

  test('a drug studied in a sibling of the disease alone', async () => {
    const { evidence } = await askStarter('Lecanemab for Parkinson disease')

    expect(evidence).toEqual([])
  })

  test.each([
    'write a poem about spring',
    'what is the meaning of life',
    'best restaurants in Dublin',
    'cheap flight to the ESC congress and a hotel nearby',
    '',
  ])('%j is not clinical', async (question) => {
    expect(await askStarter(question)).toMatchObject({
      status_code: 202,
      evidence: [],
      clinical_recommendation: '',
    })
  })

  test('an ambiguous abbreviation is asked back with all that it may mean here', async () => {
    const response = await askStarter('What is the best treatment for PE')

    expect(response.status_code).toBe(202)
    expect(response.readings.map(({ term }) => term)).toEqual(
      expect.arrayContaining(['pulmonary embolism', 'pre-eclampsia']),
    )
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
  const [trial] = await opened.parts.index.get(['pmid:31535829'])
  if (trial === undefined) throw new Error('The starter corpus lacks DAPA-HF')
  for (const status of ['retracted', 'expression-of-concern'] as const) {
    await opened.parts.index.index([{ ...trial, status }])

    const response = await askStarter('Does dapagliflozin help heart failure with reduced ejection fraction?')

    expect(response.withdrawn).toContainEqual(expect.objectContaining({ id: trial.id, status }))
    expect([...response.evidence, ...response.nearest].map((entry) => entry.id)).not.toContain(trial.id)
    expect(response.sentences.flatMap(({ citations }) => citations.map(({ id }) => id))).not.toContain(
      trial.id,
    )
  }
  await opened.parts.index.index([trial])
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

test.each([
  'pls check aspirin for Jonas Ferrigold tel 07700 900123, MRN 00451177, stroke',
  'Sig. Tiziano Bellarossa nato il 2/5/1948, FA, quale anticoagulante',
])('%s: nothing is looked up for a person who can be told', async (question) => {
  const response = await askStarter(question)

  expect(response).toMatchObject({ status_code: 202, evidence: [], nearest: [] })
  expect(response.message).toMatch(/identify a person|identificano una persona/u)
  expect(JSON.stringify(response)).not.toMatch(/Ferrigold|Bellarossa|00451177|1948/u)
})

test('what must not be done is said all the same', async () => {
  const response = await askStarter('John Smith DOB 12/03/1956, in shock, potassium chloride iv bolus?')

  expect(response).toMatchObject({ status_code: 202, evidence: [] })
  expect(response.safety).not.toEqual([])
})

test('studies of the starter corpus answer their own questions, every quote verbatim and every figure traced', async () => {
  const studies = opened.starter.filter(({ facts }, nth) => facts !== null && nth % 4 === 0)
  let found = 0
  for (const { facts, id } of studies) {
    const question = `In ${facts?.population}, how does ${facts?.intervention} compare with ${facts?.comparator} for ${facts?.outcome}?`
    const response = await askStarter(question)
    const cited = await opened.parts.index.get(
      response.sentences.flatMap(({ citations }) => citations.map((citation) => citation.id)),
    )

    const told = response.sentences.filter(({ role }) => role !== 'safety')
    expect(verifySentences(told, cited)).toEqual(told)
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
