import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')

const DemoAccount = z.object({
  name: z.string(),
  email: z.string(),
  type: z.enum(['Dr', 'Student']),
  password: z.string(),
})
type DemoAccount = z.infer<typeof DemoAccount>

function dataFolder(): string {
  const folder = process.env['E2E_DATA_DIR']
  if (folder === undefined) throw new Error('E2E_DATA_DIR is set by playwright.config.ts')
  return folder
}

/** An operator's command beside the running server, as the README gives it. */
export async function admin(...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['apps/api/src/admin/main.ts', ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataFolder() },
  })
  return stdout.trim()
}

export async function demoAccount(type: DemoAccount['type']): Promise<DemoAccount> {
  const accounts = z
    .array(DemoAccount)
    .parse(JSON.parse(await readFile(join(dataFolder(), 'demo.json'), 'utf8')))
  const account = accounts.find((candidate) => candidate.type === type)
  if (account === undefined) throw new Error(`The server made no demo account of type ${type}`)
  return account
}

/** The six digits of the newest mail to an address; mail is sent after the request, so it may take a moment. */
export async function newestCode(email: string): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    code = /\b\d{6}\b/u.exec(await admin('mail', 'newest', email))?.[0]
    expect(code).toBeDefined()
  }).toPass({ timeout: 30_000 })
  return code ?? ''
}

export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

/** An address nobody has used yet in this run. */
export function freshEmail(): string {
  return `nurse.${crypto.randomUUID()}@example.org`
}

/** The link of the newest mail to an address that sets a new password. */
export async function newestResetLink(email: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    link = /https?:\/\/\S+\/reset-password\?\S+/u.exec(await admin('mail', 'newest', email))?.[0]
    expect(link).toBeDefined()
  }).toPass({ timeout: 30_000 })
  return link ?? ''
}

/** Fills the sign-up form in and sends it; the code view is open then. */
export async function register(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('First name').fill('Ida')
  await page.getByLabel('Last name').fill('Moll')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByLabel('I accept the terms and conditions').check()
  await page.getByLabel('I accept the privacy policy').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('textbox', { name: 'Verification code' })).toBeVisible()
}

/** A new, verified account. */
export async function signUp(page: Page, person: { email: string; password: string }): Promise<void> {
  await register(page, person)
  const code = await newestCode(person.email)
  await page.getByRole('textbox', { name: 'Verification code' }).focus()
  await page.keyboard.type(code)
  await expect(page).toHaveURL(/\/login$/u)
}

const english = {
  profession: 'Medical Doctor',
  country: ['Country of medical registration', 'Ireland'],
  speciality: ['Speciality', 'Cardiology'],
  launch: 'Launch',
} as const
type OnboardingWords = {
  [Name in keyof typeof english]: (typeof english)[Name] extends string ? string : readonly [string, string]
}

/** Leads a doctor who has just logged in for the first time through onboarding, the short way. */
export async function finishOnboarding(page: Page, words: OnboardingWords = english): Promise<void> {
  await page.getByRole('button', { name: words.profession }).click()
  const launch = page.getByRole('button', { name: words.launch })
  await expect(launch).toBeDisabled()
  for (const [field, option] of [words.country, words.speciality]) {
    await page.getByRole('combobox', { name: field }).fill(option)
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await launch.click()
}
