import { summaryLimits } from '@auscult/contract/evidence/answer-summary.ts'
import { countWords } from '@auscult/contract/ai/ai.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../ask.ts'
import { openStarterParts, type StarterParts } from '../testing/starter-parts.ts'

let starter: StarterParts

beforeAll(async () => {
  starter = await openStarterParts()
}, 60_000)
afterAll(() => starter.close())

async function answer(question: string) {
  const response = await ask(question, 'clinical', starter.parts)
  if (response.summary === null) throw new Error(`'${question}' is not answered`)
  return { ...response, summary: response.summary }
}

test('what to do comes first, then how sure, then benefit and harm of a thousand people', async () => {
  const { summary } = await answer('Dapagliflozin in HFrEF?')

  expect(summary.bottomLine).toMatchObject({ advice: 'do', band: 'strong' })
  expect(summary.bottomLine.text).toMatch(/^In HFrEF add dapagliflozin/u)
  expect(summary.benefit).toMatchObject({ treated: 163, untreated: 212, difference: -49 })
  expect(summary.harm).toMatchObject({ outcome: 'volume depletion', difference: 7 })
})

test('trials that disagree both stand in the line', async () => {
  const { summary } = await answer('hydrocortisone in septic shock mortality')

  expect(summary.bottomLine.advice).toBe('depends')
  expect(summary.bottomLine.text).toMatch(/ADRENAL.*APROCCHSS|APROCCHSS.*ADRENAL/u)
})

test('what a rule forbids is the line, and no benefit stands beside it', async () => {
  const { summary, sentences } = await answer('HFrEF, potassium 5.9, eGFR 33, start spironolactone?')

  expect(summary.bottomLine).toMatchObject({ advice: "don't", citations: [] })
  expect(summary.bottomLine.text).toContain('potassium 5.9')
  expect(summary).toMatchObject({ benefit: null, harm: null, asStudied: [] })
  expect(sentences.some(({ role }) => role === 'lead')).toBe(false)
})

test('a body answers in its own clause where bodies are asked', async () => {
  const { summary, sentences } = await answer('first-line treatment of hypertension')

  expect(summary.bottomLine).toMatchObject({ advice: 'do', band: null })
  expect(summary.guidelines.length).toBeGreaterThan(0)
  // Its advice is not said again where the line has all of it.
  const [lead, next] = sentences
  expect(next?.citations[0]?.id).not.toBe(lead?.citations[0]?.id)
})

describe.each([
  'Dapagliflozin in HFrEF?',
  'apixaban vs warfarin in AF',
  'steroids in croup',
  'first-line treatment of hypertension',
  'colchicine after MI',
  'Dapagliflozin bei HFrEF?',
  'vaccino pneumococcico negli anziani?',
  'apixabán o warfarina en fibrilación auricular',
])('the answer to: %s', (question) => {
  test('is short, and says how sure in six words', async () => {
    const { summary, sentences } = await answer(question)

    expect(countWords(summary.bottomLine.text)).toBeLessThanOrEqual(summaryLimits.bottomLineWords)
    expect(countWords(summary.bottomLine.certainty)).toBeLessThanOrEqual(summaryLimits.certaintyWords)
    expect(sentences.filter(({ role }) => role === 'lead')).toHaveLength(1)
    expect(sentences.find(({ role }) => role === 'lead')?.text).toBe(summary.bottomLine.text)
  })
})
