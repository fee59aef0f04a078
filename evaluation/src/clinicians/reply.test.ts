import type { ClinicalResponse } from '@auscult/contract/ai/ai.ts'
import { openStarterParts } from '@auscult/evidence/answer/testing/starter-parts.ts'
import { ask } from '@auscult/evidence/ask.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readReply } from './reply.ts'

let starter: Awaited<ReturnType<typeof openStarterParts>>
let answer: ClinicalResponse

beforeAll(async () => {
  starter = await openStarterParts()
  answer = await ask('Does dapagliflozin help in HFrEF?', 'clinical', starter.parts)
}, 60_000)
afterAll(() => starter.close())

test('an answer is read with what leads it and which way that speaks', () => {
  expect(answer.engine.confidence).toBeGreaterThan(0.34)
  expect(readReply(answer)).toMatchObject({
    outcome: 'answer',
    leading: ['pmid:31535829'],
    isForIt: true,
    alerts: [],
    confidence: answer.engine.confidence,
  })
})

test('a fired rule and a score are read where an engine tells them', () => {
  const safety: object[] = [{ id: 'metformin-egfr', level: 'contraindicated' }]
  const told = Object.assign({}, answer, { engine: { ...answer.engine, confidence: 0.8 }, safety })

  expect(readReply(told)).toMatchObject({ alerts: ['metformin-egfr'], confidence: 0.8 })
})

test('a warning before the benefit is no benefit', () => {
  const sentences: object[] = [
    { text: 'Do not give it.', role: 'safety', citations: [] },
    ...answer.sentences,
  ]
  const warned = Object.assign({}, answer, { sentences })

  expect(readReply(warned)).toMatchObject({
    lead: 'Do not give it.',
    leading: ['pmid:31535829'],
    isForIt: false,
  })
})

test('a refusal cites nothing', async () => {
  const refusal = await ask('Does methotrexate help in hepatic encephalopathy?', 'clinical', starter.parts)

  expect(readReply(refusal)).toMatchObject({ outcome: 'refusal', cited: [], leading: [], isForIt: false })
})
