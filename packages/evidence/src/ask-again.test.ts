import type { AgentType } from '@auscult/contract/ai/ai.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStarterParts, type StarterParts } from './answer/testing/starter-parts.ts'
import { ask } from './ask.ts'

let starter: StarterParts

beforeAll(async () => {
  starter = await openStarterParts()
}, 60_000)

afterAll(() => starter.close())

const isAnswered = async (question: string, agent: AgentType) => {
  const { status_code: status, message } = await ask(question, agent, starter.parts)
  return status === 200 && message === ''
}

describe('a refusal', () => {
  const refused: [AgentType, string][] = [
    ['clinical', 'Does metformin help in multiple sclerosis?'],
    ['clinical', 'Does dapagliflozin help hair loss?'],
    ['clinical', 'La metformina riduce la mortalità nella fibrillazione atriale?'],
    ['clinical', '¿Sirve la colchicina en la esclerosis múltiple?'],
    ['consensus', 'Does metformin help in multiple sclerosis?'],
  ]

  test.each(refused)('of the %s agent offers only questions that it answers: %s', async (agent, question) => {
    const { message, broader } = await ask(question, agent, starter.parts)

    expect(message).not.toBe('')
    expect(broader.length).toBeGreaterThan(0)
    expect(broader.length).toBeLessThanOrEqual(5)
    expect(broader).not.toContain(question)
    for (const each of broader) expect(await isAnswered(each, agent), each).toBe(true)
  })

  test('offers another treatment of the disease, in the language of the asker', async () => {
    const { broader } = await ask(
      '¿Sirve la colchicina en la esclerosis múltiple?',
      'clinical',
      starter.parts,
    )

    expect(broader.join(' ')).toMatch(/esclerosis múltiple/u)
  })

  test('does not let go of what the patient has beside the disease', async () => {
    const { broader } = await ask('first line treatment for gout flare in CKD 4', 'clinical', starter.parts)

    expect(broader.filter((each) => !each.includes('kidney'))).toEqual([])
  })

  test.each([
    'Il paracetamolo è sicuro in gravidanza?',
    'dapagliflozin for hair loss in a woman 20 weeks pregnant',
    'lecanemab in Parkinson disease, on warfarin',
    'metformin in multiple sclerosis with eGFR 22',
  ])('offers nothing that would have to leave out a danger: %s', async (question) => {
    const { broader } = await ask(question, 'clinical', starter.parts)

    expect(broader).toEqual([])
  })

  test('offers no test as a treatment', async () => {
    const { broader } = await ask(
      'La metformina riduce la mortalità nella fibrillazione atriale?',
      'clinical',
      starter.parts,
    )

    expect(broader.filter((each) => /elettrocardiogramma|anticorpi/u.test(each))).toEqual([])
  })

  test('offers the same each time, and nothing of words it does not know', async () => {
    const question = 'Does zumbaria help in multiple sclerosis after lecanemab?'

    const first = await ask(question, 'clinical', starter.parts)
    const again = await ask(question, 'clinical', starter.parts)

    expect(again.broader).toEqual(first.broader)
    expect(first.broader.join(' ')).not.toContain('zumbaria')
  })

  test('on what is not clinical offers nothing', async () => {
    const { status_code: status, broader } = await ask('Who won the world cup?', 'clinical', starter.parts)

    expect([status, broader]).toEqual([202, []])
  })
})

describe('an abbreviation of several meanings', () => {
  test('asks which, with the question as it is asked then', async () => {
    const { status_code: status, readings } = await ask(
      'What is the best treatment for PE',
      'clinical',
      starter.parts,
    )

    expect(status).toBe(202)
    expect(readings).toContainEqual({
      term: 'pulmonary embolism',
      question: 'What is the best treatment for pulmonary embolism',
    })
  })
})

describe('how a question was read, when the asker changes it', () => {
  test('asks which where an abbreviation put in has several meanings', async () => {
    const {
      status_code: status,
      message,
      readings,
    } = await ask('Does apixaban prevent stroke in atrial fibrillation?', 'clinical', {
      ...starter.parts,
      understoodAs: { population: ['PE'] },
    })

    expect(status).toBe(202)
    expect(message).toContain('PE')
    expect(readings).toContainEqual({
      term: 'pulmonary embolism',
      question: expect.stringMatching(/apixaban.*pulmonary embolism/u),
    })
  })

  test('leads to another answer', async () => {
    const question = 'Does apixaban prevent stroke in atrial fibrillation?'

    const { understood, evidence } = await ask(question, 'clinical', {
      ...starter.parts,
      understoodAs: { intervention: ['rivaroxaban'] },
    })

    expect(understood?.intervention).toEqual(['rivaroxaban'])
    expect(evidence.map(({ name }) => name).join(' ')).toMatch(/ROCKET/u)
  })
})
