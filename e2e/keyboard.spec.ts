import { expect, test } from './journey.ts'
import { demoAccount } from './people.ts'
import { tabTo } from './tab-to.ts'

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
  await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.getByRole('article').first()).toBeFocused()
  await tabTo(page, /\b\d+ of 10\b/u)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('article').first().getByRole('table')).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Your clinical question')).toBeFocused()
})
