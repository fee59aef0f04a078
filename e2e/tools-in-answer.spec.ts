import type { Page } from '@playwright/test'
import { startRecordSystem } from '../apps/web/src/testing/record-system.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './journey.ts'
import { demoAccount, logIn } from './people.ts'

async function logInAs(page: Page) {
  await page.goto('/login')
  await logIn(page, await demoAccount('Dr'))
  await page.waitForURL(/\/ai$/u)
}

const box = (page: Page) => page.getByRole('textbox', { name: 'Your clinical question' })

test('a score that a few words ask for opens with what they tell, to be confirmed @phone', async ({
  page,
}) => {
  await logInAs(page)

  await box(page).fill('chadsvasc 72f htn')
  await box(page).press('Enter')
  const offer = page.getByRole('region', { name: 'Calculator for this question' })
  await expect(offer).toContainText('Age: 65 to 74 · Sex: Female · Hypertension: yes')
  await expectAccessible(page)
  await offer.getByRole('link').click()

  await expect(page).toHaveURL('/tools/calcs/cha2-ds2-vasc')
  await expect(page.getByText('Filled in: please confirm')).toHaveCount(3)
  await expectAccessible(page)
})

test('a question for a guide is answered from it where the evidence is silent @phone', async ({ page }) => {
  await logInAs(page)

  await box(page).fill('empirical antibiotic for uncomplicated cystitis in pregnancy')
  await box(page).press('Enter')

  const guide = page.getByRole('region', { name: 'From the antibiotic guide' })
  await expect(guide.getByText('Draft until reviewed')).toBeVisible()
  await expect(guide).toContainText('Lower urinary tract infection or bacteriuria in pregnancy')
  await expectAccessible(page)
})

test.describe('a record system', () => {
  const port = Number(process.env['E2E_RECORD_PORT'])
  test.use({ otherOrigins: [`http://127.0.0.1:${port}`] })

  test('opens the calculators, and this server never hears of the patient', async ({ page }) => {
    const record = await startRecordSystem(port)
    const sent: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith('http://127.0.0.1'))
        sent.push(`${request.url()} ${request.postData() ?? ''}`)
    })
    try {
      await logInAs(page)
      await page.goto(`/launch?${new URLSearchParams({ iss: record.fhir, launch: 'opaque' }).toString()}`)

      await expect(page).toHaveURL('/launch/record')
      await expect(page.getByRole('region', { name: 'From the record' })).toContainText('92 mm[Hg]')
      await expectAccessible(page)
      await page.getByRole('link', { name: 'qSOFA' }).click()
      await expect(page.getByText('Filled in: please confirm')).toHaveCount(2)
      await page.getByRole('button', { name: 'Calculate' }).click()
      await expect(page.getByText(/Nothing that a record tells is sent to the server/u)).toBeVisible()
      expect(sent.filter((each) => each.includes('/api/calcs/'))).toEqual([])
      expect(sent.filter((each) => /1940|secret-token|mm\[Hg\]/u.test(each))).toEqual([])
    } finally {
      await record.close()
    }
  })
})
