import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** Each place that opens a dialog: where, what was typed there before, and the dialog. */
const places: { path: string; open: (page: Page) => Locator; dialog: string }[] = [
  {
    path: '/',
    open: (page) => page.getByRole('contentinfo').getByRole('button', { name: 'Privacy Policy' }),
    dialog: 'Privacy Policy',
  },
  {
    path: '/signup',
    open: (page) => page.getByRole('button', { name: 'terms and conditions' }),
    dialog: 'Terms and Conditions',
  },
  {
    path: '/login',
    open: (page) => page.getByRole('link', { name: 'Forgot Password?' }),
    dialog: 'Reset Password',
  },
]

for (const { path, open, dialog: name } of places) {
  test(`Back closes ${name} over ${path} and leaves the page as it was @phone`, async ({ page }) => {
    await page.goto('/about/accuracy')
    await page.goto(path)
    const field = page.getByLabel('Email')
    if (path !== '/') await field.fill('anna@example.org')
    const opener = open(page)
    await opener.click()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toBeVisible()
    const scrolled = await page.evaluate(() => scrollY)

    await page.goBack()

    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    if (path !== '/') await expect(field).toHaveValue('anna@example.org')
    await page.goBack()
    await expect(page).toHaveURL(/\/about\/accuracy$/u)
  })
}

for (const [way, close] of [
  ['its button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the backdrop', (page: Page) => page.mouse.click(5, 5)],
] as const) {
  test(`a dialog closed by ${way} leaves nothing behind for Back`, async ({ page }) => {
    await page.goto('/about/accuracy')
    await page.goto('/login')
    const dialog = page.getByRole('dialog', { name: 'Reset Password' })
    for (let turn = 0; turn < 2; turn += 1) {
      await page.getByRole('link', { name: 'Forgot Password?' }).click()
      await expect(dialog).toBeVisible()
      await close(page)
      await expect(dialog).toBeHidden()
    }
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('openDialogs')

    await page.goBack()

    await expect(page).toHaveURL(/\/about\/accuracy$/u)
  })
}

test('a page that was reloaded under a dialog needs one Back to leave', async ({ page }) => {
  await page.goto('/about/accuracy')
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('openDialogs')

  await page.goBack()

  await expect(page).toHaveURL(/\/about\/accuracy$/u)
})

test('Forward does not stop where a dialog was', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.goForward()

  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('openDialogs')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(/\/signup$/u)
  await page.goBack()
  await expect(page).toHaveURL(/\/login$/u)
})

test('the dialog at its own address gives way to the page before', async ({ page }) => {
  await page.goto('/about/accuracy')
  await page.goto('/forgot-password')
  await expect(page.getByRole('dialog', { name: 'Reset Password' })).toBeVisible()

  await page.goBack()

  await expect(page).toHaveURL(/\/about\/accuracy$/u)
})

test('so it does while its script is still on its way', async ({ page }) => {
  await page.goto('/about/accuracy')
  await page.route('**/forgot-password-dialog-*.js', () => undefined)
  await page.goto('/forgot-password')
  await expect(page.getByRole('dialog', { name: 'Reset Password' })).toHaveAttribute('aria-busy', 'true')

  await page.goBack()

  await expect(page).toHaveURL(/\/about\/accuracy$/u)
})

for (const [way, close] of [
  ['its button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const) {
  test(`closed by ${way} while its script is on its way, it leads to the log-in page as ever`, async ({
    page,
  }) => {
    await page.goto('/about/accuracy')
    await page.route('**/forgot-password-dialog-*.js', () => undefined)
    await page.goto('/forgot-password')
    const dialog = page.getByRole('dialog', { name: 'Reset Password' })
    await expect(dialog).toHaveAttribute('aria-busy', 'true')

    await close(page)

    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/login$/u)
    await page.goBack()
    await expect(page).toHaveURL(/\/about\/accuracy$/u)
  })
}
