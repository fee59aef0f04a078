import { allCalculators } from '@auscult/calculators/all-calculators.ts'
import type { CalculatorId } from '@auscult/calculators/calculator.ts'
import { calculateCha2ds2Vasc } from '@auscult/contract/tools/calcs-vascular.ts'
import { calculateSirsSepsis } from '@auscult/contract/tools/calcs-acute.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderSignedIn } from '../../../testing/render-page.tsx'
import { answered, refused, startSealedServer } from '../../../testing/sealed-server.ts'
import { calculatorPages } from './calculator-page.tsx'
import { listRecentlyUsed } from './recently-used.ts'

let server: Awaited<ReturnType<typeof startSealedServer>>

beforeEach(async () => {
  server = await startSealedServer()
  return () => vi.unstubAllGlobals()
})

async function open(id: CalculatorId, navigationState: unknown = null) {
  const Page = calculatorPages[id]
  await renderSignedIn(<Page />, ['ui', 'controls', 'evidence', 'tools'], 'user-1', navigationState)
  return userEvent.setup()
}

const group = (name: string) => within(screen.getByRole('radiogroup', { name }))
const result = () => within(screen.getByRole('region', { name: 'Result' }))
const step = (name: string) => result().getAllByText(name).at(-1)?.nextSibling?.textContent
const calculate = () => screen.getByRole('button', { name: 'Calculate' })

function answerCha2ds2Vasc(score: number, strokeRisk: string, embolismRisk: string) {
  server.handlers.set(calculateCha2ds2Vasc, () =>
    answered(calculateCha2ds2Vasc, { score, strokeRisk, embolismRisk }),
  )
}

describe.each(allCalculators)('the page of $id', ({ id, items }) => {
  it('has each item with its default, its texts folded, and an empty result', async () => {
    await open(id)

    const groups = screen.getAllByRole('radiogroup')
    const shown = items.filter(({ isOptional }) => !isOptional)
    expect(groups).toHaveLength(shown.length)
    for (const [nth, { options, initial }] of shown.entries()) {
      const radios = within(groups[nth] ?? document.body).getAllByRole('radio')
      const chosen = radios.findIndex((radio) => radio.getAttribute('aria-checked') === 'true')
      // One more, for what nobody can answer.
      expect(radios).toHaveLength(options.length + 1)
      expect(options[chosen]?.value).toBe(initial)
    }
    expect(result().getByText('Please enter the details and click Calculate...')).toBeDefined()
    for (const title of ['Interpretation', 'About this Calculator', 'Reference'])
      expect(screen.getByRole('button', { name: title }).getAttribute('aria-expanded')).toBe('false')
    expect(screen.getByRole('link', { name: 'Terms and Conditions' }).getAttribute('href')).toBe(
      '/terms-and-conditions',
    )
  })
})

it('works a score out at once, and the server agrees', async () => {
  answerCha2ds2Vasc(4, '4.8%', '6.7%')
  const user = await open('cha2-ds2-vasc')
  await user.click(group('Age').getByRole('radio', { name: '65 to 74' }))
  await user.click(group('Sex').getByRole('radio', { name: 'Female' }))
  await user.click(group('Hypertension').getByRole('radio', { name: 'Yes' }))
  await user.click(group('Diabetes').getByRole('radio', { name: 'Yes' }))

  await user.click(calculate())

  expect(await result().findByText(/the server's answer agrees/u)).toBeDefined()
  expect(result().getByText('4')).toBeDefined()
  expect(result().getByText('4.8% per year without anticoagulation')).toBeDefined()
  expect(result().getByText(/about 5: Ischaemic stroke/u)).toBeDefined()
  expect(server.received.at(-1)?.body).toEqual({
    age_group: '65to74',
    sex: 'female',
    congestive_heart_failure: false,
    hypertension: true,
    diabetes: true,
    stroke_TIA_thromboembolism: false,
    vascular_disease: false,
  })
  expect(listRecentlyUsed()).toEqual(['cha2-ds2-vasc'])
})

it('shows the result of the device while the server is still being asked', async () => {
  server.handlers.set(calculateCha2ds2Vasc, () => new Promise(() => undefined))
  const user = await open('cha2-ds2-vasc')

  await user.click(calculate())

  expect(screen.getByRole('button', { name: 'Calculating...' }).getAttribute('aria-busy')).toBe('true')
  expect(result().getByText('0')).toBeDefined()
  expect(result().getByText(/fewer than 1: Ischaemic stroke/u)).toBeDefined()
})

it('gives a result without a connection, too', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const user = await open('wells-pe')
  await user.click(group('Malignancy').getByRole('radio', { name: 'Yes' }))

  await user.click(calculate())

  expect(await result().findByText(/There is no connection to the server/u)).toBeDefined()
  expect(result().getByText('Two-tier: PE unlikely')).toBeDefined()
})

it('warns of a result that the server does not find', async () => {
  answerCha2ds2Vasc(1, '0.6%', '0.9%')
  const user = await open('cha2-ds2-vasc')

  await user.click(calculate())

  expect((await result().findByRole('alert')).textContent).toContain('The server gives another result')
  expect(result().queryByRole('button', { name: 'Copy for the chart' })).toBeNull()
})

it('tells what the server refuses', async () => {
  server.handlers.set(calculateCha2ds2Vasc, () => refused(400, "'sex' must be male or female."))
  const user = await open('cha2-ds2-vasc')

  await user.click(calculate())

  expect((await result().findByRole('alert')).textContent).toBe(
    "Error while calculating : 'sex' must be male or female.",
  )
})

it('comes filled in with what a question told, each answer marked until it is looked at', async () => {
  answerCha2ds2Vasc(3, '3.2%', '4.6%')
  const user = await open('cha2-ds2-vasc', {
    filled: { age_group: '65to74', hypertension: true, sex: 'nothing that is an option' },
  })

  expect(screen.getByText(/^2 answers were filled in for you/u)).toBeDefined()
  expect(group('Age').getByRole('radio', { name: '65 to 74' }).getAttribute('aria-checked')).toBe('true')
  expect(group('Sex').getByRole('radio', { name: 'Male' }).getAttribute('aria-checked')).toBe('true')
  await user.click(group('Hypertension').getByRole('radio', { name: 'No' }))
  expect(screen.getAllByText('Filled in: please confirm')).toHaveLength(1)

  await user.click(calculate())

  expect(screen.queryByText('Filled in: please confirm')).toBeNull()
})

it('gives the range that a result can still take where something is unknown, and asks no server', async () => {
  const user = await open('has-bled')
  await user.click(group('Labile INR').getByRole('radio', { name: 'Unknown' }))
  await user.click(group('Bleeding').getByRole('radio', { name: 'Unknown' }))
  await user.click(group('Drugs').getByRole('radio', { name: 'Yes' }))

  await user.click(calculate())

  expect(result().getByText('1 to 3')).toBeDefined()
  expect(result().getByText('Low to High')).toBeDefined()
  expect(result().getByText('3.4% to 5.8% per year')).toBeDefined()
  expect(server.received).toEqual([])
})

it('takes the result away when an answer changes, and starts over', async () => {
  answerCha2ds2Vasc(0, '0.2%', '0.3%')
  const user = await open('cha2-ds2-vasc')
  await user.click(calculate())
  await result().findByText(/agrees/u)

  await user.click(group('Diabetes').getByRole('radio', { name: 'Yes' }))

  expect(result().getByText('Please enter the details and click Calculate...')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(group('Diabetes').getByRole('radio', { name: 'No' }).getAttribute('aria-checked')).toBe('true')
})

it('opens one text at a time, and closes it again', async () => {
  const user = await open('curb-65')
  const interpretation = screen.getByRole('button', { name: 'Interpretation' })
  const about = screen.getByRole('button', { name: 'About this Calculator' })

  await user.click(interpretation)
  await user.click(about)

  expect(interpretation.getAttribute('aria-expanded')).toBe('false')
  expect(about.getAttribute('aria-expanded')).toBe('true')
  await user.click(about)
  expect(about.getAttribute('aria-expanded')).toBe('false')
})

it('links only to publications that were opened', async () => {
  const user = await open('qsofa')

  await user.click(screen.getByRole('button', { name: 'Reference' }))

  expect(screen.getByRole('link', { name: /PMID 29800114/u }).getAttribute('href')).toBe(
    'https://pubmed.ncbi.nlm.nih.gov/29800114/',
  )
  expect(screen.queryByRole('link', { name: /26903338/u })).toBeNull()
  expect(screen.getByText(/PMID 26903338 \(number not yet checked\)/u)).toBeDefined()
})

it('copies answers, result and source for the chart', async () => {
  const user = await open('qsofa')
  await user.click(group('Altered mentation').getByRole('radio', { name: 'Unknown' }))
  await user.click(calculate())

  await user.click(result().getByRole('button', { name: 'Copy for the chart' }))

  const copied = await navigator.clipboard.readText()
  expect(copied).toContain('qSOFA: 0 to 1 (Low)')
  expect(copied).toContain('- Altered mentation: Unknown')
  expect(copied).toContain('Singer M et al. JAMA 2016;315:801-10')
})

it('copies what has to be read with a result: warnings, state of review, and what superseded it', async () => {
  const user = await open('sirs-sepsis')
  await user.click(calculate())

  await user.click(result().getByRole('button', { name: 'Copy for the chart' }))

  const copied = await navigator.clipboard.readText()
  expect(copied).toContain('Superseded by Sepsis-3. Sepsis-3 (2016) dropped SIRS')
  expect(copied).toContain('Warnings: A negative result does not exclude sepsis.')
  expect(copied).toContain('Texts not yet reviewed by a clinician.')
})

it('copies each response of the Glasgow Coma Scale once', async () => {
  const user = await open('gcs')
  await user.click(group('Motor response').getByRole('radio', { name: 'Obeys commands' }))
  await user.click(calculate())

  await user.click(result().getByRole('button', { name: 'Copy for the chart' }))

  const copied = await navigator.clipboard.readText()
  expect(copied.match(/Motor response/gu)).toHaveLength(1)
  expect(copied).toContain('Motor response: Obeys commands (6)')
})

it('gives no total and no category of the Glasgow Coma Scale where a response cannot be tested', async () => {
  const user = await open('gcs')
  await user.click(group('Eye response').getByRole('radio', { name: 'To speech' }))
  await user.click(group('Verbal response').getByRole('radio', { name: 'Not testable' }))
  await user.click(group('Motor response').getByRole('radio', { name: 'Obeys commands' }))

  await user.click(calculate())

  expect(result().getByText('E3 VNT M6')).toBeDefined()
  expect(result().getByText(/^No total: a response cannot be tested/u)).toBeDefined()
  expect(result().queryByText(/Severe|Moderate|Mild|intubation|\d to \d/u)).toBeNull()
  await user.click(result().getByRole('button', { name: 'Copy for the chart' }))
  expect(await navigator.clipboard.readText()).toContain('Glasgow Coma Scale: E3 VNT M6 (No total')
})

it('draws no fewer people than the line above tells, where the highest scores have no figure', async () => {
  const user = await open('has-bled')
  // oxlint-disable-next-line no-await-in-loop -- one press after the other
  for (const item of ['Hypertension', 'Abnormal kidney function', 'Stroke', 'Bleeding', 'Age over 65'])
    await user.click(group(item).getByRole('radio', { name: 'Yes' }))
  // oxlint-disable-next-line no-await-in-loop -- as above
  for (const item of ['Labile INR', 'Drugs'])
    await user.click(group(item).getByRole('radio', { name: 'Unknown' }))

  await user.click(calculate())

  expect(result().getByText(/^9\.1%, or more than there is a figure for/u)).toBeDefined()
  expect(result().getByText(/about 9 or more: Major bleeding, per year\./u)).toBeDefined()
})

it('words a range of Wells PE once, and among whom', async () => {
  const user = await open('wells-pe')
  await user.click(group('Heart rate above 100').getByRole('radio', { name: 'Yes' }))
  await user.click(group('PE at least as likely as any alternative').getByRole('radio', { name: 'Unknown' }))

  await user.click(calculate())

  expect(result().getByText('1.3% to 37.5% of those suspected')).toBeDefined()
  expect(result().getByText('Two-tier: PE unlikely or PE likely')).toBeDefined()
  expect(result().getByText(/about 1 to 38: Pulmonary embolism \(two-tier\)\. The picture/u)).toBeDefined()
})

it('asks the questions after SIRS one after the other, each once the one before is yes', async () => {
  server.handlers.set(calculateSirsSepsis, () =>
    answered(calculateSirsSepsis, {
      summary: { sirs_score: 2, sirs_met: true, sepsis: true, severe_sepsis: false, septic_shock: false },
    }),
  )
  const user = await open('sirs-sepsis')
  await user.click(group('Temperature above 38 or below 36 °C').getByRole('radio', { name: 'Yes' }))
  await user.click(group('Heart rate above 90').getByRole('radio', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: /organ dysfunction or hypotension\? not answered/u }))
  expect(screen.getByText(/Answer first whether infection is suspected/u)).toBeDefined()

  await user.click(screen.getByRole('button', { name: /infection suspected or confirmed\?/u }))
  await user.click(group('Is infection suspected or confirmed?').getByRole('radio', { name: 'Yes' }))
  await user.click(calculate())

  await waitFor(() =>
    expect(server.received.at(-1)?.body).toEqual({
      temp_abnormal: true,
      hr_over_90: true,
      rr_over_20_or_paco2_low: false,
      wbc_abnormal: false,
      infection_suspected: true,
    }),
  )
  expect(step('Sepsis (1992)')).toBe('Yes')
  expect(step('Septic shock (1992)')).toBe('not assessed')
})

it('sends the four criteria alone while infection is unanswered', async () => {
  server.handlers.set(calculateSirsSepsis, () => refused(503, 'Not now.'))
  const user = await open('sirs-sepsis')

  await user.click(calculate())

  await waitFor(() =>
    expect(server.received.at(-1)?.body).toEqual({
      temp_abnormal: false,
      hr_over_90: false,
      rr_over_20_or_paco2_low: false,
      wbc_abnormal: false,
    }),
  )
})

it('shows score, category and the three responses of the Glasgow Coma Scale', async () => {
  const user = await open('gcs')
  await user.click(group('Eye response').getByRole('radio', { name: 'To speech' }))
  await user.click(group('Verbal response').getByRole('radio', { name: 'Confused' }))
  await user.click(group('Motor response').getByRole('radio', { name: 'Obeys commands' }))

  await user.click(calculate())

  expect(result().getByText('13')).toBeDefined()
  expect(result().getByText('Mild')).toBeDefined()
  for (const response of ['To speech (3)', 'Confused (4)', 'Obeys commands (6)'])
    expect(result().getByText(response)).toBeDefined()
})
