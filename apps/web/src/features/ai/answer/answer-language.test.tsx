import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { chooseLanguage, startI18n } from '../../../lib/language/i18n.ts'
import type { InterfaceLanguage } from '../../../lib/language/interface-language.ts'
import { renderSignedIn } from '../../../testing/render-page.tsx'
import { box, openPage, question, startAiServer } from '../ai-page.steps.tsx'
import { AiPage } from '../ai-page.tsx'
import { answerFixture } from '../clinical/clinical.fixture.ts'
import { answerLanguage } from './answer-language.tsx'

const italian = {
  ...answerFixture,
  understood: answerFixture.understood && { ...answerFixture.understood, language: 'it' as const },
}

let server: Awaited<ReturnType<typeof startAiServer>>

beforeEach(async () => {
  await startI18n('en-GB')
  server = await startAiServer()
  return () => vi.unstubAllGlobals()
})

async function ask() {
  const user = await openPage()
  await user.type(box(), `${question}{Enter}`)
  return user
}

it('heads and grades an answer in the language of its question, in a page of another language', async () => {
  server.answerWith(italian)

  await ask()

  const heading = await screen.findByRole('heading', { name: 'L’essenziale' })
  expect(heading.closest('[lang]')?.getAttribute('lang')).toBe('it')
  expect(screen.getByRole('region', { name: 'Fonti' }).textContent).toContain('+6,50')
  expect(screen.getByRole('table', { name: /Effetti a confronto/u }).textContent).toContain(
    '0,74 (0,65–0,85)',
  )
  expect(screen.getByRole('link', { name: 'Come è nata questa risposta' })).toBeDefined()
})

it('keeps what the page itself says in the language of the page', async () => {
  server.answerWith(italian)

  await ask()

  await screen.findByRole('heading', { name: 'L’essenziale' })
  expect(screen.getByRole('group', { name: 'Was this helpful?' })).toBeDefined()
  expect(screen.getByText('Understood as')).toBeDefined()
})

it('keeps a quote in the language of its source, and says which that is', async () => {
  server.answerWith(italian)
  const user = await ask()
  await screen.findByRole('heading', { name: 'L’essenziale' })

  await user.click(screen.getAllByRole('button', { name: /^Fonte 1: mostra/u })[0] ?? document.body)

  const dialog = await screen.findByRole('dialog', { name: 'Fonte 1' })
  expect(dialog.lang).toBe('it')
  expect(dialog.querySelector('blockquote')?.lang).toBe('en')
  expect(within(dialog).getByText(/Lingua: inglese/u)).toBeDefined()
})

it('does not tell an effect twice that the summary words in another language', async () => {
  const evidence = italian.evidence.map((source) => ({
    ...source,
    tooltip_summary: 'Hazard ratio 0,74 (IC 95% 0,65-0,85) per l’esito considerato.',
  }))
  server.answerWith({ ...italian, evidence: evidence.slice(0, 1) })

  await ask()

  const sources = await screen.findByRole('region', { name: 'Fonti' })
  expect(within(sources).queryByText(/ · hazard ratio 0\.74/u)).toBeNull()
})

it('lets the page change its language under an answer, which keeps its own', async () => {
  await ask()
  await screen.findByRole('heading', { name: 'What to know' })

  await act(() => chooseLanguage('de'))

  expect(await screen.findByText('Verstanden als')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'What to know' })).toBeDefined()
})

it.each([
  ['en-US', 'us'],
  ['de', 'uk'],
] as const)('asks for the spelling of a page in %s', async (language, spelling) => {
  await startI18n(language)
  const user = await openIn(language)

  await user.type(screen.getByRole('textbox'), `${question}{Enter}`)

  await waitFor(() => expect(server.asked()[0]?.body).toMatchObject({ spelling }))
})

it.each([
  ['en', 'en-US', 'en-US'],
  ['en', 'de', 'en-GB'],
  ['es', 'en-US', 'es'],
  [null, 'it', 'it'],
] as const)('shows an answer in %s on a page in %s as %s', (language, page, shown) => {
  expect(answerLanguage(language, page)).toBe(shown)
})

async function openIn(language: InterfaceLanguage) {
  await renderSignedIn(<AiPage />, ['ai', 'answer-record', 'conversation', 'evidence', 'summary', 'watch'])
  await waitFor(() => expect(document.documentElement.lang).toBe(language))
  return userEvent.setup()
}
