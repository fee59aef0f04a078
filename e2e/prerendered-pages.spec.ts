import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { demoAccount, logIn } from './people.ts'

const script = /\/assets\/index-[^/]+\.js$/u
const faces = /\.woff2$/u

/** Holds files back until `release` is called, as a slow network would. */
async function hold(page: Page, files: RegExp): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await promise
    await route.continue()
  })
  return { release: resolve }
}

/** The note at the top of a page where no script runs; Playwright looks for no text in there by itself. */
async function expectNote(page: Page, words: string): Promise<void> {
  const note = page.locator('noscript p')
  await expect(note).toContainText(words)
  await expect(note).toBeInViewport()
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, heading } of [
    { path: '/', heading: /^Ask a clinical question/u },
    { path: '/login', heading: 'Log in' },
    { path: '/signup', heading: 'Create your account' },
  ])
    test(`${path} can be read, and says at its top what needs script`, async ({ page }) => {
      await page.goto(path)

      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expectNote(page, 'JavaScript is switched off.')
    })

  test('/signup does not say that something is being checked', async ({ page }) => {
    await page.goto('/signup')

    await expect(page.getByText('Checking your location...')).toBeAttached()
    await expect(page.getByText('Checking your location...')).toBeHidden()
  })

  test('a page that is not prerendered says why it is empty', async ({ page }) => {
    await page.goto('/reset-password')

    await expectNote(page, 'JavaScript is switched off.')
  })

  test.describe('in German', () => {
    test.use({ locale: 'de' })

    test('it is said in German', async ({ page }) => {
      await page.goto('/login')

      await expectNote(page, 'JavaScript ist ausgeschaltet.')
    })
  })

  test('Forgot Password? leads to its address', async ({ page }) => {
    await page.goto('/login')

    await page.getByRole('link', { name: 'Forgot Password?' }).click()

    await expect(page).toHaveURL(/\/forgot-password$/u)
  })
})

test('the script takes the page over as it stands, with what was pressed before @phone', async ({ page }) => {
  const { release } = await hold(page, script)
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('h1').evaluate((heading) => heading.setAttribute('data-kept', ''))

  // Before the script is there, which has to make up for it.
  await page.getByRole('button', { name: 'Show what this rests on, source 2' }).click()
  release()

  await expect(page.getByRole('button', { name: 'Show what this rests on, source 2' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.locator('h1')).toHaveAttribute('data-kept')
})

test('what was typed before the script came can be sent @phone', async ({ page }) => {
  const { release } = await hold(page, script)
  const { email, password } = await demoAccount('Dr')
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/u)

  release()
  await page.getByRole('button', { name: 'Log in' }).click()

  await expect(page).toHaveURL(/\/ai$/u)
})

test('Forgot Password? pressed before the script came opens over the page, with the address that was typed', async ({
  page,
}) => {
  const { release } = await hold(page, script)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('anna@example.org')
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/login$/u)

  release()

  const dialog = page.getByRole('dialog', { name: 'Reset Password' })
  await expect(dialog.getByLabel('Email')).toHaveValue('anna@example.org')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Email')).toHaveValue('anna@example.org')
  await expect(page).toHaveURL(/\/login$/u)
})

test('the page has the theme that was chosen before its script comes', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await hold(page, script)

  await page.goto('/', { waitUntil: 'commit' })

  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(14, 21, 25)')
  await expect(page.locator('.lucide-sun')).toBeVisible()
  await expect(page.locator('.lucide-moon')).toBeHidden()
})

for (const { path, width } of [
  { path: '/', width: 412 },
  { path: '/', width: 1440 },
  // With the button of Google, which is not part of what is prerendered.
  { path: '/login', width: 360 },
])
  test(`nothing moves on ${path} where the faces come late, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          document.documentElement.dataset['shift'] = JSON.stringify(entry)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const { release } = await hold(page, faces)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('h1')).toBeHidden()

    release()

    await expect(page.locator('h1')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.dataset['shift'])).toBeUndefined()
  })

test('a page whose faces do not come is shown all the same', async ({ page }) => {
  await hold(page, faces)

  await page.goto('/', { waitUntil: 'commit' })

  await expect(page.locator('h1')).toBeVisible()
})

test('a page in another language than the chosen one is not shown', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'it'))
  const { release } = await hold(page, script)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('h1')).toBeAttached()
  await expect(page.locator('h1')).toBeHidden()

  release()

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
})

test('who is signed in never sees the page of a stranger', async ({ page }) => {
  await page.goto('/login')
  await logIn(page, await demoAccount('Dr'))
  await expect(page).toHaveURL(/\/ai$/u)
  const { release } = await hold(page, script)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('h1')).toBeAttached()
  await expect(page.locator('h1')).toBeHidden()

  release()

  await expect(page).toHaveURL(/\/ai$/u)
})

test('who goes on from a page without the router comes to the next as ever, and Back again @phone', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('anna@example.org')

  await page.getByRole('link', { name: 'Create an account' }).click()

  await expect(page).toHaveURL(/\/signup$/u)
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeFocused()
  await expect(page).toHaveTitle(/^Create your account/u)
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/login$/u)
  await expect(page.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible()
})

test('where the router does not come, the browser itself fetches the page that was asked for', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('anna@example.org')
  const broken = { contentType: 'text/javascript', body: 'throw new Error("broken")' }
  await page.route('**/routed-app-*.js', (route) => route.fulfill(broken))

  await page.getByRole('link', { name: 'Create an account' }).click()

  await expect(page).toHaveURL(/\/signup$/u)
  await expect(page.getByLabel('First name')).toBeVisible()
})
