import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { expect, test } from './journey.ts'
import { demoAccount, logIn } from './people.ts'

async function ask(page: Page, agent: string, question: string): Promise<void> {
  await page.getByRole('tab', { name: agent }).click()
  await page.getByLabel('Your clinical question').fill(question)
  await page.getByRole('button', { name: 'Send question' }).click()
}

test.beforeEach(async ({ page }) => {
  await page.goto('/login')
  await logIn(page, await demoAccount('Dr'))
  await expect(page).toHaveURL(/\/ai$/u)
})

test('a doctor sees how settled a question is, and every study it rests on @phone', async ({ page }) => {
  await ask(page, 'Consensus', 'Do SGLT2 inhibitors reduce hospitalisation in heart failure?')

  await expect(page.getByText('High consensus toward benefit')).toBeVisible()
  const high = page.getByRole('region', { name: 'High evidence' })
  await expect(high.getByRole('article').first()).toContainText(/hazard ratio|relative risk/u)
  const squares = page.getByRole('figure', { name: 'Consensus Meter' }).getByRole('button')
  const studies = page
    .getByRole('region', { name: /^(?:High|Emerging|Weak) evidence$/u })
    .getByRole('article')
  expect(await squares.count()).toBe(await studies.count())

  await squares.first().click()
  await expect(studies.first()).toBeFocused()
  // The card that takes the focus opens with what the study found and why it stands there.
  await expect(studies.first().getByText('Why here:')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('studies that conflict are said to conflict', async ({ page }) => {
  await ask(page, 'Consensus', 'Does hydrocortisone reduce mortality in septic shock?')

  await expect(page.getByText('Strong studies contradict each other')).toBeVisible()
  await expect(page.getByText('Weak consensus: strong studies conflict')).toBeVisible()
  await expectAccessible(page)
})

test('a doctor compares guidelines, her own country first', async ({ page }) => {
  await ask(page, 'Guideline', 'Hypertension')

  const table = page.getByRole('table', { name: /guidelines compared$/u })
  await expect(table.getByRole('rowheader')).toHaveText([
    'About it',
    'Diagnostic criteria',
    'First-line treatment',
    'Key differences',
  ])
  // The browser of this journey is set to British English.
  await expect(table.getByRole('columnheader').nth(1)).toContainText('NICE')
  await expect(table.getByRole('row', { name: 'About it' }).getByRole('cell').first()).toContainText(
    'Your country',
  )
  await expect(page.getByText('Not yet reviewed by a clinician')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Where the figures differ' })).toContainText(
    'All give 140/90.',
  )
  const head = table.getByRole('columnheader').nth(1)
  await table.getByRole('rowheader', { name: 'Key differences' }).evaluate((row) => row.scrollIntoView())
  await expect(head).toBeInViewport()
  await expect(page.getByRole('region', { name: 'References' }).getByRole('listitem')).not.toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.setViewportSize({ width: 800, height: 900 })
  const rowHeader = table.getByRole('rowheader').first()
  const before = await rowHeader.boundingBox()
  await table.getByRole('link').last().scrollIntoViewIfNeeded()
  expect((await rowHeader.boundingBox())?.x).toBe(before?.x)
  await expectNoSidewaysScroll(page)
})

test('on a phone one guideline is shown at a time @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await ask(page, 'Guideline', 'Asthma')

  const guidelines = page.getByRole('tablist', { name: 'Guidelines' })
  await expect(guidelines).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await guidelines.getByRole('tab', { name: 'GINA 2024' }).click()
  await expect(page.getByRole('tabpanel', { name: 'GINA 2024' })).toContainText('Superseded.')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('what no guideline covers is refused, with where to look instead', async ({ page }) => {
  await ask(page, 'Guideline', 'Metformin in acute liver failure with eGFR 22')

  await expect(page.getByRole('heading', { name: 'No Guideline Comparison Available' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Where to look' })).toContainText(
    'Product information of metformin',
  )
  await expectAccessible(page)
})

test('an earlier comparison opens under its own agent without a new call', async ({ page }) => {
  await ask(page, 'Guideline', 'Osteoporosis')
  await expect(page.getByRole('table', { name: /guidelines compared$/u })).toBeVisible()
  await page.goto('/ai')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/ai-query')) asked.push(request.url())
  })
  await expect(page.getByRole('tab', { name: 'Clinical', selected: true })).toBeVisible()

  await page.getByRole('button', { name: 'Previous Queries' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Osteoporosis/u })
    .first()
    .click()

  await expect(page.getByRole('tab', { name: 'Guideline', selected: true })).toBeVisible()
  await expect(page.getByRole('table', { name: /guidelines compared$/u })).toBeVisible()
  expect(asked).toEqual([])
})
