import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { expect, test } from './journey.ts'
import { finishOnboarding, freshEmail, logIn, newestCode, register } from './people.ts'

const password = 'seven quiet herons'

test('a newcomer signs up with a code from the mail, logs in and asks a first question @phone', async ({
  page,
}) => {
  // Many looks with axe: three times the usual patience.
  test.slow()
  const email = freshEmail()

  await page.goto('/signup')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const create = page.getByRole('button', { name: 'Create Account' })
  await expect(create).toBeDisabled()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byrne')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('seven')
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill('seven quiet heron')
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm password').fill(password)
  await page.getByLabel('I accept the terms and conditions').check()
  await expect(create).toBeDisabled()
  await page.getByLabel('I accept the privacy policy').check()
  await create.click()

  await expect(page.getByRole('button', { name: /Resend code in 00:/u })).toBeDisabled()
  await expectAccessible(page)
  const code = await newestCode(email)
  await page.getByRole('textbox', { name: 'Verification code' }).focus()
  await page.keyboard.type(code)
  await expect(page).toHaveURL(/\/login$/u)
  await expect(page.getByText('Email verified successfully')).toBeVisible()
  await expectAccessible(page)

  await logIn(page, { email, password })
  await expect(page).toHaveURL(/\/profile$/u)
  await expect(page.getByRole('heading', { name: 'Complete Profile' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await finishOnboarding(page)
  await expect(page).toHaveURL(/\/ai$/u)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page
    .getByLabel('Your clinical question')
    .fill('Does dapagliflozin help in heart failure with reduced ejection fraction?')
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible()
  await expect(page.getByText('99 of 100 questions left')).toBeAttached()
  await expectNoSidewaysScroll(page)
})

test('somebody who logs in before the code was entered is brought to it @phone', async ({ page }) => {
  const email = freshEmail()
  await register(page, { email, password })

  await page.goto('/login')
  await logIn(page, { email, password })

  await expect(
    page.getByText('Your email is not verified. Redirecting to the verification page...'),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/signup$/u)
  await expect(page.getByRole('textbox', { name: 'Verification code' })).toBeVisible()
})

test('a phone that discards the page while the mail is read comes back to the code', async ({ page }) => {
  const email = freshEmail()
  await register(page, { email, password })

  await page.reload()
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('textbox', { name: 'Verification code' }).focus()
  await page.keyboard.type(await newestCode(email))
  await expect(page).toHaveURL(/\/login$/u)
})

test('a wrong code is refused and can be typed again', async ({ page }) => {
  const email = freshEmail()
  await register(page, { email, password })
  const code = await newestCode(email)
  const wrong = code === '123456' ? '123457' : '123456'

  await page.getByRole('textbox', { name: 'Verification code' }).focus()
  await page.keyboard.type(wrong)

  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL(/\/signup$/u)
  await page.keyboard.type(code)
  await expect(page.getByText('Email verified successfully. Redirecting to login page.')).toBeVisible()
})

test('the whole form is seen at once on a desktop', async ({ page }) => {
  await page.goto('/signup')
  await expect(page.getByLabel('First name')).toBeVisible()

  await expect(page.getByText('Country looked up on this server with')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeInViewport({ ratio: 1 })
})
