import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './journey.ts'
import { demoAccount, logIn } from './people.ts'

async function open(page: Page, path: string) {
  await page.goto('/login')
  await logIn(page, await demoAccount('Dr'))
  await page.waitForURL(/\/ai$/u)
  await page.goto(path)
}

const result = (page: Page) => page.getByRole('region', { name: 'Result' })

async function choose(page: Page, item: string, option: string) {
  await page.getByRole('radiogroup', { name: item }).getByRole('radio', { name: option, exact: true }).click()
}

test('a doctor finds a score, works it out, reads what it means and takes it along @phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write'])
  await open(page, '/tools')
  await expect(page.getByRole('heading', { level: 1, name: 'Tools' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Learn More' }).click()
  await expect(page.getByRole('dialog', { name: 'Certification' }).getByText('v1.0')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Clinical Calculators & Scores' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Glasgow Coma Scale' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'CHA2DS2-VASc' }).click()
  await expect(page).toHaveURL('/tools/calcs/cha2-ds2-vasc')
  await choose(page, 'Age', '75 or over')
  await choose(page, 'Hypertension', 'Yes')

  await page.getByRole('button', { name: 'Calculate' }).click()

  await expect(result(page).getByText("the server's answer agrees")).toBeVisible()
  await expect(result(page).getByText('3.2% per year without anticoagulation')).toBeVisible()
  await result(page).getByRole('button', { name: 'Copy for the chart' }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  // A notice that fades has no contrast, so it is waited for.
  await expect(page.getByText('Copied', { exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'About this Calculator' }).click()
  await expect(page.getByText(/Swedish cohort of 182,678 people/u)).toBeVisible()
  await expectAccessible(page)
  // Nothing of the patient is in the address, and the calculator is at hand the next time.
  await expect(page).toHaveURL('/tools/calcs/cha2-ds2-vasc')
  await page.getByRole('link', { name: 'Clinical Calculators & Scores' }).click()
  await expect(page.getByRole('region', { name: 'Recently used' })).toContainText('CHA2DS2-VASc')
  // What was copied comes out where it is pasted, at most as much as the field takes.
  await page.goto('/tools/lab-values')
  await page.getByRole('searchbox', { name: 'Search for a test' }).focus()
  await page.keyboard.press('Control+V')
  await expect(page.getByRole('searchbox', { name: 'Search for a test' })).toHaveValue(
    /^CHA2DS2-VASc: 3 \(High\)/u,
  )
})

test('each calculator opens by its address and gives the result of its defaults', async ({ page }) => {
  test.slow()
  await open(page, '/tools/calcs')
  const all = page.getByRole('region', { name: 'All calculators' }).getByRole('link')
  await expect(all).toHaveCount(9)
  const addresses = await all.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

  for (const address of addresses) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.goto(address)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.getByRole('button', { name: 'Calculate' }).click()
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(result(page).getByText("the server's answer agrees")).toBeVisible()
  }
})

for (const name of ['sirs-sepsis', 'gcs']) {
  test(`${name} has parts of its own that everybody can use`, async ({ page }) => {
    await open(page, `/tools/calcs/${name}`)
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(result(page).getByText("the server's answer agrees")).toBeVisible()
    await expectAccessible(page)
  })
}

test('the laboratory guide is searched, switched and says where a value lies @phone', async ({ page }) => {
  await open(page, '/tools/lab-values')
  await expect(page.getByText('Haemoglobin', { exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search for a test' }).fill('hemoglobin')
  await expect(page.getByText('Sodium', { exact: true })).toBeHidden()
  await page.getByText('Haemoglobin', { exact: true }).click()
  await page.getByRole('textbox', { name: /A value, to see where it lies/u }).fill('125')
  await page.keyboard.press('Tab')

  await expect(page.getByText('Men 130–170 g/L: 125 lies below, by 5 g/L.')).toBeVisible()

  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Conventional' }).click()
  await expect(page.getByText('g/dL').first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search for a test' }).fill('xylophone')
  await expect(page.getByText('No values found.')).toBeVisible()
  await expect(page).toHaveURL('/tools/lab-values')
})

test('the antibiotic guide loads as one scrolls, and is filtered @phone', async ({ page }) => {
  await open(page, '/tools/antibiotics')
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect(page.getByText('Draft until reviewed').first()).toBeVisible()

  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 20_000)
  await expect(page.getByRole('article')).not.toHaveCount(10)

  await page.getByRole('searchbox', { name: 'Syndrome, drug or pathogen' }).fill('pregnancy')
  await page.getByRole('combobox', { name: 'Population' }).fill('Pregn')
  await page.getByRole('option', { name: 'Pregnancy' }).click()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(
    page.getByRole('heading', { name: 'Lower urinary tract infection or bacteriuria in pregnancy' }),
  ).toBeVisible()
  await expectAccessible(page)
})

test.describe('after the first visit', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the tools work without a network, and say how old they are', async ({ page, context }) => {
    await open(page, '/tools')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await context.setOffline(true)

    await page.goto('/tools/calcs/wells-pe')
    await choose(page, 'Heart rate above 100', 'Yes')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(result(page).getByText('There is no connection to the server')).toBeVisible()
    await expect(result(page).getByText('Two-tier: PE unlikely')).toBeVisible()

    await page.goto('/tools/lab-values')
    await expect(
      page.getByText(
        'No connection: shown from this device for as long as you are logged in. Data of 20 November 2026.',
      ),
    ).toBeVisible()
    await expect(page.getByText('Haemoglobin', { exact: true })).toBeVisible()

    await page.goto('/tools/antibiotics')
    await expect(page.getByRole('heading', { name: 'Acute bronchitis' })).toBeVisible()
    await context.setOffline(false)
  })
})
