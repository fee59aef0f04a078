import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ClinicalResponse } from '@auscult/contract/ai/ai.ts'
import type { AnswerSentence } from '@auscult/contract/evidence/evidence.ts'
import { openStarterParts, type StarterParts } from '../answer/testing/starter-parts.ts'
import { ask } from '../ask.ts'
import { createConfiguredWriter, type WriterSettings } from './configured-writer.ts'
import {
  type Behaviour,
  type FakeModel,
  materialOf,
  repeatDraft,
  startFakeModel,
} from './testing/fake-model.ts'
import type { Writer } from './writer.ts'

const question = 'Does dapagliflozin reduce hospitalisation in heart failure with reduced ejection fraction?'
/** Longer than a busy machine needs for whatever does not wait for it. */
const timeoutMs = 15_000
const shortTimeoutMs = 500

let starter: StarterParts
let own: ClinicalResponse
let model: FakeModel

beforeAll(async () => {
  starter = await openStarterParts()
  own = await ask(question, 'clinical', starter.parts)
}, 60_000)
afterAll(() => starter.close())
beforeEach(async () => {
  model = await startFakeModel()
})
afterEach(() => model.close())

function writerFor(settings: Partial<WriterSettings> = {}): Writer {
  const defaults = { baseUrl: model.baseUrl, name: 'fake', timeoutMs, maxTokensPerAnswer: 1_000 }
  return createConfiguredWriter({ ...defaults, tokensPerDay: 1_000_000, ...settings }, starter.parts.clock)
}

async function askWith(writer: Writer, isStreamed: boolean, signal?: AbortSignal) {
  const shown: AnswerSentence[] = []
  const streamed = isStreamed ? { onSentence: (sentence: AnswerSentence) => void shown.push(sentence) } : {}
  const started = performance.now()
  const response = await ask(question, 'clinical', {
    ...starter.parts,
    writer,
    ...streamed,
    ...(signal === undefined ? {} : { signal }),
  })
  return { response, shown, tookMs: performance.now() - started }
}

describe.each([{ isStreamed: false }, { isStreamed: true }])(
  'a model that works (streamed: $isStreamed)',
  ({ isStreamed }) => {
    test('words the answer, and the answer says so', async () => {
      const { response, shown } = await askWith(writerFor(), isStreamed)

      expect(response.prose).toEqual({ by: 'model', model: 'fake', tokens: 1_100, fallback: null })
      // A model is handed a study's result in words; its figures stand in the summary.
      expect(response.summary).toEqual(own.summary)
      expect(response.sentences[0]).toEqual(own.sentences[0])
      expect(response.sentences.map(({ citations }) => citations)).toEqual(
        own.sentences.map(({ citations }) => citations),
      )
      if (isStreamed) expect(shown).toEqual(response.sentences)
    })

    // Both take far longer; `too-slow` tells that the writer did not wait.
    test.each<[string, Behaviour]>([
      ['is silent', 'silent'],
      ['writes a few letters a second', 'slow'],
    ])('a model that %s is not waited for', async (_what, behaviour) => {
      model.behave(behaviour)

      const { response } = await askWith(writerFor({ timeoutMs: shortTimeoutMs }), isStreamed)

      expect(response.prose).toMatchObject({ by: 'engine', model: 'fake', fallback: 'too-slow' })
      expect(response.sentences).toEqual(own.sentences)
    })

    test.each<[string, Behaviour, string]>([
      ['breaks off in the middle', 'cut', 'cut-off'],
      ['answers garbage', 'garbage', 'bad-output'],
      ['answers ten million characters', 'huge', 'bad-output'],
      ['answers what is no JSON', { text: 'The best drug is aspirin.' }, 'bad-output'],
      ['answers another schema', { text: '{"answer": "aspirin"}' }, 'bad-output'],
      [
        'answers sentences without citations',
        { sentences: () => [{ role: 'lead', text: 'Yes.' }] },
        'bad-output',
      ],
      ['answers nothing', { sentences: () => [] }, 'not-supported'],
      ['refuses the key', { status: 401 }, 'unreachable'],
      ['is broken', { status: 500 }, 'unreachable'],
      ['has too much to do', { status: 429 }, 'unreachable'],
      ['sends us elsewhere', 'redirect', 'unreachable'],
    ])('a model that %s costs its prose and nothing else', async (_what, behaviour, reason) => {
      model.behave(behaviour)

      const { response, tookMs } = await askWith(writerFor(), isStreamed)

      expect(response.prose).toMatchObject({ by: 'engine', model: 'fake', fallback: reason })
      expect(response.sentences).toEqual(own.sentences)
      expect(response.clinical_recommendation).toBe(own.clinical_recommendation)
      expect(tookMs).toBeLessThan(timeoutMs)
    })
  },
)

describe('a model that fails at first', () => {
  test.each<[string, Behaviour]>([
    ['is broken', { status: 503 }],
    ['is cut off', 'cut'],
  ])('and %s twice is asked a third time', async (_what, behaviour) => {
    model.behave(behaviour, behaviour, repeatDraft)

    const { response } = await askWith(writerFor(), false)

    expect(model.requests).toHaveLength(3)
    expect(response.prose.by).toBe('model')
  })

  test('is not asked again where asking again cannot help', async () => {
    model.behave({ status: 400 })

    await askWith(writerFor(), false)

    expect(model.requests).toHaveLength(1)
  })

  test('is left alone after five failures in a row, and tried again later', async () => {
    let now = new Date('2026-06-01T00:00:00Z')
    const settings = { baseUrl: model.baseUrl, name: 'fake', timeoutMs, maxTokensPerAnswer: 1_000 }
    const writer = createConfiguredWriter({ ...settings, tokensPerDay: 1_000_000 }, () => now)
    model.behave({ status: 400 })
    for (let nth = 0; nth < 5; nth += 1) {
      // oxlint-disable-next-line no-await-in-loop -- failures in a row
      await askWith(writer, false)
    }

    const left = await askWith(writer, false)
    now = new Date('2026-06-01T00:01:00Z')
    model.behave(repeatDraft)
    const tried = await askWith(writer, false)

    expect(left.response.prose.fallback).toBe('breaker-open')
    expect(model.requests).toHaveLength(6)
    expect(tried.response.prose.by).toBe('model')
  })
})

describe('what a model costs', () => {
  test('is bounded by the day', async () => {
    const writer = writerFor({ tokensPerDay: 4_000 })

    const first = await askWith(writer, false)
    const all = [first]
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they use up the day
    for (let nth = 0; nth < 4; nth += 1) all.push(await askWith(writer, false))

    expect(all.at(-1)?.response.prose).toEqual({
      by: 'engine',
      model: 'fake',
      tokens: null,
      fallback: 'over-budget',
    })
    expect(model.requests.length).toBeLessThan(5)
  })

  test('ends when the asker leaves', async () => {
    model.behave('silent')
    const leaving = new AbortController()

    const asked = askWith(writerFor(), true, leaving.signal)
    const left = expect.poll(() => model.requests.length, { timeout: timeoutMs }).toBe(1)
    await left.then(() => leaving.abort(new Error('left')))

    await expect(asked).rejects.toThrow('left')
    await expect.poll(() => model.hungUp()).toBe(1)
  })
})

describe('what leaves the machine', () => {
  test('is the question without the person it names, and the passages of the answer', async () => {
    const named = `${question} Patient: Giulia Bianchi, seen 12/03/1994, chart 44718823`

    const answer = await ask(named, 'clinical', { ...starter.parts, writer: writerFor({ apiKey: 'k-1' }) })

    const [request] = model.requests
    expect(request?.authorization).toBe('Bearer k-1')
    for (const secret of ['Giulia', 'Bianchi', '12/03/1994', '44718823'])
      expect(request?.body).not.toContain(secret)
    const material = materialOf(request?.body ?? '')
    expect(material.question).toContain('dapagliflozin')
    const ids = new Set(answer.evidence.map(({ id }) => id))
    expect(material.sources.every(({ id }) => ids.has(id))).toBe(true)
    expect(JSON.parse(request?.body ?? '{}')).not.toHaveProperty('tools')
  })

  test('is nothing of a question that leads to one person', async () => {
    const traced = `${question} Patient: Giulia Bianchi, born 12/03/1950, MRN 4471882, giulia@example.org, phone 0161 496 0182`

    await ask(traced, 'clinical', { ...starter.parts, writer: writerFor() })

    expect(model.requests).toEqual([])
  })

  test('is nothing where there is no answer to word', async () => {
    await ask('Does turmeric cure glioblastoma?', 'clinical', { ...starter.parts, writer: writerFor() })
    await ask('Does dapagliflozin help in heart failure?', 'consensus', {
      ...starter.parts,
      writer: writerFor(),
    })

    expect(model.requests).toEqual([])
  })
})
