import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { doctor, enter, student } from './accounts.ts'
import { expect, test } from './journey.ts'
import { admin } from './people.ts'

test('a doctor changes facts of the profile by their pencils, and finds them again', async ({ page }) => {
  await enter(page, await doctor('Ida Moll'), '/doctor-profile')
  await page.getByRole('button', { name: 'Edit: Current institution' }).click()
  await page.getByLabel('Current institution').fill('Mater Hospital')
  await page.getByRole('button', { name: 'Edit: Year of graduation' }).click()
  await page.getByLabel('Year of graduation').fill('2012')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden()
  await page.reload()

  await expect(page.getByText('Mater Hospital')).toBeVisible()
  await expect(page.getByText('2012')).toBeVisible()
})

test('a doctor enters council and number in the words of the country, and gets the badge @phone', async ({
  page,
}) => {
  const account = await doctor('Ida Moll')
  await enter(page, account, '/dashboard')
  await page.getByRole('button', { name: 'Click Here' }).click()
  const dialog = page.getByRole('dialog', { name: 'Profile Completion' })
  await dialog.getByRole('button', { name: 'Edit: Registration number' }).click()
  await dialog.getByLabel('Registration number').fill('123456')
  await expect(dialog.getByText(/^Registration number is required for verification/u)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('123456')).toBeVisible()

  const lines = (await admin('verifications')).split('\n')
  const entry =
    lines
      .find((line) => line.includes(account.email))
      ?.split('\t')
      .at(-1) ?? ''
  await admin('verifications', 'approve', account.email, entry)
  await page.goto('/notifications')

  await expect(page.getByText(/^Your registration was verified/u)).toBeVisible()
  await expect(page.getByRole('banner').getByText('Verified', { exact: true })).toBeAttached()
})

test('a long name is read whole at the top of the own profile @phone', async ({ page }) => {
  const name = 'Anneliese-Marie von und zu Hohenlohe-Schillingsfürst'
  await enter(page, await doctor(name), '/doctor-profile')

  await expect(page.getByRole('heading', { level: 1, name: `Dr. ${name}` })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('a photo is shown at the top, and what is none is refused in words', async ({ page }) => {
  await enter(page, await student('Nils Berg'), '/student-profile')
  const chosen = page.locator('input[type=file]')

  await chosen.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText('Unsupported file type: Please upload a valid image file')).toBeVisible()
  await chosen.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  })

  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /^data:image\/jpeg/u)
  await expect(page.getByText('Unsupported file type: Please upload a valid image file')).toBeHidden()
})

test('the page of the other profession leads to the dashboard', async ({ page }) => {
  await enter(page, await student('Nils Berg'), '/doctor-profile')

  await expect(page).toHaveURL(/\/dashboard$/u)
})
