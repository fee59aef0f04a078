import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../ask.ts'
import { openStarterParts, type StarterParts } from '../testing/starter-parts.ts'

let starter: StarterParts

beforeAll(async () => {
  starter = await openStarterParts()
}, 60_000)
afterAll(() => starter.close())

async function summaryOf(question: string) {
  const { summary } = await ask(question, 'clinical', starter.parts)
  if (summary === null) throw new Error(`'${question}' is not answered`)
  return summary
}

const lines = (checks: { verdict: string; studied: string; patient: string | null }[]) =>
  checks.map(({ verdict, studied, patient }) => `${verdict}: ${patient ?? '-'} | ${studied}`)

test('a patient is set beside whom the leading study took, age and figures each by itself', async () => {
  const { patient } = await summaryOf('81yo woman HFrEF EF 30% K 4.1 eGFR 45, add dapagliflozin?')

  expect(lines(patient)).toEqual([
    'inside: 81 years old | 18 years or older',
    'inside: LVEF 30 % | LVEF at most 40 %',
    'inside: eGFR 45 mL/min/1.73 m² | eGFR at least 30 mL/min/1.73 m²',
    expect.stringMatching(/^not-told: - \| NT-proBNP at least 600/u),
    'not-told: - | without type 1 diabetes',
    expect.stringMatching(/^not-told: - \| without symptomatic hypotension/u),
  ])
})

test('hours since the illness began are one of the figures', async () => {
  const { patient } = await summaryOf('thrombectomy 14 h after LKW, NIHSS 17, M1 occlusion')

  expect(lines(patient)).toContain(
    'inside: time since last known well 14 h | time since last known well at most 24 hours',
  )
})

test('the arms are told as they were given', async () => {
  const { asStudied } = await summaryOf('Dapagliflozin in HFrEF?')

  expect(asStudied[0]).toMatchObject({ name: 'dapagliflozin', dose: '10 mg once daily', route: 'oral' })
})

test('no body advises the pregnant what it advises others', async () => {
  const { guidelines } = await summaryOf('pregnant 20 weeks chronic hypertension treat to below 140/90?')

  expect(guidelines.map(({ text }) => text).join(' ')).not.toMatch(/ACE inhibitor/u)
})

test('in German a limit is told in German', async () => {
  const { patient } = await summaryOf('70-jähriger Mann mit HFrEF, Dapagliflozin?')

  expect(lines(patient)).toContain('inside: 70 Jahre alt | ab 18 Jahren')
})

test('a trial of women about to give birth was made in pregnancy, whatever is told of their newborns', async () => {
  const { bottomLine, patient } = await summaryOf('drohende Frühgeburt 35+1, Betamethason noch sinnvoll?')

  expect(bottomLine.text).not.toMatch(/nicht untersucht/u)
  expect(patient.filter(({ verdict }) => verdict === 'outside')).toEqual([])
})

test("a patient's figure in another unit than the study's is compared all the same", async () => {
  const { bottomLine, patient } = await summaryOf(
    'severe HFrEF EF 25%, K 4.1, creat 1.0 mg/dL, add spironolactone?',
  )

  expect(bottomLine.advice).toBe('do')
  expect(patient.filter(({ verdict }) => verdict === 'outside')).toEqual([])
})
