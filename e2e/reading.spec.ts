import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './journey.ts'
import { demoAccount, logIn } from './people.ts'

const preserved = 'Dapagliflozin when the ejection fraction is above 40%'
const tirzepatide = 'Tirzepatide for obesity without diabetes'

async function open(page: Page, path: string) {
  await page.goto('/login')
  await logIn(page, await demoAccount('Dr'))
  await page.waitForURL(/\/ai$/u)
  await page.goto(path)
}

/** An item of the list that is open; the starter items are brought in beside the first log-ins. */
async function findItem(page: Page, title: string): Promise<Locator> {
  const item = page.getByRole('article', { name: title })
  await expect(async () => {
    await page.reload()
    await expect(item).toBeVisible()
  }).toPass({ timeout: 30_000 })
  return item
}

test('a doctor finds research by speciality and words @phone', async ({ page }) => {
  await open(page, '/review?specialty=cardiology&q=dapagliflozin')

  await findItem(page, preserved)

  await expectAccessible(page)
})

test('a doctor sees what a figure rests on, and asks about it @phone', async ({ page }) => {
  await open(page, '/review?specialty=cardiology&q=dapagliflozin')
  const item = await findItem(page, preserved)

  await item.getByRole('button', { name: 'Show what sentence 2 rests on' }).click()

  const shown = page.getByRole('dialog', { name: 'What this sentence rests on' })
  await expect(shown).toContainText('hazard ratio 0.82 (95% CI 0.73 to 0.92)')
  await page.keyboard.press('Escape')
  await item.getByRole('link', { name: 'Ask about this' }).click()
  await expect(page).toHaveURL(/\/ai$/u)
  await expect(page.getByRole('textbox', { name: 'Your clinical question' })).toHaveValue(
    /^In adults with heart failure .*dapagliflozin/u,
  )
})

test('a doctor opens an item, likes it and takes the like back', async ({ page }) => {
  await open(page, '/review?q=tirzepatide+obesity+diabetes')
  const item = await findItem(page, tirzepatide)
  await item.getByRole('link', { name: tirzepatide }).click()
  await expect(page.getByRole('heading', { level: 1, name: tirzepatide })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Like 0' }).click()

  await expect(page.getByRole('button', { name: 'Like 1' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Like 1' }).click()
  await expect(page.getByRole('button', { name: 'Like 0' })).toHaveAttribute('aria-pressed', 'false')
})

test('a doctor saves an item, and takes it along as a reference', async ({ page }) => {
  await open(page, '/review?q=tirzepatide+obesity+diabetes')
  const item = await findItem(page, tirzepatide)
  await item.getByRole('button', { name: 'Save 0' }).click()
  await expect(item.getByRole('button', { name: 'Save 1' })).toBeVisible()
  await page.getByRole('link', { name: 'Saved', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible()
  await expect(page.getByRole('link', { name: tirzepatide })).toBeVisible()
  const saving = page.waitForEvent('download')

  await page.getByRole('button', { name: 'Export research' }).click()
  await page.getByRole('menuitem', { name: /^RIS/u }).click()

  const file = await (await saving).path()
  expect(await readFile(file, 'utf8')).toMatch(/^AU {2}- Jastreboff, A\. M\.\r$/mu)
  await page.getByRole('button', { name: `Remove from saved: ${tirzepatide}` }).click()
  await expect(page.getByText("You haven't saved any posts yet...")).toBeVisible()
})

test('the Brief is led to from Home, and leads from page to page', async ({ page }) => {
  await open(page, '/dashboard')
  await page.getByRole('button', { name: 'Show list : Brief' }).click()
  const places = page.getByRole('region', { name: 'What is new, and what helps' })
  await expect(places.getByRole('listitem')).toHaveCount(3)
  await places.getByRole('link', { name: 'Brief', exact: true }).click()
  await expect(page.getByText('1–10 of 77')).toBeVisible()

  await page.getByRole('link', { name: 'Next page' }).click()

  await expect(page).toHaveURL('/brief?page=2')
  await expect(page.getByText('11–20 of 77')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('1–10 of 77')).toBeVisible()
})

test('a page beyond the end of the Brief leads to the last one', async ({ page }) => {
  await open(page, '/review?specialty=cardiology&q=dapagliflozin')
  await findItem(page, preserved)

  await page.goto('/brief?page=99')

  await expect(page).toHaveURL('/brief?page=8')
  await expect(page.getByText('71–77 of 77')).toBeVisible()
})

test('the link of the weekly mail asks first, and says where it is not valid @phone', async ({ page }) => {
  await page.goto('/end-weekly-mail?token=not-a-token')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'End the weekly mail' }).click()

  await expect(page.getByRole('alert')).toContainText('This link is not valid')
})
