import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { startDevelopmentServer } from './development-server.ts'
import { expect, test } from './journey.ts'

/*
 * How every component looks, in every state: compared with the pictures in `screenshots/`. A change on purpose is taken over with
 * `npm run screenshots` (docs/design-system.md).
 */
const port = process.env['E2E_OTHER_PORT'] ?? ''
const firstStartMs = 120_000
/** A development server sends every file by itself, and only when it is asked for. */
const firstPaintMs = 60_000
/** Each takes nine pictures, or asks axe up to ten times. */
const longMs = 150_000
const widths = [360, 768, 1440]
/** Taller than the page, so that nothing sticks to an edge of the screen. */
const height = 3_600

let server: Awaited<ReturnType<typeof startDevelopmentServer>>
test.use({ baseURL: `http://localhost:${port}` })
test.beforeAll(async ({ browser }) => {
  test.setTimeout(firstStartMs)
  server = await startDevelopmentServer(port)
  // The first visit tells the server what to bundle, after which it loads the page again.
  const page = await browser.newPage()
  await page.goto(`http://localhost:${port}/ui`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: firstPaintMs })
  await page.waitForLoadState('networkidle')
  await page.close()
})
test.afterAll(() => server.stop())

/** Every face is there before anything is painted: with `optional` a page keeps its fallbacks where one comes late. */
async function openGallery(page: Page): Promise<void> {
  await page.route(/tokens\.css/u, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replaceAll('font-display: optional', 'font-display: block') })
  })
  await page.goto('/ui')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: firstPaintMs })
  await page.evaluate(() => document.fonts.ready)
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of widths) {
    test(`components look as they did, ${colorScheme}, ${width} px`, async ({ page }) => {
      test.setTimeout(longMs)
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openGallery(page)

      await expectNoSidewaysScroll(page)
      for (const chapter of await page.locator('[data-shot]').all()) {
        const name = (await chapter.getAttribute('data-shot')) ?? ''
        await expect.soft(chapter).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
          // The browser writes a date as the system does.
          mask: [page.locator('input[type="date"]')],
        })
      }
    })
  }
}

test('every component is accessible in every state @phone', async ({ page }) => {
  test.setTimeout(longMs)
  await openGallery(page)
  await expectAccessible(page)

  // A desktop at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 })

  await expectNoSidewaysScroll(page)
})

test('so is what opens over the page @phone', async ({ page }) => {
  test.setTimeout(longMs)
  await openGallery(page)

  for (const [name, role] of [
    ['Open a dialog', 'dialog'],
    ['Open a drawer', 'dialog'],
    ['Open a popover', 'dialog'],
    ['Open a menu', 'menu'],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole(role)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  // While its list is open, Base UI 1.9.0 hides the rest of the page with `aria-hidden`; axe takes for a fault what could be focused there.
  await page.getByRole('combobox', { name: 'Speciality' }).first().click()
  await expect(page.getByRole('listbox')).toBeVisible()
})
