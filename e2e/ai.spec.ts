import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { expect, test } from './journey.ts'
import { demoAccount, logIn } from './people.ts'

/** The button that opens the reasons of a score is named by the score itself. */
const scoreButton = /\b\d+ of 10\b/u

const question = 'Does dapagliflozin reduce hospitalisation in heart failure with reduced ejection fraction?'

test.beforeEach(async ({ page }) => {
  await page.goto('/login')
  await logIn(page, await demoAccount('Dr'))
  await expect(page).toHaveURL(/\/ai$/u)
})

test('a doctor gets a graded answer whose parts can each be checked @phone', async ({
  page,
  hasTouch,
}, testInfo) => {
  const press = (target: Locator) => (hasTouch ? target.tap() : target.click())
  await page.getByLabel('Your clinical question').fill(question)
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible()

  await expect(page.getByRole('region', { name: 'What to do' })).toContainText('In HFrEF add dapagliflozin')

  const dapaHf = page.getByRole('article').filter({ hasText: 'DAPA-HF' })
  await expect(dapaHf).toContainText('hazard ratio 0.74 (95% CI 0.65 to 0.85)')
  const scores = await page
    .getByRole('article')
    .getByRole('button', { name: scoreButton })
    .evaluateAll((buttons) =>
      buttons.map((button) => Number(/(\d+) of 10/u.exec(button.textContent ?? '')?.[1])),
    )
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))

  await press(dapaHf.getByRole('button', { name: scoreButton }))
  await expect(dapaHf.getByRole('table')).toContainText('Design')
  await press(page.getByRole('button', { name: /^Source \d+: show the words it rests on$/u }).first())
  await expect(page.getByRole('dialog').locator('blockquote, q').first()).not.toBeEmpty()
  await page.keyboard.press('Escape')

  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  if (testInfo.project.name === 'desktop') await page.screenshot({ path: 'docs/screenshots/answer.png' })
})

test('a doctor sees how an answer was made and takes its references along @phone', async ({
  page,
  hasTouch,
}) => {
  const press = (target: Locator) => (hasTouch ? target.tap() : target.click())
  await page.getByLabel('Your clinical question').fill(question)
  await page.getByRole('button', { name: 'Send question' }).click()

  await press(page.getByRole('button', { name: 'How this answer was made' }))
  const panel = page.getByRole('dialog', { name: 'How this answer was made' })
  await expect(panel.getByRole('table', { name: /^Kept: \d+ records?$/u })).toContainText('DAPA-HF')
  const dropped = panel.getByRole('table', { name: /^Dropped: \d+ records$/u })
  await expect(dropped.getByRole('rowheader', { name: /^Studied another treatment/u })).toBeVisible()
  await expect(panel).toContainText('This installation holds')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await press(page.getByRole('button', { name: 'Export' }))
  const saving = page.waitForEvent('download')
  await press(page.getByRole('menuitem', { name: 'RIS file' }))
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^auscult-does-dapagliflozin-[a-z-]+\d{4}-\d{2}-\d{2}\.ris$/u)
  const ris = await readFile(await file.path(), 'utf8')
  expect(ris).toContain('TY  - JOUR')
  expect(ris).toContain('AN  - 31535829')
})

test('a doctor is warned before anything else, by every agent @phone', async ({ page }) => {
  for (const agent of ['Clinical', 'Consensus', 'Guideline']) {
    await page.getByRole('tab', { name: agent }).click()
    await page
      .getByLabel('Your clinical question')
      .fill('HFrEF, potassium 5.9, eGFR 33, start spironolactone?')
    await page.getByRole('button', { name: 'Send question' }).click()

    const warning = page.getByRole('region', { name: /safety warning/iu })
    await expect(warning).toContainText('Do not start spironolactone: potassium 5.9 mmol/L.')
    await expect(warning).toContainText('Contraindicated')
    await expect(warning).toContainText('Check the product information')
    const heads = page.locator('[aria-busy="false"]').getByRole('heading')
    await expect(heads.first()).toHaveText('Do not start spironolactone: potassium 5.9 mmol/L.')
    if (agent === 'Clinical') await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
})

test('a question nobody has studied is refused instead of guessed at', async ({ page }) => {
  await page
    .getByLabel('Your clinical question')
    .fill('Does moonstone powder cure hereditary angioedema in astronauts?')
  await page.getByRole('button', { name: 'Send question' }).click()

  await expect(page.getByRole('heading', { name: 'No Clinical Evidence Found' })).toBeVisible()
  await expectAccessible(page)
})

test('what is no clinical question gets a message and costs nothing', async ({ page }) => {
  const left = page.getByText(/\d+ of \d+ questions left/u).first()
  const before = await left.textContent()

  await page.getByLabel('Your clinical question').fill('Who won the football world cup in 1990?')
  await page.getByRole('button', { name: 'Send question' }).click()

  await expect(page.getByText('nothing was taken from your monthly limit')).toBeVisible()
  await expect(left).toHaveText(before ?? '')
})

test('too many words are counted and not sent', async ({ page }) => {
  await page.getByLabel('Your clinical question').fill('word '.repeat(101))

  await expect(page.getByText('101/100')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send question' })).toBeDisabled()
})

test('an earlier answer is shown again without a new call', async ({ page }) => {
  await page.getByLabel('Your clinical question').fill(question)
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible()
  await page.reload()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/ai-query')) asked.push(request.url())
  })

  await page.getByRole('button', { name: 'Previous Queries' }).click()
  await expectAccessible(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(question.slice(0, 40), 'u') })
    .first()
    .click()

  await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible()
  expect(asked).toEqual([])
})
