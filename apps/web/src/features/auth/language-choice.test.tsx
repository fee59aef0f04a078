import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startI18n } from '../../lib/language/i18n.ts'
import { renderAccess } from '../../testing/render-access.tsx'
import { startSealedServer } from '../../testing/sealed-server.ts'
import { LogInPage } from './log-in/log-in-page.tsx'

beforeEach(async () => {
  await startSealedServer()
  return () => vi.unstubAllGlobals()
})

afterEach(() => startI18n('en-GB'))

it('lets a visitor read the page in another language, with what was typed kept', async () => {
  const user = userEvent.setup()
  await renderAccess('/login', <LogInPage />)
  await user.type(screen.getByLabelText('Email'), 'ada@example.org')

  await user.click(await screen.findByRole('button', { name: 'Language: English (UK)' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }))

  expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeDefined()
  expect(screen.getByLabelText('E-Mail-Adresse')).toHaveProperty('value', 'ada@example.org')
  expect(screen.getByRole('button', { name: 'Sprache: Deutsch' })).toBeDefined()
  expect(document.documentElement.lang).toBe('de')
})

it('opens the languages from the keyboard, with the one in force checked and the focus in the menu', async () => {
  const user = userEvent.setup()
  await renderAccess('/login', <LogInPage />)
  const button = await screen.findByRole('button', { name: 'Language: English (UK)' })
  expect(button.getAttribute('aria-haspopup')).toBe('menu')
  button.focus()

  await user.keyboard('{Enter}')

  const menu = await screen.findByRole('menu')
  expect(screen.getByRole('menuitemradio', { name: 'English (UK)' }).getAttribute('aria-checked')).toBe(
    'true',
  )
  await vi.waitFor(() => expect(menu.contains(document.activeElement)).toBe(true))
})
