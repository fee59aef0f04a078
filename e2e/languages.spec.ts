import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessibility.ts'
import { expect, test } from './journey.ts'
import { demoAccount, finishOnboarding, freshEmail, logIn, newestCode } from './people.ts'

async function choose(page: Page, menu: string, language: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menuitemradio', { name: language }).click()
}

test.describe('somebody who is signed in', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login')
    await logIn(page, await demoAccount('Dr'))
    await expect(page).toHaveURL(/\/ai$/u)
    await expect(page.getByLabel('Your clinical question')).toBeVisible()
    await expect(page.getByRole('link', { name: /Demo Doctor/u })).toBeVisible()
  })

  test('an Italian question is answered in Italian on an English page', async ({ page }) => {
    await page
      .getByLabel('Your clinical question')
      .fill('L’apixaban previene l’ictus meglio del warfarin nella fibrillazione atriale?')
    await page.getByRole('button', { name: 'Send question' }).click()

    const heading = page.getByRole('heading', { name: 'L’essenziale' })
    await expect(heading).toBeVisible()
    await expect(page.locator('[lang=it]').filter({ has: heading })).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    await expect(page.getByRole('group', { name: 'Was this helpful?' })).toBeVisible()

    await page.getByRole('button', { name: 'Fonte 1: mostra le parole su cui si basa' }).first().click()
    const card = page.locator('article.ai-source').first()
    await expect(card.locator('[lang=en]').first()).toBeVisible()
    await expectAccessible(page)
  })

  test('the page speaks German at once, and still at the next visit @phone', async ({ page }) => {
    await choose(page, 'Language', 'Deutsch')

    await expect(page.getByRole('textbox', { name: 'Ihre klinische Frage' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expectNoSidewaysScroll(page)

    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.reload()
    await page.getByRole('button', { name: /^Vorhofflimmern/u }).click()
    await expect(page.getByRole('heading', { name: 'Das Wichtigste' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    // What every page needs in English comes along with the script; of the other texts one language is enough.
    expect(fetched.filter((url) => /\/(?:conversation|answer-record)-[\w-]{8}\.js$/u.test(url))).toHaveLength(
      2,
    )

    for (const agent of ['Konsens', 'Leitlinien']) {
      await page.getByRole('tab', { name: agent }).click()
      await page.getByRole('button', { name: /^Vorhofflimmern/u }).click()
      await expect(page.getByText(/^Quellen$|^Literatur$|Konsens /u).first()).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
  })
})

test.describe('a visitor whose browser speaks Italian', () => {
  test.use({ locale: 'it-IT' })

  test('signs up, verifies and logs in reading Italian @phone', async ({ page }) => {
    const email = freshEmail()
    const password = 'sette aironi quieti'
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await expect(page.locator('[lang=en-GB]').getByRole('main')).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'Crea un account' })).toBeVisible()
    await page.getByLabel('Nome', { exact: true }).fill('Anna')
    await page.getByLabel('Cognome').fill('Bianchi')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Conferma la password').fill(password)
    await page.getByRole('button', { name: 'termini e le condizioni' }).click()
    const terms = page.getByRole('dialog')
    await expect(terms.locator('[lang=en-GB]', { hasText: 'Terms and Conditions' }).first()).toBeVisible()
    await expect(terms.getByText('Versione del 30 giugno 2025')).toBeVisible()
    await terms.getByRole('button', { name: 'Chiudi' }).click()
    await page.getByLabel('Accetto i termini e le condizioni').check()
    await page.getByLabel('Accetto l’informativa sulla privacy').check()
    await page.getByRole('button', { name: 'Crea l’account' }).click()

    const code = await newestCode(email)
    await page.getByRole('textbox', { name: 'Codice di verifica' }).focus()
    await page.keyboard.type(code === '123456' ? '123457' : '123456')
    await expect(page.getByRole('alert')).toHaveText(
      'Il codice non è corretto o è scaduto. Controllarlo o richiederne uno nuovo.',
    )
    await page.getByRole('textbox', { name: 'Codice di verifica' }).focus()
    await page.keyboard.type(code)
    await expect(page).toHaveURL(/\/login$/u)
    await expect(page.getByText('Indirizzo email verificato. Ora è possibile accedere.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Lingua: Italiano' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const enter = page.getByRole('button', { name: 'Accedi' })
    await page.getByLabel('Password', { exact: true }).fill('otto aironi quieti')
    await enter.click()
    await expect(page.getByText('L’indirizzo email o la password non sono corretti.')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await enter.click()
    await finishOnboarding(page, {
      profession: 'Medico',
      country: ['Paese di iscrizione all’ordine dei medici', 'Irlanda'],
      speciality: ['Specialità', 'Cardiologia'],
      launch: 'Inizia',
    })
    await expect(page.getByRole('textbox', { name: 'Domanda clinica' })).toBeVisible()
  })
})
