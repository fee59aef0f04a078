import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type CertifiedProvider,
  startCertifiedProvider,
} from '../apps/api/src/testing/certified-provider/start-certified-provider.ts'
import { type ServerProcess, startServerProcess } from '../apps/api/src/testing/server-process.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { expect, test } from './journey.ts'
import { finishOnboarding } from './people.ts'

const port = process.env['E2E_OTHER_PORT'] ?? ''
const providerPort = Number(process.env['E2E_OIDC_PORT'])
const product = `http://localhost:${port}`
const firstStartMs = 120_000

const client = {
  clientId: 'auscult',
  clientSecret: 'a secret between two servers',
  redirectUri: `${product}/api/auth/oidc/redirect`,
  postLogoutRedirectUri: `${product}/login`,
  backChannelLogoutUri: `${product}/api/auth/oidc/back-channel-logout`,
}
const groups = ['clinicians']
const people = {
  grace: { email: 'grace@example.org', email_verified: true, name: 'Grace Hopper', groups },
  ada: { email: 'ada@example.org', email_verified: true, name: 'Ada Byron', groups },
  porter: { email: 'porter@example.org', email_verified: true, name: 'Pat Doe', groups: ['porters'] },
}

let provider: CertifiedProvider
let server: ServerProcess
let folder: string
test.use({ baseURL: product, otherOrigins: [`http://127.0.0.1:${providerPort}`] })
test.beforeAll(async () => {
  test.setTimeout(firstStartMs)
  folder = await mkdtemp(join(tmpdir(), 'auscult-e2e-oidc-'))
  provider = await startCertifiedProvider(providerPort)
  await provider.register(client, people)
  server = await startServerProcess({
    ...(process.env['PATH'] !== undefined && { PATH: process.env['PATH'] }),
    PORT: port,
    DATA_DIR: folder,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: client.clientId,
    OIDC_CLIENT_SECRET: client.clientSecret,
    OIDC_NAME: 'St Vincent’s',
    OIDC_ALLOWED_GROUPS: 'clinicians',
  })
})
test.afterAll(async () => {
  await server.stop()
  await provider.close()
  await rm(folder, { recursive: true, force: true })
})

const button = (page: Page) => page.getByRole('button', { name: 'Continue with St Vincent’s' })

/** At the provider, which knows nobody in this browser yet. */
async function signInThere(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Hospital sign-in' })).toBeVisible()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function logOut(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
}

test('a newcomer enters by the hospital, logs out of both, and is asked who they are the next time @phone', async ({
  page,
  isMobile,
}) => {
  // It goes through onboarding and three times through another server's pages.
  test.slow()
  await page.goto('/signup')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await button(page).click()
  await signInThere(page, isMobile ? 'grace' : 'ada')
  await expect(page.getByText('St Vincent’s has confirmed')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('I accept the terms and conditions').check()
  await page.getByLabel('I accept the privacy policy').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await finishOnboarding(page)
  await expect(page.getByLabel('Your clinical question')).toBeVisible()

  await logOut(page, isMobile)

  await expect(page.getByRole('heading', { name: 'Hospital log-out' })).toBeVisible()
  await page.getByRole('button', { name: 'Yes, log me out' }).click()
  await expect(page).toHaveURL(`${product}/login`)
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()

  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await button(page).click()
  await signInThere(page, isMobile ? 'grace' : 'ada')
  await expect(page.getByLabel('Your clinical question')).toBeVisible()
  expect(page.url()).not.toContain('oidc')
})

test('who is in none of the groups is told so, and a password goes on being asked for @phone', async ({
  page,
}) => {
  await page.goto('/login')
  await button(page).click()
  await signInThere(page, 'porter')

  await expect(page.getByRole('alert')).toContainText('St Vincent’s does not let your account into Auscult')
  await expect(page).toHaveURL(`${product}/login`)
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expectAccessible(page)
})
