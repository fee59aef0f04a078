import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { demoAccount } from './people.ts'

/** Presses Tab until the element has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement)) return ''
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null
      return element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? ''
    })
    if (name.test(label)) return
  }
  throw new Error(`Nothing named ${name.source} can be reached with Tab`)
}

test('a doctor logs in, asks, opens a source and its reasons by keyboard alone', async ({ page }) => {
  const { email, password } = await demoAccount('Dr')
  await page.goto('/login')

  await tabTo(page, /^Email$/u)
  await page.keyboard.type(email)
  await tabTo(page, /^Password$/u)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ai$/u)
  await expect(page.getByLabel('Your clinical question')).toBeFocused()
  await page.keyboard.type('Does empagliflozin reduce hospitalisation in heart failure?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'What to know' })).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.getByRole('article').first()).toBeFocused()
  await tabTo(page, /\b\d+ of 10\b/u)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('article').first().getByRole('table')).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Your clinical question')).toBeFocused()
})
