import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { createMailbox } from '../apps/api/src/parts/mail/mailbox.ts'
import { type Account, openAccount } from '../apps/api/src/testing/open-account.ts'

export type { Account }

/** Where the server of the journeys answers. */
export const serverUrl = `http://localhost:${process.env['E2E_PORT']}`

const mailbox = createMailbox(join(process.env['E2E_DATA_DIR'] ?? '', 'mail'), () => new Date())

/** What the newest mail to an address says, once it holds what is looked for; mail is sent after the request. */
export async function readMail(email: string, wanted: RegExp): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    found = wanted.exec((await mailbox.findNewest(email))?.text ?? '')?.[0]
    expect(found).toBeDefined()
  }).toPass({ timeout: 30_000 })
  return found ?? ''
}

export const readCode = (email: string) => readMail(email, /\b\d{6}\b/u)

/** Somebody who has just logged in for the first time. */
export const newcomer = (name: string): Promise<Account> => openAccount(serverUrl, { name, readCode })

export const doctor = (name: string): Promise<Account> =>
  openAccount(serverUrl, {
    name,
    readCode,
    profile: { type: 'Dr', country: ['Ireland'], professionalCategoryId: ['cardiology'] },
  })

export const student = (name: string): Promise<Account> =>
  openAccount(serverUrl, {
    name,
    readCode,
    profile: { type: 'Student', country: ['Ireland'], yearOfEnrollment: 2024 },
  })

/** Opens a page for somebody who logged in a moment ago. */
export async function enter(page: Page, { token }: Account, path: string): Promise<void> {
  await page.goto('/login')
  await page.evaluate((value) => localStorage.setItem('auth_token', value), token)
  await page.goto(path)
}
