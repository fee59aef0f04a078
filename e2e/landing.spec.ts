import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { expect, test } from './journey.ts'

const modals = [
  'About Us',
  'Careers',
  'Contribute',
  'Contact',
  'Terms and Conditions',
  'Privacy Policy',
  'Copyright and Fair Use',
]

/** Scrolls through the page as a reader does, so that everything that waits for one has loaded. */
async function readThrough(page: Page) {
  for (const name of [
    'What Is Auscult?',
    'Workflow Intelligence Engine',
    'How It Compares',
    'Our Blog',
    'Install Our App',
  ])
    await page.getByRole('heading', { name }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Read more/u })).toHaveCount(3)
}

test('a visitor reads what the product is, tries an answer and gets started @phone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Show what this rests on, source 2' }).click()
  await expect(page.getByText('ESC 2026 on first-line treatment')).toBeVisible()
  await readThrough(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('link', { name: 'Get Started' }).click()

  await expect(page).toHaveURL(/\/login$/u)
})

/** Keeps the last layout shift that no input caused, for `shiftOf`. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('hadRecentInput' in entry && entry.hadRecentInput === false)
          document.documentElement.dataset['shift'] = JSON.stringify(entry)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shiftOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['shift'])

for (const width of [360, 768, 1440]) {
  test(`the page is accessible in both themes, and nothing moves, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
    await page.goto('/')
    await readThrough(page)

    expect(await shiftOf(page)).toBeUndefined()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  test(`nothing moves at ${width} px when the fonts come late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
    const waiting: (() => void)[] = []
    await page.route(/\.woff2$/u, async (route) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const fonts = page.waitForResponse(/source-serif-4-latin-wght-normal/u)

    for (const release of waiting) release()
    await (await fonts).finished()
    await page.evaluate(() => document.fonts.ready)
    await readThrough(page)

    expect(await shiftOf(page)).toBeUndefined()
  })
}

test('each modal of the footer opens, keeps the page from scrolling and closes in three ways @phone', async ({
  page,
}) => {
  await page.goto('/')
  for (const name of modals) {
    const opener = page.getByRole('contentinfo').getByRole('button', { name })
    await opener.click()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toBeVisible()
    const box = await dialog.boundingBox()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    expect(box?.width).toBeCloseTo(Math.min(600, width * 0.9), 0)
    expect(box?.height).toBeLessThanOrEqual(height * 0.9 + 1)

    const before = await page.evaluate(() => scrollY)
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, -600)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await expect(opener).toBeFocused()
  }

  for (const name of modals) {
    const opener = page.getByRole('contentinfo').getByRole('button', { name })
    const dialog = page.getByRole('dialog', { name })
    await opener.click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await opener.click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(dialog).toBeHidden()
  }
})

test('a long text in a modal is accessible and is read to its end from the keyboard', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Terms and Conditions' }).click()
  const last = page.getByRole('heading', { name: 'Law and contact' })
  await expect(last).toBeAttached()
  await expectAccessible(page)

  await page.keyboard.press('Tab')
  await page.keyboard.press('End')

  await expect(last).toBeInViewport()
})

test('the terms are a page of their own, and open over the sign-up form', async ({ page }) => {
  await page.goto('/terms-and-conditions')
  await expect(page.getByText('Dated 30 June 2025')).toBeVisible()
  await expectAccessible(page)
  const last = page.getByRole('heading', { level: 2 }).last()
  await expect(last).not.toBeInViewport()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click()
  await expect(last).toBeInViewport()

  await page.goto('/signup')
  await page.getByLabel('First name').fill('Anna')
  await page.getByRole('button', { name: 'privacy policy' }).click()
  await expect(page.getByRole('dialog', { name: 'Privacy Policy' })).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(page.getByLabel('First name')).toHaveValue('Anna')
})
