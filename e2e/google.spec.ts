import { createPrivateKey } from 'node:crypto'
import {
  type LocalOpenIdProvider,
  startLocalOpenIdProvider,
} from '../apps/api/src/testing/local-openid-provider.ts'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { expect, test } from './journey.ts'
import { demoAccount, finishOnboarding, freshEmail } from './people.ts'

const port = Number(process.env['E2E_GOOGLE_PORT'])

let google: LocalOpenIdProvider
test.use({ otherOrigins: [`http://127.0.0.1:${port}`] })
test.beforeAll(async () => {
  google = await startLocalOpenIdProvider(port, createPrivateKey(process.env['E2E_GOOGLE_KEY'] ?? ''))
})
test.afterAll(() => google.close())

test('a newcomer signs in with Google, gives the consents, and next time is simply in @phone', async ({
  page,
}) => {
  const email = freshEmail()
  google.signIn({ sub: email, email, email_verified: true, name: 'Grace Hopper' })

  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL(/\/signup$/u)
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Grace Hopper')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('I accept the terms and conditions').check()
  await page.getByLabel('I accept the privacy policy').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await finishOnboarding(page)
  await expect(page.getByLabel('Your clinical question')).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()

  await expect(page.getByLabel('Your clinical question')).toBeVisible()
  expect(page.url()).not.toContain('google')
})

test('whoever presses Back at a shared computer finds nothing of the newcomer who left', async ({ page }) => {
  const email = freshEmail()
  google.signIn({ sub: email, email, email_verified: true, name: 'Grace Hopper' })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('link', { name: 'Log in' }).last().click()
  await expect(page).toHaveURL(/\/login$/u)

  await page.goBack()

  await expect(page).toHaveURL(/\/signup$/u)
  await expect(page.getByLabel('First name')).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('ticket')
})

test('a doctor with an account comes back through Google to where they were', async ({ page }) => {
  const { email } = await demoAccount('Dr')
  google.signIn({ sub: 'doctor', email, email_verified: true, name: 'Demo Doctor' })

  await page.goto('/ai?from=a-link')
  await expect(page).toHaveURL(/\/login$/u)
  await page.getByRole('button', { name: 'Continue with Google' }).click()

  await expect(page).toHaveURL(/\/ai\?from=a-link$/u)
})

test('somebody who says no at Google is told so, and the code of another tab signs nobody in', async ({
  page,
}) => {
  google.denyAll()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('alert')).toContainText('Google did not confirm who you are')
  await expect(page).toHaveURL(/\/login$/u)
  await expectAccessible(page)

  await page.goto('about:blank')
  await page.goto(`/login#google=${'x'.repeat(43)}`)

  await expect(page.getByRole('alert')).toContainText('took too long')
  await expect(page).toHaveURL(/\/login$/u)
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
})
