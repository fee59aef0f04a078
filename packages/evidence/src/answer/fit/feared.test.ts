import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../ask.ts'
import { openStarterParts, type StarterParts } from '../testing/starter-parts.ts'

let starter: StarterParts

beforeAll(async () => {
  starter = await openStarterParts()
}, 60_000)
afterAll(() => starter.close())

async function readingOf(question: string) {
  const { understood } = await ask(question, 'clinical', starter.parts)
  if (understood === null) throw new Error(`not understood: ${question}`)
  return understood
}

describe('a disease beside a treatment', () => {
  test.each(['finerenone hyperkalaemia', 'finerenone Hyperkaliämie'])(
    'is feared where studies tell of it and enrolled none who have it: %s',
    async (question) => {
      const { kind, outcome } = await readingOf(question)

      expect(kind).toBe('harm')
      expect(outcome).toEqual(['hyperkalaemia'])
    },
  )

  test.each([
    'Can beta blockers be stopped after myocardial infarction?',
    'Kann man Betablocker nach Herzinfarkt absetzen?',
    'Si possono sospendere i betabloccanti dopo infarto miocardico?',
    '¿Se pueden suspender los betabloqueantes tras un infarto de miocardio?',
  ])('is the people’s where a treatment is stopped: %s', async (question) => {
    const { kind, intent, population } = await readingOf(question)

    expect([kind, intent]).toEqual(['treatment', 'stop'])
    expect(population).toContain('myocardial infarction')
  })

  test('is the people’s where the words introduce them', async () => {
    const { kind, population } = await readingOf('finerenone in adults with hyperkalaemia')

    expect(kind).toBe('treatment')
    expect(population).toContain('hyperkalaemia')
  })
})
