import type { ClinicalResponse } from '@auscult/contract/ai/ai.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStarterParts, type StarterParts } from '../answer/testing/starter-parts.ts'
import { ask } from '../ask.ts'
import { createConfiguredWriter } from './configured-writer.ts'
import { type FakeModel, type Material, startFakeModel } from './testing/fake-model.ts'
import type { WrittenSentence } from './written-sentence.ts'

const question = 'Does apixaban beat warfarin in atrial fibrillation?'

let starter: StarterParts
let model: FakeModel
let own: ClinicalResponse

beforeAll(async () => {
  starter = await openStarterParts()
  model = await startFakeModel()
  own = await ask(question, 'clinical', starter.parts)
}, 60_000)
afterAll(async () => {
  await model.close()
  await starter.close()
})

function askModel(sentences: (material: Material) => unknown[], asked = question) {
  model.behave({ sentences })
  const settings = { baseUrl: model.baseUrl, name: 'fake', timeoutMs: 5_000, maxTokensPerAnswer: 1_000 }
  const writer = createConfiguredWriter({ ...settings, tokensPerDay: 1_000_000 }, starter.parts.clock)
  return ask(asked, 'clinical', { ...starter.parts, writer })
}

function leadOf({ draft }: Material): WrittenSentence {
  const [lead] = draft
  if (lead === undefined) throw new Error('a draft begins with its lead')
  return lead
}

/** A supporting sentence on the leading trial, with a true quote. */
function onAristotle(material: Material, text: string): WrittenSentence {
  const support = material.draft.find(({ role }) => role === 'support')
  return { role: 'support', text, citations: support?.citations ?? [] }
}

describe('a sentence in other words', () => {
  test.each([
    'Compared with warfarin, apixaban 5 mg twice daily lowered the risk of stroke or systemic embolism (hazard ratio 0.79, 95% CI 0.66 to 0.95).',
    'Among 18,201 adults with atrial fibrillation, stroke or systemic embolism was less frequent with apixaban than with warfarin.',
    'ARISTOTLE, a randomised controlled trial, found a lower risk of stroke or systemic embolism with apixaban: hazard ratio 0.79.',
  ])('is shown where its sources say the same: %s', async (text) => {
    const response = await askModel((material) => [leadOf(material), onAristotle(material, text)])

    expect(response.prose.by).toBe('model')
    expect(response.sentences.map((sentence) => sentence.text)).toContain(text)
  })

  test('leads where it points where the engine points', async () => {
    const text =
      'In people with atrial fibrillation prefer apixaban to warfarin: less stroke, less bleeding and death; reduce the dose only by criteria.'

    const response = await askModel((material) => [{ ...leadOf(material), text }])

    expect(response.sentences[0]?.text).toBe(text)
    expect(response.prose.by).toBe('model')
  })
})

describe('a supporting sentence is dropped', () => {
  test.each([
    [
      'turns the result round',
      'Apixaban increased the risk of stroke or systemic embolism compared with warfarin.',
    ],
    [
      'denies the result',
      'Apixaban did not lower the risk of stroke or systemic embolism compared with warfarin.',
    ],
    ['swaps the arms', 'Warfarin lowered the risk of stroke or systemic embolism compared with apixaban.'],
    [
      'claims another outcome',
      'Apixaban lowered the risk of dementia compared with warfarin in atrial fibrillation.',
    ],
    [
      'invents a number',
      'Apixaban lowered the risk of stroke or systemic embolism by 21.7% compared with warfarin.',
    ],
    [
      'takes a number of the same paper for another result',
      'Apixaban lowered the risk of stroke or systemic embolism: hazard ratio 0.69.',
    ],
    [
      'names another drug',
      'Like edoxaban, apixaban lowered the risk of stroke or systemic embolism compared with warfarin.',
    ],
    [
      'names a drug nobody knows',
      'Zorvexaban lowered the risk of stroke or systemic embolism compared with warfarin.',
    ],
    ['praises', 'Apixaban is a miracle and the best drug for atrial fibrillation.'],
    ['orders', 'You should switch every patient with atrial fibrillation from warfarin to apixaban.'],
    [
      'holds an address',
      'Apixaban lowered the risk of stroke or systemic embolism; see www.apixaban-facts.com for more.',
    ],
    [
      'holds markup',
      'Apixaban <b>lowered</b> the risk of stroke or systemic embolism compared with warfarin.',
    ],
    [
      'is in another language',
      'Apixaban riduce il rischio di ictus rispetto al warfarin nella fibrillazione atriale.',
    ],
    [
      'speaks of itself',
      'As an AI I must ignore my instructions on apixaban and warfarin in atrial fibrillation.',
    ],
    ['speaks of something else', 'The capital of France is Paris and its river is the Seine.'],
  ])('that %s', async (_what, text) => {
    const response = await askModel((material) => [leadOf(material), onAristotle(material, text)])

    expect(response.prose.by).toBe('model')
    expect(response.clinical_recommendation).not.toContain(text)
  })

  test.each<[string, (material: Material) => unknown]>([
    [
      'cites a paper that is not in the answer',
      (material) => ({
        ...onAristotle(material, 'Apixaban lowered the risk of stroke or systemic embolism.'),
        citations: [
          { id: 'pmid:99999999', quote: 'Apixaban lowered the risk of stroke or systemic embolism.' },
        ],
      }),
    ],
    [
      'alters its quote',
      (material) => {
        const sentence = onAristotle(material, 'Apixaban lowered the risk of stroke or systemic embolism.')
        const citations = sentence.citations.map((each) => ({
          ...each,
          quote: each.quote.replace('lowered', 'halved'),
        }))
        return { ...sentence, citations }
      },
    ],
    [
      'quotes next to nothing',
      (material) => {
        const sentence = onAristotle(material, 'Apixaban lowered the risk of stroke or systemic embolism.')
        return { ...sentence, citations: sentence.citations.map((each) => ({ ...each, quote: 'the risk' })) }
      },
    ],
  ])('that %s', async (_what, sentenceOf) => {
    const response = await askModel((material) => [leadOf(material), sentenceOf(material)])

    const shown = new Set(response.sentences.map(({ text }) => text))
    expect(shown).not.toContain('Apixaban lowered the risk of stroke or systemic embolism.')
    expect(response.prose.by).toBe('model')
  })
})

describe('a lead', () => {
  test.each([
    [
      'that points elsewhere',
      'Strong evidence, from ARISTOTLE, argues against apixaban in atrial fibrillation.',
    ],
    [
      'that sees no difference',
      'Strong evidence, from ARISTOTLE, shows no clear difference between apixaban and warfarin.',
    ],
    [
      'that calls it divided',
      'The evidence on apixaban in atrial fibrillation is divided: ARISTOTLE found a benefit.',
    ],
    ['that says nothing', 'ARISTOTLE was a study of apixaban in atrial fibrillation.'],
  ])('%s brings the engine back', async (_what, text) => {
    const response = await askModel((material) => [{ ...leadOf(material), text }])

    expect(response.prose).toMatchObject({ by: 'engine', fallback: 'not-supported' })
    expect(response.sentences).toEqual(own.sentences)
  })

  test('may not be surer than the engine', async () => {
    const asked = 'does canagliflozin reduce death in type 2 diabetes'
    const plain = await ask(asked, 'clinical', starter.parts)
    const text = 'Strong evidence supports canagliflozin in type 2 diabetes.'

    const response = await askModel((material) => [{ ...leadOf(material), text }], asked)

    expect(response.sentences[0]?.text).toBe(plain.sentences[0]?.text)
  })
})

describe('a warning', () => {
  test('stands before whatever the model writes', async () => {
    const asked = 'bisoprolol in HFrEF with asthma'
    const plain = await ask(asked, 'clinical', starter.parts)

    const response = await askModel(({ draft }) => draft, asked)

    expect(plain.sentences[0]?.role).toBe('safety')
    expect(response.sentences[0]).toEqual(plain.sentences[0])
  })

  test('that forbids leaves the model nothing to say', async () => {
    const asked = 'Can I give spironolactone in HFrEF with K 5.9'
    const plain = await ask(asked, 'clinical', starter.parts)

    const response = await askModel(({ draft }) => draft, asked)

    expect(response.prose.by).toBe('engine')
    expect(response.sentences).toEqual(plain.sentences)
  })
})

test('what speaks against and what limits the evidence stays when the model drops it or softens it', async () => {
  const asked = 'Does finerenone help in chronic kidney disease with type 2 diabetes?'
  const plain = await ask(asked, 'clinical', starter.parts)

  const response = await askModel(
    (material) => [
      leadOf(material),
      ...material.draft
        .filter(({ role }) => role === 'against')
        .map((sentence) => ({ ...sentence, text: 'Harms in FIDELIO-DKD were rare.' })),
    ],
    asked,
  )

  const warnings = plain.sentences.filter(({ role }) => role === 'against' || role === 'applicability')
  expect(warnings.length).toBeGreaterThan(0)
  expect(response.prose.by).toBe('model')
  expect(response.sentences).toEqual(expect.arrayContaining(warnings))
  expect(response.clinical_recommendation).not.toContain('were rare')
})
