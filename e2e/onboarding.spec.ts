import { type Locator, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { enter, newcomer, readMail } from './accounts.ts'
import { expect, test } from './journey.ts'
import { freshEmail } from './people.ts'

const password = 'seven quiet herons'

/** A square of one colour, as large as a phone's thumbnail. */
const photo = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(option)
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('from the sign-up form to the first question are two minutes and twelve fields at most @phone', async ({
  page,
}) => {
  const email = freshEmail()
  const beganMs = Date.now()
  let fields = 0
  const fill = async (field: Locator, value: string) => {
    fields += 1
    await field.fill(value)
  }
  const tick = async (label: string) => {
    fields += 1
    await page.getByLabel(label).check()
  }

  await page.goto('/signup')
  await fill(page.getByLabel('First name'), 'Ida')
  await fill(page.getByLabel('Last name'), 'Moll')
  await fill(page.getByLabel('Email'), email)
  await fill(page.getByLabel('Password', { exact: true }), password)
  await fill(page.getByLabel('Confirm password'), password)
  await tick('I accept the terms and conditions')
  await tick('I accept the privacy policy')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await fill(page.getByRole('textbox', { name: 'Verification code' }), await readMail(email, /\b\d{6}\b/u))
  await expect(page).toHaveURL(/\/login$/u)
  // The address is there already.
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await fill(page.getByLabel('Password', { exact: true }), password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.getByRole('button', { name: 'Medical Doctor' }).click()
  for (const [field, option] of [
    ['Country of medical registration', 'Ireland'],
    ['Speciality', 'Cardiology'],
  ] as const) {
    fields += 1
    await choose(page, field, option)
  }
  await page.getByRole('button', { name: 'Launch' }).click()

  await expect(page.getByLabel('Your clinical question')).toBeVisible()
  expect(fields).toBeLessThanOrEqual(12)
  expect(Date.now() - beganMs).toBeLessThan(120_000)
})

test('a doctor tells more with a photo, and is greeted before the first question', async ({ page }) => {
  await enter(page, await newcomer('Maria Oliveira'), '/ai')
  await page.getByRole('button', { name: 'Medical Doctor' }).click()
  await choose(page, 'Country of medical registration', 'Germany')
  await choose(page, 'Speciality', 'Cardiology')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add personal information first' }).click()

  await expect(page).toHaveURL(/\/final-profile$/u)
  await page.locator('input[type=file]').setInputFiles(photo)
  await expect(page.getByRole('button', { name: 'Change Photo' })).toBeVisible()
  await page.getByRole('radio', { name: 'Female' }).click()
  await page.getByLabel('Date of birth').fill('1985-02-03')
  await choose(page, 'Nationality', 'Portugal')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Next' }).click()

  await expect(page.getByRole('heading', { name: 'Welcome, Dr. Maria' })).toBeVisible()
  await page.getByRole('button', { name: 'LAUNCH' }).click()
  await expect(page).toHaveURL(/\/ai$/u)
  await expect(page.getByRole('link', { name: 'Dr. Maria Oliveira' }).locator('img')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('onboardingDraft'))).toBeNull()
})

test('a student chooses a country of study and a year, and the draft outlives a reload @phone', async ({
  page,
}) => {
  await enter(page, await newcomer('Nils Berg'), '/dashboard')
  await page.getByRole('button', { name: 'Student (Medical/Dental)' }).click()
  await choose(page, 'Country of study', 'Republic of Cyprus')
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Country of study' })).toHaveValue('Republic of Cyprus')
  await expect(page.getByRole('button', { name: 'Launch' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'Year of enrolment' }).fill('2024')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Launch' }).click()

  await expect(page).toHaveURL(/\/dashboard$/u)
  await expect(page.getByText('Welcome back, Nils Berg')).toBeVisible()
})
