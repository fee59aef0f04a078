import type { AgentType } from '@auscult/contract/ai.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStarterParts, type StarterParts } from './answer/testing/starter-parts.ts'
import { ask } from './ask.ts'

let starter: StarterParts

beforeAll(async () => {
  starter = await openStarterParts()
})

afterAll(() => starter.close())

const isAnswered = async (question: string, agent: AgentType) => {
  const { status_code: status, message } = await ask(question, agent, starter.parts)
  return status === 200 && message === ''
}

describe('a refusal', () => {
  const refused: [AgentType, string][] = [
    ['clinical', 'Does apixaban prevent stroke in children with atrial fibrillation?'],
    ['clinical', 'Does metformin help in multiple sclerosis?'],
    ['clinical', 'La metformina riduce la mortalità nella fibrillazione atriale?'],
    ['clinical', '¿Sirve la colchicina en la esclerosis múltiple?'],
    ['consensus', 'Does metformin help in multiple sclerosis?'],
    ['guideline', 'Does apixaban prevent stroke in children with atrial fibrillation?'],
  ]

  test.each(refused)('of the %s agent offers only questions that it answers: %s', async (agent, question) => {
    const { message, broader } = await ask(question, agent, starter.parts)

    expect(message).not.toBe('')
    expect(broader.length).toBeLessThanOrEqual(5)
    expect(broader).not.toContain(question)
    for (const each of broader) expect(await isAnswered(each, agent), each).toBe(true)
  })

  test('lets go of the people first', async () => {
    const { broader } = await ask(
      'Does apixaban prevent stroke in children with atrial fibrillation?',
      'clinical',
      starter.parts,
    )

    expect(broader[0]).toBe('Does apixaban prevent stroke in atrial fibrillation?')
  })

  test('offers no treatment of what is no illness', async () => {
    const { message, broader } = await ask(
      'Il paracetamolo è sicuro in gravidanza?',
      'clinical',
      starter.parts,
    )

    expect(message).not.toBe('')
    expect(broader.filter((each) => /trattamento migliore/u.test(each))).toEqual([])
  })

  test('offers the same each time, and nothing of words it does not know', async () => {
    const question = 'Does zumbaria help in atrial fibrillation?'

    const first = await ask(question, 'clinical', starter.parts)
    const again = await ask(question, 'clinical', starter.parts)

    expect(first.broader.length).toBeGreaterThan(0)
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
      'PE in pregnancy treatment options',
      'clinical',
      starter.parts,
    )

    expect(status).toBe(202)
    expect(readings).toContainEqual({
      term: 'pulmonary embolism',
      question: 'pulmonary embolism in pregnancy treatment options',
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
