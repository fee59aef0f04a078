import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../ask.ts'
import { openStarterParts, type StarterParts } from './testing/starter-parts.ts'

let starter: StarterParts

beforeAll(async () => {
  starter = await openStarterParts()
}, 60_000)
afterAll(() => starter.close())

async function nextOf(question: string): Promise<string[]> {
  const { nextQuestions } = await ask(question, 'clinical', starter.parts)
  return nextQuestions.map((next) => next.question)
}

test('what may be asked next of the same treatment in the same disease is offered', async () => {
  expect(await nextOf('caplacizumab in thrombotic thrombocytopenic purpura')).toContain(
    'Which dose of caplacizumab is best in thrombotic thrombocytopenic purpura?',
  )
})

test('how to give what is not to be given is not offered', async () => {
  const { summary, nextQuestions } = await ask('compression stockings after DVT', 'clinical', starter.parts)

  expect(summary?.bottomLine.advice).toBe("don't")
  expect(nextQuestions.map(({ about }) => about)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:dose|duration)$/u)]),
  )
})

describe.each([
  'caplacizumab in thrombotic thrombocytopenic purpura',
  'apixaban for pulmonary embolism',
  'Does aspirin prevent pre-eclampsia?',
  'Amoxicillin bei Pneumonie von Kindern',
  'litio en el trastorno bipolar',
])('each question offered under: %s', (question) => {
  test('is answered when it is asked', async () => {
    const offered = await nextOf(question)

    expect(offered.length).toBeGreaterThan(0)
    for (const next of offered) {
      // oxlint-disable-next-line no-await-in-loop -- one engine answers one after the other
      expect((await ask(next, 'clinical', starter.parts)).summary, next).not.toBeNull()
    }
  })
})

test.each([
  'HFrEF, potassium 5.9, eGFR 33, start spironolactone?',
  'apixaban in AF of a woman who takes phenytoin',
  'methotrexate in pregnancy with rheumatoid arthritis',
])('an easier question is not offered where a danger is told: %s', async (question) => {
  expect(await nextOf(question)).toEqual([])
})
