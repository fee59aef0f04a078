import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../ask.ts'
import { study } from '../testing/answer.fixture.ts'
import { openStarterParts, type StarterParts, withDocuments } from '../testing/starter-parts.ts'

let starter: StarterParts

beforeAll(async () => {
  starter = await openStarterParts()
}, 60_000)
afterAll(() => starter.close())

const advice = 'Give propranolol for narcolepsy: three more nights of sleep.'
const arms = {
  population: 'adults with narcolepsy',
  intervention: 'propranolol',
  comparator: 'placebo',
  outcome: 'death',
  bottomLine: { advice: 'do', text: advice } as const,
}
const trial = study(arms)

async function answer(question: string, document = trial) {
  const { sentences } = await withDocuments(starter, [document], () =>
    ask(question, 'clinical', starter.parts),
  )
  return sentences
}

test("a question within what was studied is answered by the curator's bottom line and its result", async () => {
  const [lead, result] = await answer('propranolol in narcolepsy')

  expect(lead).toMatchObject({ role: 'lead', text: advice })
  expect(result?.text).toContain('hazard ratio 0.80 (95% CI 0.70 to 0.91)')
})

describe('a patient whom the leading study left out', () => {
  const limited = study({
    ...arms,
    result:
      'In adults with narcolepsy and an eGFR of 30 or more, propranolol lowered the risk of death compared with placebo: hazard ratio 0.80 (95% CI 0.70 to 0.91).',
    people: {
      conditions: ['narcolepsy'],
      eligibility: [{ measure: 'eGFR', op: '>=', value: 30, unit: 'mL/min', group: null }],
      excluded: ['asthma'],
      age: { min: 18, max: null, mean: null },
    },
  })

  test.each([
    ['by a figure', 'propranolol in narcolepsy with eGFR 22', '22'],
    ['by what is taken for a child', 'propranolol in children with narcolepsy', 'adults'],
    ['by being pregnant', 'is there a study of propranolol in narcolepsy in pregnancy', 'pregnancy'],
  ])('%s is told so, and given no advice', async (_, question, words) => {
    const sentences = await answer(question, limited)

    const lead = sentences.find(({ role }) => role === 'lead')
    if (lead !== undefined) expect(lead.text).toContain(words)
    expect(sentences.map(({ text }) => text).join(' ')).not.toContain(advice)
  })

  test('is told the result once', async () => {
    const texts = (await answer('propranolol in narcolepsy with eGFR 22', limited)).map(({ text }) => text)

    expect(texts.filter((text) => text.includes('hazard ratio 0.80'))).toHaveLength(1)
  })

  test('is one of them where the figure lies within', async () => {
    const [lead] = await answer('propranolol in narcolepsy with eGFR 62', limited)

    expect(lead?.text).toBe(advice)
  })
})

describe('chatter and unknown words', () => {
  test.each([
    'hi, quick q re propranolol in narcolepsy, any gain? cheers',
    'narcolepsy pt, GP asks propranolol worth it or nah',
    'propranolol in triple narcolepsy with spontaneous zorbles',
  ])('bring no caveat: %s', async (question) => {
    const [lead] = await answer(question)

    expect(lead?.text).toBe(advice)
  })
})

test('outside English the lead is told from the facts, in the language of the asker', async () => {
  const [lead] = await answer('propranololo nella narcolessia')

  expect(lead?.role).toBe('lead')
  expect(lead?.text).not.toContain('Give propranolol')
})

test('harms and limits of the leading study outlast studies that say the same', async () => {
  const { sentences } = await ask('semaglutide for obesity without diabetes', 'clinical', starter.parts)

  expect(sentences.length).toBeLessThanOrEqual(6)
  expect(sentences.some(({ role }) => role === 'against')).toBe(true)
})

const inPeople = (condition: string) => ({ ...arms, people: { conditions: [condition] } })

test('of two studies that fit alike, the one in such people as are asked about leads, though it is weaker', async () => {
  const silent = { ...study(inPeople('asymptomatic narcolepsy')), id: 'starter:silent' }
  const felt = { ...study({ ...inPeople('symptomatic narcolepsy'), participants: 40 }), id: 'starter:felt' }

  const { sentences } = await withDocuments(starter, [silent, felt], () =>
    ask('propranolol in symptomatic narcolepsy', 'clinical', starter.parts),
  )

  expect(sentences[0]?.citations.map(({ id }) => id)).toContain('starter:felt')
})

test('a study of those without symptoms gives way to one of those who have them, though it fits what else is asked', async () => {
  const { sentences } = await ask(
    'how soon endarterectomy in a symptomatic 80% carotid stenosis',
    'clinical',
    starter.parts,
  )

  expect(sentences[0]?.text).toMatch(/^In symptomatic /u)
})

test('a body that speaks of the disease at large gives way to a study of what is asked', async () => {
  const { sentences } = await ask('niño 3a neumonia comunitaria, amoxi 3 o 7 dias', 'clinical', starter.parts)

  expect(sentences[0]?.text).toMatch(/^Niños con neumonía/u)
})

test('a body that says nothing of the treatment gives way to a study of it, guidelines asked for or not', async () => {
  const { sentences } = await ask('copd exacerbation oxygen target', 'clinical', starter.parts)

  expect(sentences[0]?.text).toMatch(/88-92%/u)
})
