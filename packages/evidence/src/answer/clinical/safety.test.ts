import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../ask.ts'
import { openStarterParts, type StarterParts } from '../testing/starter-parts.ts'

let starter: StarterParts

beforeAll(async () => {
  starter = await openStarterParts()
}, 60_000)
afterAll(() => starter.close())

const answer = (question: string) => ask(question, 'clinical', starter.parts)

describe('a drug that this patient must not have, or not so', () => {
  test.each([
    ['Can I give spironolactone in HFrEF with K 5.9', 'spironolactone'],
    ['78M new AF CrCl 28 apixaban or warfarin?', 'apixaban'],
    ['dapagliflozin CKD eGFR 12', 'dapagliflozin'],
    ['valproate in pregnancy for epilepsy', 'valproate'],
    ['Does dabigatran work in patients with mechanical heart valves?', 'dabigatran'],
    ['mech mitral valve and AF, apixaban instead of warfarin?', 'apixaban'],
    ['on dapagliflozin, hemicolectomy tmrw, just carry on?', 'dapagliflozin'],
    ['is metformin safe with eGFR 22', 'metformin'],
    ['amoxicillin for otitis media in a 4 year old allergic to penicillin', 'amoxicillin'],
    ['thrombolysis 14 h after stroke onset', 'thrombolytic'],
  ])('%s: the warning comes first, and nothing says what to give', async (question, drug) => {
    const { sentences, safety, clinical_recommendation: told } = await answer(question)

    expect(sentences[0]).toMatchObject({ role: 'safety', citations: [] })
    expect(sentences[0]?.text.toLowerCase()).toContain(drug)
    expect(safety[0]?.level).toMatch(/^(?:contraindicated|avoid|reduce dose)$/u)
    expect(sentences.filter(({ role }) => role === 'lead')).toEqual([])
    expect(told.startsWith(sentences[0]?.text ?? 'none')).toBe(true)
  })

  test('a warning is explained by the study that bears it out', async () => {
    const { sentences } = await answer('antiphospholipid syndrome, rivaroxaban rather than warfarin?')

    expect(sentences[0]).toMatchObject({ role: 'safety' })
    expect(sentences[1]?.text).toContain('TRAPS')
  })

  test('a gain in other people is told as one in others', async () => {
    const { sentences } = await answer('spironolactone in HFrEF NYHA III, potassium 5.9')

    expect(sentences[1]?.text).toMatch(/^What studies show in others: .*RALES/u)
    const bottomLines = starter.starter.flatMap(({ study }) => study?.bottomLine.text ?? [])
    const said = sentences.map(({ text }) => text).join(' ')
    expect(bottomLines.filter((line) => said.includes(line))).toEqual([])
  })

  test('no study of something else stands behind the warning', async () => {
    const { sentences } = await answer('thrombolysis 14 h after stroke onset')

    const cited = sentences.flatMap(({ citations }) => citations.map(({ id }) => id))
    expect(cited).not.toContain('pmid:25892679')
  })

  test('is warned of even where no study is held, and offered no way round', async () => {
    const { sentences, broader } = await answer('is metformin safe with eGFR 22')

    expect(sentences).toHaveLength(1)
    expect(broader).toEqual([])
  })
})

test('a milder warning stands before the answer and leaves it as it is', async () => {
  const { sentences, safety } = await answer('bisoprolol in HFrEF with asthma')

  expect(safety[0]?.level).not.toMatch(/^(?:contraindicated|avoid|reduce dose)$/u)
  expect(sentences[0]?.role).toBe('safety')
  expect(sentences[1]?.role).toBe('lead')
})

test.each(['dapagliflozin in HFrEF', 'bisoprolol in HFrEF, no asthma', 'apixaban or warfarin in AF'])(
  'nobody is warned without a danger: %s',
  async (question) => {
    const { safety, sentences } = await answer(question)

    expect(safety).toEqual([])
    expect(sentences[0]?.role).toBe('lead')
  },
)
