import { readFile } from 'node:fs/promises'
import { expectAccessible } from './accessibility.ts'
import { doctor, enter, readCode, readMail } from './accounts.ts'
import { expect, test } from './journey.ts'
import { logIn } from './people.ts'

test('the settings open over any page, and give everything that is kept as a file @phone', async ({
  page,
}) => {
  const account = await doctor('Ida Moll')
  await enter(page, account, '/dashboard')
  await expect(page.getByText('Welcome back, Dr. Ida Moll')).toBeVisible()
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await expectAccessible(page)

  await settings.getByRole('button', { name: 'Request My Data' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ])

  expect(download.suggestedFilename()).toBe('user-data.txt')
  expect(await readFile(await download.path(), 'utf8')).toContain(account.email)
  await expect(page.getByText('user-data.txt was handed to your browser to save.')).toBeVisible()
})

test('a session that ends under an open dialog leads to log-in, and back to the page', async ({ page }) => {
  const account = await doctor('Ida Moll')
  await enter(page, account, '/settings')
  await page.getByRole('button', { name: 'Request My Data' }).click()
  await page.evaluate(() => {
    const [head, body] = (localStorage.getItem('auth_token') ?? '').split('.')
    localStorage.setItem('auth_token', `${head}.${body}.no-signature-of-the-server`)
  })

  await page.getByRole('button', { name: 'Download my data' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await logIn(page, account)
  await expect(page).toHaveURL(/\/settings$/u)
  await expect(page.getByRole('button', { name: 'Request My Data' })).toBeVisible()
})

test('whoever changes the password is logged out after three seconds, and in with the new one', async ({
  page,
}) => {
  const account = await doctor('Ida Moll')
  await enter(page, account, '/settings')
  await page.getByRole('button', { name: 'Change Password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Password' })
  await expect(dialog.getByLabel('Email')).toHaveValue(account.email)
  await dialog.getByLabel('Current Password').fill(account.password)
  await dialog.getByLabel('New Password').fill('nine loud herons')
  await dialog.getByLabel('Confirm Password').fill('nine loud herons')
  await dialog.getByRole('button', { name: 'Change Password' }).click()

  await expect(dialog.getByText(/^Your password was changed/u)).toBeVisible()
  await expect(page).toHaveURL(/\/login$/u)
  await logIn(page, { email: account.email, password: 'nine loud herons' })
  await expect(page).toHaveURL(/\/ai$/u)
})

test('the address changes with the code of a mail, and is what one logs in with', async ({ page }) => {
  const account = await doctor('Ida Moll')
  const email = `ida.${crypto.randomUUID()}@example.org`
  await enter(page, account, '/settings')
  await page.getByRole('button', { name: 'Change Email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Email' })
  await dialog.getByLabel('New email').fill(email)
  await dialog.getByLabel('Current Password').fill(account.password)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByText(`If ${email} can be used`)).toBeVisible()
  await expectAccessible(page)

  await dialog
    .getByLabel('Verification code')
    .first()
    .pressSequentially(await readCode(email))

  await expect(dialog.getByText(`The address of your account is ${email} now.`)).toBeVisible()
  await page.keyboard.press('Escape')
  await readMail(account.email, /was changed/u)
  await page.evaluate(() => localStorage.removeItem('auth_token'))
  await page.goto('/login')
  await logIn(page, { email, password: account.password })
  await expect(page).toHaveURL(/\/ai$/u)
})

test('an account is deleted with its password, and nobody logs in to it again', async ({ page }) => {
  const account = await doctor('Ida Moll')
  await enter(page, account, '/settings')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Account' })
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('The current password is not right.')

  await dialog.getByLabel('Password', { exact: true }).fill(account.password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()

  await expect(page).toHaveURL(/\/login$/u)
  await readMail(account.email, /deleted/u)
  await logIn(page, account)
  await expect(page.getByRole('alert')).toHaveText('The email address or the password is not right.')
})

test('support is told by address, another browser is logged out, and a profile is taken out of sight', async ({
  page,
  browser,
}) => {
  const account = await doctor('Ida Moll')
  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await other.goto('/login')
  await logIn(other, account)
  await expect(other).toHaveURL(/\/ai$/u)
  await enter(page, account, '/settings')

  await page.getByRole('button', { name: 'Contact Support' }).click()
  await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByLabel('Colleagues can find my profile').uncheck()
  await page.getByRole('button', { name: 'Where you are logged in' }).click()
  await page.getByRole('button', { name: /^Log out: Chrome on \w+, logged in on/u }).click()

  await expect(page.getByText('That browser is logged out.')).toBeVisible()
  await other.goto('/dashboard')
  await expect(other).toHaveURL(/\/login$/u)
  await page.reload()
  await expect(page.getByLabel('Colleagues can find my profile')).not.toBeChecked()
})
