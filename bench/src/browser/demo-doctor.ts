import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { Running } from './served-product.ts'

const Accounts = z.array(z.object({ type: z.string(), email: z.string(), password: z.string() }))

/** Logs the demo doctor of a served product in, as a person does; the page then stands where questions are asked. */
export async function logInDemoDoctor(page: Page, { port, folder }: Running): Promise<void> {
  const accounts = Accounts.parse(JSON.parse(await readFile(join(folder, 'demo.json'), 'utf8')))
  const doctor = accounts.find(({ type }) => type === 'Dr')
  if (doctor === undefined) throw new Error('The server made no demo doctor')
  await page.goto(`http://localhost:${port}/login`)
  await page.getByLabel('Email').fill(doctor.email)
  await page.getByLabel('Password', { exact: true }).fill(doctor.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL(/\/ai/u)
}
