import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { expect, test } from './journey.ts'
import { demoAccount, logIn } from './people.ts'

async function choose(page: Page, menu: string, language: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menuitemradio', { name: language }).click()
}

test.beforeEach(async ({ page }) => {
  await page.goto('/login')
  await logIn(page, await demoAccount('Dr'))
  await expect(page).toHaveURL(/\/ai$/u)
})

test('an Italian question is answered in Italian on an English page', async ({ page }) => {
  await page
    .getByLabel('Your clinical question')
    .fill('L’apixaban previene l’ictus meglio del warfarin nella fibrillazione atriale?')
  await page.getByRole('button', { name: 'Send question' }).click()

  const heading = page.getByRole('heading', { name: 'L’essenziale' })
  await expect(heading).toBeVisible()
  await expect(page.locator('[lang=it]').filter({ has: heading })).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await expect(page.getByRole('group', { name: 'Was this helpful?' })).toBeVisible()

  await page.getByRole('button', { name: 'Fonte 1: mostra le parole su cui si basa' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Fonte 1' })
  await expect(dialog.getByText('Lingua: inglese')).toBeVisible()
  await expect(dialog.locator('blockquote')).toHaveAttribute('lang', 'en')
  await page.keyboard.press('Escape')
  await expectAccessible(page)
})

test('the page speaks German at once, and still at the next visit @phone', async ({ page }) => {
  await choose(page, 'Language', 'Deutsch')

  await expect(page.getByRole('textbox', { name: 'Ihre klinische Frage' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expectNoSidewaysScroll(page)

  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.reload()
  await page.getByRole('button', { name: /^Vorhofflimmern/u }).click()
  await expect(page.getByRole('heading', { name: 'Das Wichtigste' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  // What every page needs in English comes along with the script; of the other texts one language is enough.
  expect(
    fetched.filter((url) => /\/(?:ai(?!-page)|conversation|answer-record)-[^/]+\.js$/u.test(url)),
  ).toHaveLength(3)

  for (const agent of ['Konsens', 'Leitlinien']) {
    await page.getByRole('tab', { name: agent }).click()
    await page.getByRole('button', { name: /^Vorhofflimmern/u }).click()
    await expect(page.getByText(/^Quellen$|nebeneinander|Konsens /u).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})
