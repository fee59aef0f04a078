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

  const sources = page.getByRole('region', { name: 'Sources' })
  const dapaHf = sources.getByRole('article').filter({ hasText: 'DAPA-HF' })
  await expect(dapaHf).toContainText('hazard ratio 0.74 (95% CI 0.65 to 0.85)')
  const scores = await sources
    .getByRole('article')
    .getByRole('button', { name: scoreButton })
    .evaluateAll((buttons) =>
      buttons.map((button) => Number(/(\d+) of 10/u.exec(button.textContent ?? '')?.[1])),
    )
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))

  await press(dapaHf.getByRole('button', { name: scoreButton }))
  await expect(dapaHf.getByRole('table')).toContainText('Design')
  await press(page.getByRole('button', { name: /^Source 1: show the words it rests on$/u }).first())
  if (testInfo.project.name === 'desktop') {
    // Beside the text the card itself shows them, and nothing lies over it.
    await expect(dapaHf).toBeFocused()
    await expect(dapaHf.locator('blockquote')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/ai\/[\w-]{36}\/sources\/1$/u)
  } else {
    await expect(page.getByRole('dialog').locator('blockquote').first()).not.toBeEmpty()
    await page.keyboard.press('Escape')
  }

  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  if (testInfo.project.name === 'desktop') await page.screenshot({ path: 'docs/screenshots/answer.png' })
})

test('the first screen shows what to do and in what numbers, and an answer ends within reach @phone', async ({
  page,
}, testInfo) => {
  await page.getByLabel('Your clinical question').fill(question)
  await page.getByRole('button', { name: 'Send question' }).click()
  const verdict = page.getByRole('region', { name: 'What to do' })
  const numbers = page.getByRole('region', { name: 'Benefit and harm in numbers' })
  await expect(numbers.getByText('37 fewer')).toBeVisible()
  const dock = await page.getByLabel('Your clinical question').boundingBox()

  const top = (await verdict.boundingBox())?.y ?? Infinity
  const figures = await numbers.getByText('37 fewer').boundingBox()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)

  expect((figures?.y ?? Infinity) + (figures?.height ?? 0)).toBeLessThan(dock?.y ?? 0)
  if (testInfo.project.name === 'desktop') expect(top).toBeLessThanOrEqual(200)
  else expect(height).toBeLessThanOrEqual(4_000)
})

test('at 200 and 400 % zoom the answer is read, not the box over it', async ({ page }) => {
  await page.getByLabel('Your clinical question').fill(question)
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible()
  for (const [width, height] of [
    [640, 512],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectNoSidewaysScroll(page)
    const line = page.getByText('In HFrEF add dapagliflozin').first()
    await line.scrollIntoViewIfNeeded()
    const covering = await line.evaluate((element) => {
      const { left, top } = element.getClientRects()[0] ?? { left: 0, top: 0 }
      const found = document.elementFromPoint(left + 4, top + 4)
      return found === null || !(element.contains(found) || found.contains(element))
    })
    expect(covering).toBe(false)
  }
})

test('an answer keeps its address over a reload, in a new tab and over Back, and is nobody else’s @phone', async ({
  page,
  context,
  browser,
}, testInfo) => {
  await page.getByLabel('Your clinical question').fill(question)
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible()
  await expect(page).toHaveURL(/\/ai\/[\w-]{36}$/u)
  const address = page.url()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible()
  const tab = await context.newPage()
  await tab.goto(`${address}/sources/1`)
  const card = tab.getByRole('article').filter({ hasText: 'DAPA-HF' }).first()
  await expect(card.locator('blockquote')).toBeVisible()
  await expect(card).toBeInViewport()
  await tab.close()

  const openRecord = async () => {
    if (testInfo.project.name === 'desktop') {
      await page.getByRole('link', { name: 'How this answer was made' }).click()
    } else {
      await page.getByRole('button', { name: 'Actions' }).click()
      await page.getByRole('menuitem', { name: 'How this answer was made' }).click()
    }
  }
  await openRecord()
  await expect(page.getByRole('dialog', { name: 'How this answer was made' })).toBeVisible()
  await expect(page).toHaveURL(`${address}/record`)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(address)
  await page.getByRole('button', { name: 'Previous Queries' }).click()
  await expect(page.getByRole('dialog', { name: 'Previous Queries' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(address)
  await page.goBack()
  await expect(page.getByText('What do you need to know?')).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: new URL(address).origin, locale: 'en-GB' })
  const stranger = await elsewhere.newPage()
  await stranger.goto(address)
  await expect(stranger).toHaveURL(/\/login$/u)
  await logIn(stranger, await demoAccount('Student'))
  await expect(stranger).toHaveURL(address)
  await expect(stranger.getByRole('heading', { name: 'This answer is not here' })).toBeVisible()
  await expectAccessible(stranger)
  await elsewhere.close()
})

test('a doctor sees how an answer was made and takes its references along @phone', async ({
  page,
  hasTouch,
}, testInfo) => {
  const press = (target: Locator) => (hasTouch ? target.tap() : target.click())
  const isPhone = testInfo.project.name === 'phone'
  await page.getByLabel('Your clinical question').fill(question)
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible()

  if (isPhone) await press(page.getByRole('button', { name: 'Actions' }))
  await press(
    isPhone
      ? page.getByRole('menuitem', { name: 'How this answer was made' })
      : page.getByRole('link', { name: 'How this answer was made' }),
  )
  const panel = page.getByRole('dialog', { name: 'How this answer was made' })
  await expect(panel.getByRole('table', { name: /^Kept: \d+ records?$/u })).toContainText('DAPA-HF')
  const dropped = panel.getByRole('table', { name: /^Dropped: \d+ records$/u })
  await expect(dropped.getByRole('rowheader', { name: /^Studied another treatment/u })).toBeVisible()
  await expect(panel).toContainText('This installation holds')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await expect(page.getByRole('dialog')).toHaveCount(0)
  await press(page.getByRole('button', { name: isPhone ? 'Actions' : 'Export' }))
  await expectAccessible(page)
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
  await page.goto('/ai')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/ai-query')) asked.push(request.url())
  })

  await page.getByRole('button', { name: 'Previous Queries' }).click()
  await expectAccessible(page)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(question.slice(0, 40), 'u') })
    .first()
    .click()

  await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible()
  expect(asked).toEqual([])
})
