import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { expect, test } from './journey.ts'
import { admin, demoAccount, logIn } from './people.ts'

/** Runs in the page: as with a browser whose storage is switched off. */
function forbidStorage() {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
}

test('a wrong password is refused without telling whether the address is known', async ({ page }) => {
  const { email } = await demoAccount('Dr')
  await page.goto('/login')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await logIn(page, { email, password: 'not the password' })
  const known = await page.getByRole('alert').textContent()
  await logIn(page, { email: 'nobody@example.org', password: 'not the password' })
  await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled()

  expect(await page.getByRole('alert').textContent()).toBe(known)
})

test('an expired session leads to log-in and back to where one was @phone', async ({ page }) => {
  const account = await demoAccount('Student')
  const expired = await admin('token', account.email, '--ttl', '-60')
  await page.goto('/login')
  await page.evaluate((token) => localStorage.setItem('auth_token', token), expired)

  await page.goto('/ai?from=a-link')
  await expect(page).toHaveURL(/\/login$/u)
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  await logIn(page, account)

  await expect(page).toHaveURL(/\/ai\?from=a-link$/u)
})

test('a token the server has forgotten leads to log-in, and the unsent question is still there', async ({
  page,
}) => {
  const account = await demoAccount('Student')
  await page.goto('/login')
  await logIn(page, account)
  const question = 'Does aspirin prevent a first heart attack in older adults?'
  await page.getByLabel('Your clinical question').fill(question)
  await page.evaluate(() => {
    const [head, body] = (localStorage.getItem('auth_token') ?? '').split('.')
    localStorage.setItem('auth_token', `${head}.${body}.${'A'.repeat(43)}`)
  })

  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page).toHaveURL(/\/login$/u)
  await logIn(page, account)

  await expect(page).toHaveURL(/\/ai$/u)
  await expect(page.getByLabel('Your clinical question')).toHaveValue(question)
})

test('another person who logs in in another tab ends the session of the first, whose page goes', async ({
  page,
  context,
}) => {
  const first = await demoAccount('Dr')
  const second = await demoAccount('Student')
  const other = await context.newPage()
  await other.goto('/login')
  await page.goto('/login')
  await logIn(page, first)
  await expect(page.getByText(first.name)).toBeVisible()

  await logIn(other, second)
  await expect(other.getByText(second.name)).toBeVisible()
  await expect(page).toHaveURL(/\/login$/u)
  await expect(page.getByText('Someone else has logged in to this browser')).toBeVisible()
  await expect(page.getByText(first.name)).toBeHidden()
  await expectAccessible(page)
  await logIn(page, first)

  await expect(page.getByText(first.name)).toBeVisible()
  await expect(other).toHaveURL(/\/login$/u)
})

test('a browser that forbids storage can be worked in until the page is left', async ({ page }) => {
  const account = await demoAccount('Dr')
  await page.addInitScript(forbidStorage)
  await page.goto('/login')
  await logIn(page, account)

  await expect(page.getByLabel('Your clinical question')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/login$/u)
})

test('a browser that forbids storage keeps what was pressed and typed before the script came', async ({
  page,
}) => {
  await page.addInitScript(forbidStorage)
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('anna@example.org')
  await page.getByRole('link', { name: 'Forgot Password?' }).click()

  const dialog = page.getByRole('dialog', { name: 'Reset Password' })
  await expect(dialog.getByLabel('Email')).toHaveValue('anna@example.org')
  await expect(page).toHaveURL(/\/login$/u)
})

test('a refused log-in leaves the focus on its button', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  const button = page.getByRole('button', { name: 'Log In' })
  await expect(button).toBeEnabled()
  await button.focus()

  await page.keyboard.press('Enter')

  await expect(page.getByRole('alert')).toBeVisible()
  await expect(button).toBeFocused()
})

test('who is signed in sets a new password where the mails about the account lead', async ({ page }) => {
  await page.goto('/login')
  await logIn(page, await demoAccount('Dr'))
  await expect(page).toHaveURL(/\/ai$/u)

  await page.goto('/forgot-password')

  await expect(page.getByRole('dialog', { name: 'Reset Password' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/ai$/u)
})

test('logging out ends the session on the server too', async ({ page, request }) => {
  const account = await demoAccount('Dr')
  await page.goto('/login')
  await logIn(page, account)
  await expect(page.getByText(`Dr. ${account.name}`).first()).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))

  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL(/\/login$/u)

  const answer = await request.get('/api/auth/identity', { headers: { authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(401)
})

test('an unknown path says so and leads on', async ({ page }) => {
  await page.goto('/nowhere')

  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByText("The page you are looking for doesn't exist or has been moved.")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
  await expect(page.getByRole('button', { name: 'Use the dark theme' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(/\/$/u)
})

test('which picture is shown can be told in forced colours too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/login')
  const lines = page.locator('aside span > span')
  await expect(lines).toHaveCount(3)

  const sizes = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().width))
  const isDrawn = await lines.evaluateAll((all) =>
    all.every((line) => getComputedStyle(line).borderTopColor === getComputedStyle(document.body).color),
  )

  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0)
  expect(sizes[1]).toBe(sizes[2])
  expect(isDrawn).toBe(true)
})
