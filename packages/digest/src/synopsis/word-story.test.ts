import { createConfiguredModel } from '@auscult/evidence/models/configured-writer.ts'
import { type Behaviour, startFakeModel } from '@auscult/evidence/models/testing/fake-model.ts'
import { expect, it, onTestFinished } from 'vitest'
import { checkStory } from '../check-story.ts'
import type { Story } from '../story.ts'
import { known, shippedLexicon } from '../testing/shipped-readers.ts'
import { wordStory } from './word-story.ts'

const url = 'https://pubmed.ncbi.nlm.nih.gov/1000001/'
const finding =
  'Hospitalisation for heart failure occurred in 160 patients who received dapagliflozin and in 210 patients who received placebo.'
const conclusion = 'Dapagliflozin reduced hospitalisation for heart failure.'
/** A made-up trial: no paper says so. */
const story: Story = {
  id: 'pmid:1000001',
  kind: 'research',
  title: 'Dapagliflozin in heart failure',
  source: 'New England Journal of Medicine',
  url,
  publishedAt: '2026-11-20',
  specialities: ['cardiology'],
  body: `Key findings: ${finding}\nConclusion: ${conclusion}`,
  claims: [
    { text: finding, quote: finding, url },
    { text: conclusion, quote: conclusion, url },
  ],
  question: 'Does dapagliflozin help in heart failure?',
}

async function wordWith(behaviour: Behaviour, given = story): Promise<Story> {
  const fake = await startFakeModel(behaviour)
  onTestFinished(() => fake.close())
  const settings = {
    baseUrl: fake.baseUrl,
    name: 'fake',
    timeoutMs: 2_000,
    maxTokensPerAnswer: 500,
    tokensPerDay: 10_000,
  }
  const model = createConfiguredModel(settings, () => new Date())
  return wordStory(given, { model, lexicon: shippedLexicon, signal: new AbortController().signal })
}
const saying = (text: string, id = 0): Behaviour => ({ sentences: () => [{ id, text }] })

it('takes a sentence that says the same in fewer words, and keeps the others', async () => {
  const text =
    'Hospitalisation for heart failure occurred in 160 patients with dapagliflozin and in 210 with placebo.'

  const worded = await wordWith(saying(text))

  expect(worded.body).toBe(`Key findings: ${text}\nConclusion: ${conclusion}`)
  expect(worded.claims[0]).toEqual({ text, quote: finding, url })
  expect(checkStory(worded, known)).toEqual([])
})

it.each([
  ['another number', 'Hospitalisation for heart failure occurred in 150 patients with dapagliflozin.', 0],
  ['another drug', 'Empagliflozin reduced hospitalisation for heart failure.', 1],
  ['another outcome', 'Dapagliflozin reduced death from heart failure.', 1],
  ['the opposite', 'Dapagliflozin increased hospitalisation for heart failure.', 1],
  ['that there was no difference', 'Dapagliflozin did not reduce hospitalisation for heart failure.', 1],
  ['more than was found', 'Dapagliflozin safely reduced hospitalisation for heart failure.', 1],
  ['advice', 'Dapagliflozin is recommended for heart failure.', 1],
  ['a link', 'Dapagliflozin reduced hospitalisation: see https://evil.example.', 1],
  ['two sentences', 'Dapagliflozin reduced hospitalisation. It did so in heart failure.', 1],
  ['of itself', 'As an AI I say dapagliflozin reduced hospitalisation.', 1],
  ['a sentence that is not there', 'Dapagliflozin reduced hospitalisation for heart failure.', 7],
])('drops a sentence that tells %s', async (_, text, id) => {
  expect(await wordWith(saying(text, id))).toEqual(story)
})

it('keeps what stands in parentheses and may turn the sentence', async () => {
  const text = 'Dapagliflozin reduced hospitalisation for heart failure in all of them (P=0.75).'
  const claims = story.claims.map((claim, nth) => (nth === 1 ? { text, quote: text, url } : claim))
  const doubtful = { ...story, body: story.body.replace(conclusion, text), claims }

  expect(
    await wordWith(saying('Dapagliflozin reduced hospitalisation for heart failure.', 1), doubtful),
  ).toEqual(doubtful)
  expect(
    (await wordWith(saying('Dapagliflozin reduced hospitalisation for heart failure (P=0.75).', 1), doubtful))
      .body,
  ).toContain('heart failure (P=0.75).')
})

it.each<Behaviour>(['silent', 'garbage', 'cut', 'huge', { status: 500 }])(
  'keeps its own words where the model is %o',
  async (behaviour) => {
    expect(await wordWith(behaviour)).toEqual(story)
  },
)
