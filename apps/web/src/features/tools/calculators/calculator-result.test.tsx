import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { startSealedServer } from '../../../testing/sealed-server.ts'
import { calculate, group, open, result } from './calculator-page.fixture.tsx'

let server: Awaited<ReturnType<typeof startSealedServer>>

beforeEach(async () => {
  server = await startSealedServer()
  return () => vi.unstubAllGlobals()
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

it('says beside a low score of HEART, and in the chart, that a troponin above the limit is not low risk', async () => {
  const user = await open('heart')
  await user.click(calculate())
  expect(result().queryByText(/Not low risk/u)).toBeNull()

  await user.click(group('Troponin').getByRole('radio', { name: 'Over 3 times the limit' }))
  await user.click(calculate())

  expect(result().getByText(/^Not low risk: the troponin is above the limit/u)).toBeDefined()
  await user.click(result().getByRole('button', { name: 'Copy for the chart' }))
  expect(await navigator.clipboard.readText()).toContain('Not low risk: the troponin is above the limit')
})

it('says of a score of choices what an untouched answer counts as', async () => {
  await open('heart')

  expect(screen.getByText(/^An answer that nobody touches counts as it is shown/u)).toBeDefined()
  expect(screen.queryByText(/left at No/u)).toBeNull()
})

it('says of HEART once that a troponin above the limit is not low risk', async () => {
  const user = await open('heart')
  await user.click(group('Troponin').getByRole('radio', { name: 'Over 3 times the limit' }))
  await user.click(calculate())

  expect(result().getAllByText(/not low risk/iu)).toHaveLength(1)
})

it('says under the picture of Wells PE why its two readings have two figures', async () => {
  const user = await open('wells-pe')

  await user.click(calculate())

  expect(result().getByText(/rest on two studies.*Wells 2001.*Wells 2000/u)).toBeDefined()
})
