import { allCalculators } from '@auscult/calculators/all-calculators.ts'
import { calculateCha2ds2Vasc } from '@auscult/contract/tools/calcs-vascular.ts'
import { calculateSirsSepsis } from '@auscult/contract/tools/calcs-acute.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answered, refused, startSealedServer } from '../../../testing/sealed-server.ts'
import { calculate, group, open, result } from './calculator-page.fixture.tsx'
import { listRecentlyUsed } from './recently-used.ts'

let server: Awaited<ReturnType<typeof startSealedServer>>

beforeEach(async () => {
  server = await startSealedServer()
  return () => vi.unstubAllGlobals()
})

const step = (name: string) => result().getAllByText(name).at(-1)?.nextSibling?.textContent

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

  expect(await result().findByText(/^One answer came from a question or a record/u)).toBeDefined()
  expect(screen.getAllByText('Filled in: please confirm')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'All are right' }))

  expect(screen.queryByText('Filled in: please confirm')).toBeNull()
  expect(result().queryByText(/^One answer came from a question or a record/u)).toBeNull()
})

it('copies that an answer was filled in and nobody confirmed it', async () => {
  const user = await open('cha2-ds2-vasc', { filled: { hypertension: true } })

  // With something unknown the server is not asked.
  await user.click(group('Diabetes').getByRole('radio', { name: 'Unknown' }))
  await user.click(calculate())
  await user.click(await result().findByRole('button', { name: 'Copy for the chart' }))

  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toContain(
      '- Hypertension: Yes (filled in from a question or a record, not confirmed)',
    ),
  )
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
