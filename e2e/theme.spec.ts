import { expect, test } from './journey.ts'

const dark = 'rgb(14, 21, 25)'
const light = 'rgb(251, 250, 247)'

test('the theme follows the system, also while the page is open, until somebody chooses', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/login')
  await expect(page.locator('html')).toHaveCSS('background-color', dark)
  await expect(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible()

  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveCSS('background-color', light)
  await page.getByRole('button', { name: 'Use the dark theme' }).click()
  await expect(page.locator('html')).toHaveCSS('background-color', dark)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.emulateMedia({ colorScheme: 'light' })

  await expect(page.locator('html')).toHaveCSS('background-color', dark)
  await expect(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible()
})

test('a theme that was chosen is there after a reload, before any script of the app', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use the dark theme' }).click()

  await page.route(/\/assets\/index-[^/]+\.js$/u, () => new Promise(() => undefined))
  await page.reload({ waitUntil: 'commit' })

  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('background-color', dark)
})
