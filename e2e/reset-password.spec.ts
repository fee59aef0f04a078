import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { expect, test } from './journey.ts'
import { freshEmail, logIn, newestResetLink, signUp } from './people.ts'
import { tabTo } from './tab-to.ts'

const oldPassword = 'seven quiet herons'
const newPassword = 'nine louder geese'
const sent =
  'A reset link has been sent to your email address. Please follow the instructions in the email to reset your password.'

test('somebody who forgot the password gets a link, sets a new one and logs in, by keyboard alone @phone', async ({
  page,
}) => {
  // Three looks with axe, two mails and two log-ins: three times the usual patience.
  test.slow()
  const email = freshEmail()
  await signUp(page, { email, password: oldPassword })
  await page.goto('/login')

  await tabTo(page, /^Forgot Password\?$/u)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Reset Password' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await tabTo(page, /^Email$/u)
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(sent)).toBeVisible()
  await expect(dialog.getByLabel('Email')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'Forgot Password?' })).toBeFocused()

  const link = await newestResetLink(email)
  const token = new URL(link).searchParams.get('token') ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  await expect(page).toHaveURL(/\/reset-password\?email=[^&]+$/u)
  expect(
    await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state])),
  ).not.toContain(token)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await tabTo(page, /^New Password$/u)
  await page.keyboard.type(newPassword)
  await tabTo(page, /^Confirm New Password$/u)
  await page.keyboard.type('nine louder goose')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(newPassword)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/login$/u)
  await expect(
    page.getByText('Password reset successful. Please login with your new password.'),
  ).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await tabTo(page, /^Password$/u)
  await page.keyboard.type(newPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/profile$/u)
})

test('a link that was used is refused, with the way to a new one', async ({ page }) => {
  const email = freshEmail()
  await signUp(page, { email, password: oldPassword })
  await page.goto('/forgot-password')
  const dialog = page.getByRole('dialog', { name: 'Reset Password' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(dialog.getByText(sent)).toBeVisible()
  const link = await newestResetLink(email)

  for (const outcome of ['Password reset successful', 'This link is not valid any more']) {
    await page.goto(link)
    await page.getByLabel('New Password', { exact: true }).fill(newPassword)
    await page.getByLabel('Confirm New Password').fill(newPassword)
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await expect(page.getByText(outcome)).toBeVisible()
  }
  await page.getByRole('link', { name: 'Request a new link' }).click()

  await expect(page).toHaveURL(/\/forgot-password$/u)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/login$/u)
  await logIn(page, { email, password: newPassword })
  await expect(page).toHaveURL(/\/profile$/u)
})

test('a reload asks for the link of the mail at once, and that opens the form again', async ({ page }) => {
  const link = '/reset-password?email=anna%40example.org&token=of-a-mail'
  await page.goto(link)
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/reset-password\?email=[^&]+$/u)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
  await expect(page.getByText('Open the link in the newest email again')).toBeVisible()
  await expect(page.getByLabel('New Password', { exact: true })).toBeHidden()
  await page.goto(link)

  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible()
})

test('a link without an address is said to be invalid', async ({ page }) => {
  await page.goto('/reset-password')

  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Request a new link' }).click()

  await expect(page).toHaveURL(/\/forgot-password$/u)
  await expect(page.getByRole('dialog', { name: 'Reset Password' })).toBeVisible()
})
